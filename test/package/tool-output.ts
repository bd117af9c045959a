import { execFile } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

/** What a command said, and its exit code. */
export interface ToolOutput {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command in a folder, with a Node (the path of its program) first on the path. What npm told its scripts about this project is
 * kept from it: that folder is a project of its own. Certificates of a registry stay.
 */
export function runTool(node: string, cwd: string, command: string, ...args: readonly string[]): Promise<ToolOutput> {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(package|lifecycle|config_(local_)?prefix|command|execpath)|node_(?!extra_ca_certs)|init_cwd)/i.test(
        name,
      ),
  );
  const env = {
    ...Object.fromEntries(inherited),
    PATH: [dirname(node), process.env['PATH']].join(delimiter),
    NO_COLOR: '1',
  };
  return new Promise((resolve) => {
    execFile(command, args, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
    });
  });
}

/** The same for a command that has to succeed: returns its standard output, and throws with all that it said when it fails. */
export async function outputOf(
  node: string,
  cwd: string,
  command: string,
  ...args: readonly string[]
): Promise<string> {
  const { code, stdout, stderr } = await runTool(node, cwd, command, ...args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${stdout}${stderr}`);
  return stdout;
}
