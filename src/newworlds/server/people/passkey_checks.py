"""What devices answer about passkeys, checked as WebAuthn demands: by the package of the extra `passkeys`."""

from __future__ import annotations

import base64
import binascii
from importlib.util import find_spec
from typing import NamedTuple

import msgspec

from newworlds.server.people.errors import BadPasskey
from newworlds.server.people.requests import MadePasskey, SignedPasskey
from newworlds.server.storage.passkey_rows import PasskeyRow


class Place(NamedTuple):
    """Where the browser says it is: what a device signs names the same."""

    site: str
    """The host's name."""
    origin: str


class NewPasskey(NamedTuple):
    credential: str
    public_key: str
    uses: int


class _ClientData(msgspec.Struct):
    challenge: str


def can_check() -> bool:
    return find_spec("webauthn") is not None


def challenge_in(client_data: str) -> str:
    """The challenge that is answered, which is good for nothing yet."""
    try:
        return msgspec.json.decode(from_base64(client_data), type=_ClientData).challenge
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadPasskey() from error


def made(asked: MadePasskey, challenge: str, place: Place) -> NewPasskey:
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    response = {"clientDataJSON": asked.client_data, "attestationObject": asked.attestation}
    try:
        verified = verify_registration_response(
            credential=_credential(asked.credential, response),
            expected_challenge=from_base64(challenge),
            expected_rp_id=place.site,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError) as error:
        raise BadPasskey() from error
    return NewPasskey(to_base64(verified.credential_id), to_base64(verified.credential_public_key), verified.sign_count)


def uses_after(asked: SignedPasskey, row: PasskeyRow, challenge: str, place: Place) -> int:
    """How often it was used, as its device counts: less than before means that somebody has copied it."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    response = {
        "clientDataJSON": asked.client_data,
        "authenticatorData": asked.authenticator,
        "signature": asked.signature,
    }
    if row.site != place.site:
        raise BadPasskey()
    try:
        verified = verify_authentication_response(
            credential=_credential(asked.credential, response),
            expected_challenge=from_base64(challenge),
            expected_rp_id=place.site,
            expected_origin=place.origin,
            credential_public_key=from_base64(row.public_key),
            credential_current_sign_count=row.uses,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError) as error:
        raise BadPasskey() from error
    return verified.new_sign_count


def _credential(credential: str, response: dict[str, str]) -> dict[str, object]:
    return {"id": credential, "rawId": credential, "type": "public-key", "response": response}


def to_base64(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def from_base64(value: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))
    except (binascii.Error, ValueError) as error:
        raise BadPasskey() from error
