import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', { origin: 'http://localhost:8000', hostname: 'localhost' })
const { isLoopback } = await import('./reach.svelte')

test('addresses that mean the very device on which they are opened', () => {
  expect(['localhost', '127.0.0.1', '127.0.1.1', '[::1]'].every(isLoopback)).toBe(true)
  expect(['192.168.1.20', 'games.example.org', '127.example.org', 'localhost.example.org'].some(isLoopback)).toBe(false)
})
