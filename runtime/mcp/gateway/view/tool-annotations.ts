import { isProblem, type Backend, type BackendProblem, type Conversation } from '../../backend/backend.ts';
import { objectOf } from '../../bridge/capabilities.ts';
import { listTools } from '../../bridge/list-tools.ts';
import type { MaybePromise } from '../../maybe-promise.ts';
import type { OutboundHeaders } from '../../backend/outbound-headers.ts';
import type { Caller } from '../hooks.ts';
import { judgedAnnotations, type Annotations } from './shown-annotations.ts';

/** Milliseconds for which a list is believed, then for which it is used while it is read again. */
const freshTime = 60_000;
const staleTime = 300_000;
/** Milliseconds after which a list is read again for a tool that it does not name. */
const againTime = 1000;
/** Lists that are kept, and tools of one list. */
const mostLists = 1000;
const mostTools = 10_000;

interface KnownTools {
  /** When the list was read; undefined while it never was. */
  readAt: number | undefined;
  tools: ReadonlyMap<string, Annotations>;
  reading: Promise<void> | undefined;
}

/** Requests that the gateway makes by itself for a caller. */
interface OwnRequests {
  bindingOf(caller: Caller): string;
  credentialsOf(caller: Caller, backend: Backend): MaybePromise<OutboundHeaders | BackendProblem>;
  reach(backend: Backend, headers: OutboundHeaders): MaybePromise<BackendProblem | undefined>;
  converse(backend: Backend, caller: Caller): Conversation;
}

/**
 * What tools say of themselves, for decisions about calls: a policy decides about a call by what it has decided about the list by. Lists
 * are those of their caller, since servers may show each of them other tools; they are read again after a minute, for a tool that they do
 * not name, and when their server says that they have changed.
 */
export class ToolAnnotations {
  private readonly requests: OwnRequests;
  private readonly lists = new Map<string, KnownTools>();

  constructor(requests: OwnRequests) {
    this.requests = requests;
  }

  /** Undefined: the tool has no annotations, is not listed, or its server does not list its tools. */
  of(backend: Backend, caller: Caller, name: string): MaybePromise<Annotations | undefined> {
    const known = this.knownTo(backend, caller);
    const age = known.readAt === undefined ? Infinity : performance.now() - known.readAt;
    const found = known.tools.get(name);
    if (found !== undefined && age < freshTime) return found;
    if (found === undefined && age < againTime) return undefined;
    const reading = this.read(known, backend, caller);
    if (found === undefined || age >= staleTime) return reading.then(() => known.tools.get(name));
    // What goes wrong shows at the next call that waits for it.
    reading.catch(() => undefined);
    return found;
  }

  /** Forgets everything: a list may have changed. */
  forget(): void {
    this.lists.clear();
  }

  private knownTo(backend: Backend, caller: Caller): KnownTools {
    const key = `${backend.name}\n${this.requests.bindingOf(caller)}`;
    const present = this.lists.get(key);
    if (present !== undefined) return present;
    const made: KnownTools = { readAt: undefined, tools: new Map(), reading: undefined };
    this.lists.set(key, made);
    const [oldest] = this.lists.keys();
    if (this.lists.size > mostLists && oldest !== undefined) this.lists.delete(oldest);
    return made;
  }

  private read(known: KnownTools, backend: Backend, caller: Caller): Promise<void> {
    known.reading ??= this.readNow(known, backend, caller).finally(() => {
      known.reading = undefined;
    });
    return known.reading;
  }

  private async readNow(known: KnownTools, backend: Backend, caller: Caller): Promise<void> {
    const tools = new Map<string, Annotations>();
    const headers = await this.requests.credentialsOf(caller, backend);
    if (isProblem(headers)) return;
    if ((await this.requests.reach(backend, headers)) !== undefined) return;
    const problem = await listTools(this.requests.converse(backend, caller), headers, (tool) => {
      const { name, annotations } = objectOf(tool);
      if (typeof name !== 'string' || tools.size >= mostTools) return;
      tools.set(name, judgedAnnotations(objectOf(annotations)));
    });
    // A server that does not list its tools is asked again after a second; what was known of it is too old to decide by.
    known.readAt = performance.now();
    known.tools = problem === undefined || problem === 'endless' ? tools : new Map();
  }
}
