import { ClusterRefusal, type ClusterApi } from '../../cluster/cluster-api.ts';
import type { FileReading } from '../../http/changing-file.ts';

/** One value of a Secret or a ConfigMap. */
export interface ValueRef {
  readonly kind: 'Secret' | 'ConfigMap';
  readonly name: string;
  readonly key: string;
}

/** How a sentence names it. */
export function placeOf({ kind, name }: Pick<ValueRef, 'kind' | 'name'>): string {
  return `${kind} "${name}"`;
}

/** Milliseconds between two looks at what is not there, and at everything. */
const lookEvery = 2000;
const lookAtAllEvery = 15_000;
/** Characters of one value: of a Secret, which becomes a header, and of certificates. */
const longest = { Secret: 65_536, ConfigMap: 1_048_576 } as const;
/** Objects that are read at the same time, and milliseconds for one. */
const atOnce = 8;
const patience = 10_000;

interface KnownObject {
  readonly kind: ValueRef['kind'];
  readonly name: string;
  /** The keys that somebody needs, and their values. */
  readonly values: Map<string, string | undefined>;
  /** Why it cannot be read; undefined where it can, or could before the API server went away. */
  problem: string | undefined;
  /** Whether it was read, or is known not to be there. */
  wasRead: boolean;
}

/**
 * The values of Secrets and ConfigMaps that members refer to. Only those are read, by name: no more than that may an account be allowed.
 * A changed one is seen within seconds; while the API server is away, values stay as they were.
 */
export class ClusterValues {
  private readonly api: Pick<ClusterApi, 'read'>;
  private readonly namespace: string;
  private readonly onArrived: () => void;
  private readonly known = new Map<string, KnownObject>();
  private readonly ended = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> | undefined;
  private lookedAtAll = 0;

  /** `onArrived`: called when something is there that was missing. */
  constructor(api: Pick<ClusterApi, 'read'>, namespace: string, onArrived: () => void) {
    this.api = api;
    this.namespace = namespace;
    this.onArrived = onArrived;
    this.timer = setInterval(() => this.look(), lookEvery);
    this.timer.unref();
  }

  /** From now on these values are known, and no others. Resolves when those that are new were read. */
  async need(refs: readonly ValueRef[]): Promise<void> {
    const wanted = new Map<string, Set<string>>();
    const kinds = new Map<string, ValueRef>();
    for (const ref of refs) {
      const id = `${ref.kind}/${ref.name}`;
      wanted.set(id, (wanted.get(id) ?? new Set()).add(ref.key));
      kinds.set(id, ref);
    }
    for (const id of this.known.keys()) if (!wanted.has(id)) this.known.delete(id);
    const fresh: KnownObject[] = [];
    for (const [id, { kind, name }] of kinds) {
      const keys = wanted.get(id) ?? new Set<string>();
      const present = this.known.get(id);
      if (present !== undefined && [...keys].every((key) => present.values.has(key))) continue;
      const values = new Map([...keys].map((key) => [key, present?.values.get(key)] as const));
      const made: KnownObject = { kind, name, values, problem: undefined, wasRead: false };
      this.known.set(id, made);
      fresh.push(made);
    }
    await this.readAll(fresh);
  }

  /** A value as it was read last. */
  reading({ kind, name, key }: ValueRef): FileReading {
    const object = this.known.get(`${kind}/${name}`);
    if (object?.problem !== undefined) return { ok: false, reason: object.problem };
    const text = object?.values.get(key);
    if (text !== undefined) return { ok: true, text };
    return { ok: false, reason: object?.wasRead === true ? `it has no key "${key}"` : 'it was not read yet' };
  }

  stop(): void {
    clearInterval(this.timer);
    this.ended.abort();
  }

  private look(): void {
    if (this.looking !== undefined) return;
    const now = performance.now();
    const all = now - this.lookedAtAll >= lookAtAllEvery;
    if (all) this.lookedAtAll = now;
    const objects = [...this.known.values()].filter((object) => all || !isWhole(object));
    this.looking = this.lookAt(objects).finally(() => {
      this.looking = undefined;
    });
  }

  private async lookAt(objects: readonly KnownObject[]): Promise<void> {
    const missing = objects.filter((object) => !isWhole(object));
    await this.readAll(objects);
    if (!this.ended.signal.aborted && missing.some(isWhole)) this.onArrived();
  }

  private async readAll(objects: readonly KnownObject[]): Promise<void> {
    const left = [...objects];
    const work = async (): Promise<void> => {
      for (let object = left.pop(); object !== undefined; object = left.pop()) await this.read(object);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  private async read(object: KnownObject): Promise<void> {
    const { kind, name } = object;
    const signal = AbortSignal.any([this.ended.signal, AbortSignal.timeout(patience)]);
    let found: unknown;
    try {
      found = await this.api.read({ kind, name, namespace: this.namespace }, signal);
    } catch (error) {
      const isForbidden = error instanceof ClusterRefusal && error.status === 403;
      // While the API server is away, what is known is believed.
      if (!isForbidden && object.wasRead) return;
      object.problem = isForbidden
        ? `the account may not read it: the Role${error.account === undefined ? '' : ` of the service account "${error.account}"`} needs the verb get for it; compile the virtual server again, with the members of its group`
        : 'the API server cannot be reached';
      return;
    }
    object.wasRead = true;
    object.problem = found === undefined ? `namespace ${this.namespace} has none of this name` : undefined;
    for (const key of object.values.keys()) object.values.set(key, valueOf(found, kind, key));
    const tooLong = [...object.values.values()].some((text) => text !== undefined && text.length > longest[kind]);
    if (tooLong) {
      object.problem = `a value has more than ${longest[kind]} characters`;
      for (const key of object.values.keys()) object.values.set(key, undefined);
    }
  }
}

function isWhole({ problem, values }: KnownObject): boolean {
  return problem === undefined && [...values.values()].every((text) => text !== undefined);
}

/** The text of a key, without spaces around it; undefined where there is none. */
function valueOf(object: unknown, kind: ValueRef['kind'], key: string): string | undefined {
  const data: unknown = typeof object === 'object' && object !== null ? Reflect.get(object, 'data') : undefined;
  const value: unknown =
    typeof data === 'object' && data !== null && Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined;
  if (typeof value !== 'string') return undefined;
  const text = (kind === 'Secret' ? Buffer.from(value, 'base64').toString('utf8') : value).trim();
  return text === '' ? undefined : text;
}
