"""A server made with the Python package `mcp` 1.x, on the port given, with sessions."""

import asyncio
import sys

from mcp.server.fastmcp import Context, FastMCP, Image
from mcp.types import Completion
from pydantic import BaseModel

server = FastMCP("python-mcp", host="127.0.0.1", port=int(sys.argv[1]))


class Answer(BaseModel):
    name: str


@server.tool()
def echo(text: str) -> str:
    return text


@server.tool()
def picture() -> Image:
    return Image(data=b"\x89PNG\r\n", format="png")


@server.tool()
def fail() -> str:
    raise ValueError("it failed")


@server.tool()
async def steps(context: Context) -> str:
    for step in (1, 2):
        await context.report_progress(step, 2)
        await context.info(f"step {step}")
    return "done"


@server.tool()
async def ask(context: Context) -> str:
    answer = await context.elicit("Who?", schema=Answer)
    return f"Hello {answer.data.name}" if answer.action == "accept" else answer.action


@server.tool()
async def roots(context: Context) -> str:
    return str((await context.session.list_roots()).roots[0].uri)


@server.tool()
async def slow() -> str:
    await asyncio.sleep(60)
    return "late"


@server.tool()
async def grow(context: Context) -> str:
    server.add_tool(echo, name="another")
    await context.session.send_tool_list_changed()
    return "grown"


@server.resource("memo://readme", mime_type="text/plain")
def readme() -> str:
    return "größe \u2028 😀"


@server.resource("memo://{name}/text")
def memo(name: str) -> str:
    return f"memo of {name}"


@server.prompt()
def greet(name: str) -> str:
    return f"Hello {name}"


@server.completion()
async def complete(_reference, argument, _context):
    return Completion(values=[word for word in ("ada", "alan") if word.startswith(argument.value)])


server.run(transport="streamable-http")
