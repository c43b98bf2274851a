"""A program that plays a seat of a table on a server: it takes any legal move until the game is over.

    python examples/random_program.py ws://127.0.0.1:8000/api/tables/TABLE/live TOKEN

Open the table in the browser with “A program” in one seat; its page makes the token and shows the address. What comes
over the connection is described in docs/protocol.md: the same views, legal moves and events that a person gets.
"""

import asyncio
import json
import random
import sys
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


async def play(address: str, token: str) -> list[int]:
    """The scores at the end."""
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as server:
        async for received in server:
            message = json.loads(received)
            if message["type"] == "error":
                raise SystemExit(f"refused: {message['error']['code']}")
            if message["type"] in ("state", "step") and message["view"] is not None:
                if message["view"]["is_over"]:
                    return list(message["view"]["scores"])
                await move(server, message)
    raise SystemExit("the server closed the connection")


async def move(server: ClientConnection, message: dict[str, Any]) -> None:
    """`legal` is empty unless it is this seat's turn."""
    legal = message["view"]["legal"]
    if legal:
        chosen = random.choice(legal)["move"]
        await server.send(json.dumps({"type": "move", "ref": 1, "seq": message["seq"], "move": chosen}))


if __name__ == "__main__":
    print("final scores:", asyncio.run(play(*sys.argv[1:3])))
