"""People with names, who may be friends."""

from __future__ import annotations

from tests.server.playing import Browser, Json


class Someone(Browser):
    """A browser whose owner has a name."""

    def __init__(self, host: str, name: str) -> None:
        super().__init__(host)
        self.id: str = self.post("/api/me", {"name": name}).json()["id"]

    def tie(self, other: Someone, act: str) -> Json:
        answer = self.post(f"/api/people/{other.id}/tie", {"act": act})
        assert answer.status_code == 200, answer.text
        info: Json = answer.json()
        return info

    def friends(self) -> list[tuple[str, str]]:
        return [(each["name"], each["tie"]) for each in self.get("/api/friends")]

    def befriend(self, other: Someone) -> None:
        self.tie(other, "ask")
        assert other.tie(self, "accept")["tie"] == "friend"
