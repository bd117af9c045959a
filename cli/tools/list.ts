import { indentedJson } from '../client/indented-json.ts';
import { textTable } from '../client/text-table.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { listTools } from './list-tools.ts';
import { openMcpClient, type McpClientFlags } from './mcp-client.ts';

/** The flags of `svc tools list`, as they are parsed. */
export interface ToolListFlags extends McpClientFlags {
  readonly format?: 'table' | 'json';
  readonly output?: string;
}

/** Lists the tools that a server offers to its caller. Returns the exit code. */
export async function run({ format, ...flags }: ToolListFlags, terminal: Terminal): Promise<number> {
  const client = await openMcpClient(flags, terminal);
  if ('exitCode' in client) return client.exitCode;
  try {
    const tools = await listTools(client);
    if ('kind' in tools) {
      const reason = tools.kind === 'none' ? tools.problem.message : tools.message;
      say(`error: ${client.origin} does not list its tools: ${reason}`, terminal);
      return exitCodes.findings;
    }
    const rows = tools.map(({ name, parameters, summary }) => [name, parameters.join(', '), summary]);
    terminal.stdout.write(
      format === 'json'
        ? `${indentedJson(JSON.stringify(tools.map(({ whole }) => whole)))}\n`
        : textTable(['NAME', 'PARAMETERS', 'DESCRIPTION'], rows),
    );
    return exitCodes.fine;
  } finally {
    await client.close();
  }
}
