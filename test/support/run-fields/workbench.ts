import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunConfig } from '../../../generated/types/run.ts';
import { systemClock } from '../../../runtime/identity/clock.ts';
import { startAnsweringServer, type Answer, type AnsweringServer, type ArrivedRequest } from '../answering-server.ts';
import { startTestProxy, type TestProxy } from '../mcp/running-proxy.ts';
import { postModern, type RawAnswer } from '../mcp/raw-client.ts';
import { modernScript, startScriptedServer, type ScriptedServer } from '../mcp/scripted-server.ts';
import { makeSigningKey, type SigningKey } from '../signing-keys.ts';
import { startStandInProvider, type StandInProvider } from '../stand-in-provider.ts';

type Document = Omit<RunConfig, 'schemaVersion'>;

/** One or more fields of the run document, and how their effect is seen from outside. */
export interface FieldScenario {
  /** Paths of the schema, as `leafPaths` gives them. Each has to be set in a document that the scenario starts a proxy with. */
  readonly fields: readonly string[];
  readonly what: string;
  observe(bench: Workbench): Promise<void>;
}

/** The parts around a proxy. Everything is closed with `close`. */
export class Workbench {
  /** Every document that a proxy was started with. */
  readonly documents: Document[] = [];
  readonly provider: StandInProvider;
  readonly key: SigningKey;
  private readonly folder: string;
  private readonly closings: (() => Promise<unknown>)[] = [];

  private constructor(folder: string, provider: StandInProvider, key: SigningKey) {
    this.folder = folder;
    this.provider = provider;
    this.key = key;
  }

  static async open(folder: string): Promise<Workbench> {
    const key = await makeSigningKey();
    const bench = new Workbench(folder, await startStandInProvider([key], systemClock), key);
    bench.later(() => bench.provider.server.close());
    return bench;
  }

  later(close: () => Promise<unknown>): void {
    this.closings.push(close);
  }

  async close(): Promise<void> {
    for (const close of this.closings.splice(0).toReversed()) await close();
  }

  /** Writes a file and returns its path. */
  file(name: string, content: string | object): string {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  lines(name: string): readonly { readonly [key: string]: unknown }[] {
    const text = readFileSync(this.path(name), 'utf8');
    return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  }

  /** A server of another project. */
  async answering(answer: (request: ArrivedRequest) => Answer): Promise<AnsweringServer> {
    const server = await startAnsweringServer(answer);
    this.later(() => server.close());
    return server;
  }

  /** An MCP server of 2026-07-28 with two tools, which answers calls with their arguments. */
  async server(): Promise<ScriptedServer> {
    const tools = ['get', 'put'].map((name) => ({ name, description: `${name}s`, inputSchema: { type: 'object' } }));
    const server = await startScriptedServer(
      modernScript(({ message }, answer) =>
        answer.result({
          resultType: 'complete',
          ...(message.method === 'tools/list'
            ? { tools, ttlMs: 0, cacheScope: 'private' }
            : { content: [], structuredContent: message.params?.['arguments'] ?? {} }),
        }),
      ),
    );
    this.later(() => server.close());
    return server;
  }

  /** A proxy with this document; it need not become ready. */
  async start(document: Document): Promise<TestProxy> {
    this.documents.push(document);
    const proxy = await startTestProxy(document);
    this.later(() => proxy.close());
    return proxy;
  }

  /** A proxy in front of a server of `server()`. */
  async proxy(document: Document = {}): Promise<{ readonly proxy: TestProxy; readonly server: ScriptedServer }> {
    const server = await this.server();
    const proxy = await this.start({ transport: 'streamable-http', targetPort: server.port, ...document });
    await proxy.ready();
    return { proxy, server };
  }

  /** Settings of sign-in with the provider. */
  signIn(): NonNullable<RunConfig['oidc']> {
    return { issuer: this.provider.issuer, audience: 'tracker' };
  }

  async token(claims: Readonly<Record<string, unknown>> = {}): Promise<string> {
    return this.provider.token(this.key, { aud: 'tracker', ...claims });
  }

  /** The headers of a caller. */
  async caller(claims: Readonly<Record<string, unknown>> = {}): Promise<Record<string, string>> {
    return { authorization: `Bearer ${await this.token(claims)}` };
  }

  call(proxy: TestProxy, headers: Record<string, string> = {}, name = 'get', args: object = {}): Promise<RawAnswer> {
    return postModern(proxy.endpoint, 'tools/call', { name, arguments: args }, { headers });
  }

  async status(proxy: TestProxy, headers: Record<string, string> = {}, name = 'get'): Promise<number> {
    return (await this.call(proxy, headers, name)).status;
  }

  /** The tools that a proxy lists. */
  async tools(proxy: TestProxy): Promise<readonly { readonly [key: string]: unknown }[]> {
    const answer = await (await postModern(proxy.endpoint, 'tools/list')).message();
    const { result } = answer;
    const tools: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'tools') : undefined;
    return Array.isArray(tools) ? tools : [];
  }
}
