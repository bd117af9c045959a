import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMap, listAt, textAt, type JsonMap } from './plain-walk.ts';
import { projectRoot } from './source-files.ts';

/** What an editor underlines. */
export interface EditorFinding {
  readonly message: string;
  /** From 1, as an editor shows them. */
  readonly line: number;
  readonly column: number;
}

/** A language server as an editor runs it. */
export interface EditorSession {
  /** Opens a file below the folder of the session; resolves with what is underlined in it. */
  readonly open: (path: string) => Promise<readonly EditorFinding[]>;
  /** Addresses that the server asked the editor for. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Starts the YAML language server on a folder, with settings of its section `yaml`. What lies on the network it asks the editor for,
 * as in VS Code: `content` answers, and throws for what there is not.
 */
export async function startEditor(
  folder: string,
  settings: JsonMap,
  content: (address: string) => string,
): Promise<EditorSession> {
  const program = join(projectRoot, 'node_modules/yaml-language-server/bin/yaml-language-server');
  const child = spawn(process.execPath, [program, '--stdio'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const asked: string[] = [];
  const waiting = new Map<string, (message: JsonMap) => void>();
  const send = (message: JsonMap): void => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const answer = (method: string, params: unknown): JsonMap => {
    if (method === 'workspace/configuration') {
      return { result: listAt(params, 'items').map(({ section }) => (section === 'yaml' ? settings : null)) };
    }
    if (method !== 'vscode/content') return { result: null };
    asked.push(String(params));
    try {
      return { result: content(String(params)) };
    } catch (error) {
      return { error: { code: -32_000, message: String(error) } };
    }
  };
  eachMessage(child.stdout, (message) => {
    const { id, method, params } = message;
    if (typeof method === 'string' && id !== undefined) send({ id, ...answer(method, params) });
    else waiting.get(typeof method === 'string' ? `${method} ${textAt(params, 'uri')}` : String(id))?.(message);
  });
  const awaited = (key: string): Promise<JsonMap> =>
    new Promise((resolve, reject) => {
      waiting.set(key, resolve);
      void ended.then(() => reject(new Error(`the language server ended before ${key} came`)));
    });
  const uri = pathToFileURL(folder).href;
  const ready = awaited('1');
  send({
    id: 1,
    method: 'initialize',
    params: {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'work' }],
      capabilities: { workspace: { configuration: true } },
    },
  });
  await ready;
  send({ method: 'initialized', params: {} });
  send({ method: 'yaml/registerContentRequest', params: {} });
  send({ method: 'workspace/didChangeConfiguration', params: { settings: {} } });
  return {
    asked,
    open: async (path) => {
      const file = pathToFileURL(join(folder, path)).href;
      const found = awaited(`textDocument/publishDiagnostics ${file}`);
      const text = readFileSync(join(folder, path), 'utf8');
      send({
        method: 'textDocument/didOpen',
        params: { textDocument: { uri: file, languageId: 'yaml', version: 1, text } },
      });
      return listAt((await found)['params'], 'diagnostics').map((finding) => ({
        message: textAt(finding, 'message'),
        ...positionOf(finding),
      }));
    },
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

function positionOf(finding: JsonMap): { readonly line: number; readonly column: number } {
  const { line, character } = Object(Reflect.get(Object(finding['range']), 'start'));
  return { line: Number(line) + 1, column: Number(character) + 1 };
}

/** Messages of the language server protocol: a header with the length in bytes, and JSON. */
function eachMessage(stream: NodeJS.ReadableStream, take: (message: JsonMap) => void): void {
  let rest = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const end = rest.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(rest.subarray(0, Math.max(end, 0)).toString())?.[1]);
      if (end === -1 || rest.length < end + 4 + length) return;
      const message: unknown = JSON.parse(rest.subarray(end + 4, end + 4 + length).toString());
      rest = rest.subarray(end + 4 + length);
      if (isMap(message)) take(message);
    }
  });
}
