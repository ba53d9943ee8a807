"""A bot from outside: it asks the house for a token, lays a table, and plays a whole game over the socket.

izakaya serve                       # in one terminal
python examples/outside_bot.py      # in another
"""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect

HOUSE = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8765"
GAME = sys.argv[2] if len(sys.argv) > 2 else "sword"


async def play() -> None:
    async with httpx.AsyncClient(base_url=HOUSE) as http:
        token = (await http.post("/api/bots", json={"name": "Kappa"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        wish = {"game": GAME, "seats": 5, "level": "novice", "pace": 0, "start": True}
        table = (await http.post("/api/tables", json=wish)).json()

    address = f"{HOUSE.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send(json.dumps({"do": "hello", "language": "en"}))
        async for data in socket:
            message = json.loads(data)
            if message["is"] == "question":
                choice = random.choice(message["offers"])
                print(message["text"], "→", choice["text"])
                answer = {"do": "answer", "number": message["number"], "option": choice["option"]}
                await socket.send(json.dumps(answer | {"client": f"answer-{message['number']}"}))
            elif message["is"] == "ended":
                print(message["ending"]["winners"])
                return


asyncio.run(play())
