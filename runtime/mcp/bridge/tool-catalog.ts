import type { Conversation } from '../backend/backend.ts';
import type { OutboundHeaders } from '../backend/outbound-headers.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { itemsOf, memberOf, membersOf } from '../envelope/json-members.ts';
import { splice } from '../envelope/splice.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import { objectOf } from './capabilities.ts';
import { listToolPages } from './list-tools.ts';
import { paramHeadersOf, type ParamHeader } from './param-headers.ts';

/** Tools that are remembered. */
const mostTools = 10_000;
/** Milliseconds for which a server that does not answer, or whose list has no end, is not asked again: calls do without. */
const silenceTime = 60_000;
/** Milliseconds for which a list that was just read is taken for all there is: who makes names up does not have it read for each. */
const restTime = 1000;

/** What the tools of one server ask of those who call them, learned from the lists that pass, or asked for where a tool is unknown. */
export class ToolCatalog {
  private readonly known = new Map<string, readonly ParamHeader[]>();
  private reading: Promise<void> | undefined;
  private silentUntil = 0;
  private restUntil = 0;

  /** Forgets everything: the list has changed. */
  forget(): void {
    this.known.clear();
    this.restUntil = 0;
  }

  /** The headers that a tool asks for where that is known, without asking for it. */
  knownHeadersOf(name: string): readonly ParamHeader[] | undefined {
    return this.known.get(name);
  }

  /** The headers that a tool asks for. A tool that the server does not list asks for none. */
  headersOf(name: string, conversation: Conversation, headers: OutboundHeaders): MaybePromise<readonly ParamHeader[]> {
    const found = this.known.get(name);
    if (found !== undefined) return found;
    if (performance.now() < Math.max(this.silentUntil, this.restUntil)) return [];
    this.reading ??= this.read(conversation, headers).finally(() => {
      this.reading = undefined;
    });
    return this.reading.then(() => this.known.get(name) ?? []);
  }

  /**
   * Learns from the response to tools/list, and returns it without the tools whose annotations are invalid: whoever makes requests of
   * 2026-07-28 has to leave them out.
   */
  learn(response: Envelope): Buffer {
    const { bytes, result } = response;
    const span = result === undefined ? undefined : memberOf(membersOf(bytes, result) ?? [], 'tools');
    const items = span === undefined || span === 'repeated' ? undefined : itemsOf(bytes, span);
    if (items === undefined || span === undefined || span === 'repeated') return bytes;
    const kept = items.filter((item) => this.learnTool(JSON.parse(bytes.toString('utf8', item.start, item.end))));
    if (kept.length === items.length) return bytes;
    const parts = kept.map(({ start, end }) => bytes.toString('utf8', start, end));
    return splice(bytes, [{ span, bytes: `[${parts.join(',')}]` }]);
  }

  private learnTool(tool: unknown): boolean {
    const { name, inputSchema } = objectOf(tool);
    const headers = paramHeadersOf(inputSchema);
    if (headers === 'invalid') return false;
    if (typeof name === 'string') this.remember(name, headers);
    return true;
  }

  private remember(name: string, headers: readonly ParamHeader[]): void {
    this.known.delete(name);
    this.known.set(name, headers);
    const [oldest] = this.known.keys();
    if (this.known.size > mostTools && oldest !== undefined) this.known.delete(oldest);
  }

  private async read(conversation: Conversation, headers: OutboundHeaders): Promise<void> {
    const problem = await listToolPages(conversation, headers, (response) => void this.learn(response));
    if (problem === undefined) this.restUntil = performance.now() + restTime;
    else this.silentUntil = performance.now() + silenceTime;
  }
}
