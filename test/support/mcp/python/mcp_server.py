"""A server made with the Python package `mcp` 1.x, on the port given, with sessions."""

import asyncio
import sys

from mcp.server.fastmcp import Context, FastMCP, Image
from mcp.types import Completion, ListPromptsRequest, ListPromptsResult, Prompt, SamplingMessage, TextContent
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
async def sample(context: Context) -> str:
    question = SamplingMessage(role="user", content=TextContent(type="text", text="Name a city"))
    answer = await context.session.create_message(messages=[question], max_tokens=10)
    return f"It said {answer.content.text}"


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


# What the package offers below its decorators: subscriptions, levels of logs, lists in pages.
inner = server._mcp_server
subscribed = set()
level = "info"


@inner.subscribe_resource()
async def subscribe(uri):
    subscribed.add(str(uri))


@inner.unsubscribe_resource()
async def unsubscribe(uri):
    subscribed.discard(str(uri))


@inner.set_logging_level()
async def set_level(wanted):
    global level
    level = wanted


@server.tool()
async def change(context: Context) -> str:
    for uri in subscribed:
        await context.session.send_resource_updated(uri)
    return f"{len(subscribed)} at {level}"


@inner.list_prompts()
async def pages(request: ListPromptsRequest) -> ListPromptsResult:
    first = int(request.params.cursor or 0) if request.params else 0
    prompts = [Prompt(name=name) for name in ("greet", "second", "third")][first : first + 2]
    return ListPromptsResult(prompts=prompts, nextCursor=str(first + 2) if first == 0 else None)


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
