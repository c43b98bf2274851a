import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/*
 * The arithmetic of fair dealing (docs/record-format.md). It comes from a library because browsers offer their own only
 * on secure pages, and a club's server in the local network is reached without encryption.
 */

const BYTES = 32
const LABEL = utf8ToBytes('New Worlds dealing')

/** What a key is made for. */
export interface Terms {
  readonly table: string
  readonly game: string
  readonly rules: number
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly data: string
  readonly players: number
  readonly chance: number
}

/** 32 bytes that nobody can foresee, as hexadecimal digits. */
export const newSecret = (): string => bytesToHex(randomBytes(BYTES))

/** The hash that seals a secret: it fixes the secret and tells nothing about it. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/** The key of a game's chance, from the server's secret and what was contributed, in the order of seats. */
export function keyOf(secret: string, contributions: readonly string[], terms: Terms): string {
  const secrets = concatBytes(...[secret, ...contributions].map(hexToBytes))
  return bytesToHex(hkdf(sha256, secrets, LABEL, utf8ToBytes(canonical(terms)), BYTES))
}

/** JSON with sorted keys and no spaces. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, content]) => `${JSON.stringify(name)}:${canonical(content)}`).join(',')}}`
}
