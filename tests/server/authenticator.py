"""A device that holds passkeys, made of software: it answers as browsers and their devices do."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from newworlds.server.people.passkey_checks import from_base64, to_base64
from tests.server.playing import Json

IS_PRESENT, IS_VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey, for the site at this address. Tests let it lie about what it signs."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin = origin
        self.site = site
        self.flags = IS_PRESENT | IS_VERIFIED
        self.uses = 1
        self.credential = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, challenge: str, name: str = "Laptop") -> Json:
        """The answer to an offer."""
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        known = bytes(16) + struct.pack(">H", len(self.credential)) + self.credential + cbor2.dumps(key)
        attested = {"fmt": "none", "attStmt": {}, "authData": self._data(HAS_KEY) + known}
        return {
            "name": name,
            "credential": to_base64(self.credential),
            "client_data": to_base64(self._client_data("webauthn.create", challenge)),
            "attestation": to_base64(cbor2.dumps(attested)),
        }

    def sign(self, challenge: str) -> Json:
        self.uses += 1
        client_data, data = self._client_data("webauthn.get", challenge), self._data()
        signature = self._key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "credential": to_base64(self.credential),
            "client_data": to_base64(client_data),
            "authenticator": to_base64(data),
            "signature": to_base64(signature),
        }

    def _data(self, more: int = 0) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + struct.pack(">BI", self.flags | more, self.uses)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        from_base64(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
