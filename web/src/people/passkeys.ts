import { ApiError, ask } from '../net/api'
import type { MadePasskey, MeInfo, PasskeyChallenge, PasskeyOffer, PasskeysInfo, SignedPasskey } from '../net/generated'
import { bytesOf, textOf } from './base64url'

const FAILED = { code: 'ui.passkey.failed' }
/** Devices are free to choose: ES256, Ed25519, RS256. */
const ALGORITHMS = [-7, -8, -257]

export const passkeys = () => ask<PasskeysInfo>('/api/me/passkeys')
export const removePasskey = (id: string) => ask<PasskeysInfo>('/api/me/passkeys/remove', { id })

/** Browsers know passkeys at secure addresses only, and those belong to a name, not to numbers. */
export const isPossibleHere = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

export async function addPasskey(name: string, password: string): Promise<PasskeysInfo> {
  const offer = await ask<PasskeyOffer>('/api/me/passkeys/offer', { password })
  const made = await answered(() => navigator.credentials.create({ publicKey: creation(offer) }))
  const response = made.response as AuthenticatorAttestationResponse
  const request: MadePasskey = {
    name,
    credential: made.id,
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
  }
  return ask<PasskeysInfo>('/api/me/passkeys', request)
}

export async function signInWithPasskey(): Promise<MeInfo> {
  const { challenge, site } = await ask<PasskeyChallenge>('/api/me/passkeys/challenge', {})
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge),
    rpId: site,
    userVerification: 'required',
  }
  const signed = await answered(() => navigator.credentials.get({ publicKey }))
  const response = signed.response as AuthenticatorAssertionResponse
  const request: SignedPasskey = {
    credential: signed.id,
    client_data: textOf(response.clientDataJSON),
    authenticator: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  }
  return ask<MeInfo>('/api/me/passkeys/sign_in', request)
}

const creation = ({ challenge, site, person, name, known }: PasskeyOffer): PublicKeyCredentialCreationOptions => ({
  challenge: bytesOf(challenge),
  rp: { id: site, name: 'New Worlds' },
  user: { id: bytesOf(person), name, displayName: name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
})

/** Whoever closes the device's question, or has no passkey for this site, is told how to go on. */
async function answered(asking: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asking().catch(() => null)
  if (credential === null) throw new ApiError(0, FAILED)
  return credential as PublicKeyCredential
}
