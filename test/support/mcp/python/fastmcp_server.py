"""A server made with the Python package `fastmcp`, on the port given."""

import asyncio
import sys

from fastmcp import Context, FastMCP
from fastmcp.utilities.types import Image

server = FastMCP("python-fastmcp")


@server.tool
def echo(text: str) -> str:
    return text


@server.tool
def picture() -> Image:
    return Image(data=b"\x89PNG\r\n", format="png")


@server.tool
def fail() -> str:
    raise ValueError("it failed")


@server.tool
async def steps(context: Context) -> str:
    for step in (1, 2):
        await context.report_progress(step, 2)
        await context.info(f"step {step}")
    return "done"


@server.tool
async def slow() -> str:
    await asyncio.sleep(60)
    return "late"


@server.resource("memo://readme", mime_type="text/plain")
def readme() -> str:
    return "größe \u2028 😀"


@server.resource("memo://{name}/text")
def memo(name: str) -> str:
    return f"memo of {name}"


@server.prompt
def greet(name: str) -> str:
    return f"Hello {name}"


server.run(transport="http", host="127.0.0.1", port=int(sys.argv[1]), show_banner=False)
