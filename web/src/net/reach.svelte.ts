import { site } from './api'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether an address means “this very device”, wherever it is opened. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)

/** Where friends reach this server; whoever runs it at home opens it at an address that is useless to others. */
class Reach {
  /** What links begin with. */
  origin = $state(location.origin)
  kind = $state<'everywhere' | 'local' | 'alone'>('everywhere')

  async look(): Promise<void> {
    if (!isLoopback(location.hostname) || this.kind !== 'everywhere') return
    const { local_address } = await site()
    this.kind = local_address ? 'local' : 'alone'
    this.origin = local_address ?? location.origin
  }
}

export const reach = new Reach()
