import type { AggregatorConfigWithDefaults } from '../../generated/defaults/aggregator.ts';
import { openHttpServer } from '../endpoint/open-http-server.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import { isLoopbackUrl } from '../http/outgoing/outgoing-address.ts';
import type { Backend } from '../mcp/backend/backend.ts';
import { Bridges } from '../mcp/bridge/bridges.ts';
import type { CredentialHook } from '../mcp/gateway/hooks.ts';
import type { Log } from '../observe/log.ts';
import type { ApplyBackends, DescribedBackend, UnusableBackend } from './backend-source.ts';
import { openMember, type Member, type MemberParts, type MemberSettings } from './member.ts';
import { millisecondsOf } from './milliseconds.ts';
import { credentialsOf } from './outgoing-credentials.ts';

/** The backends of an aggregator, as they are now. */
export interface Members {
  readonly all: readonly Member[];
  find(name: string): Member | undefined;
  /** Credentials for requests to each of them. */
  readonly credential: CredentialHook;
  /** Opens new backends, leaves those that are gone, and puts others in the place of those that have changed. Calls wait for one another. */
  readonly apply: ApplyBackends;
  stop(): void;
  close(): Promise<void>;
}

export interface MembersParts {
  readonly config: Pick<AggregatorConfigWithDefaults, 'operational'>;
  /** Called when what they offer has changed, or there are others. */
  readonly onChange: MemberParts['onChange'];
  /** Called when a backend that is not a member any more has had the time to finish its requests. */
  readonly onLeft: (backend: Backend) => Promise<void>;
  readonly log: Log;
  readonly open?: OpenBackend;
}

/** Opens a backend that is described; nothing is sent yet. */
export type OpenBackend = (described: DescribedBackend, log: Log) => Promise<Backend | RefusedStart>;

/** Milliseconds in which calls end that are under way at a backend that has left. */
const leaveTime = 30_000;

interface OpenedMember {
  readonly member: Member;
  readonly digest: string;
}

/** The members of an aggregator: none, until they are applied. */
export function openMembers({ config, onChange, onLeft, log, open = openBackend }: MembersParts): Members {
  const bridges = new Bridges();
  let opened: ReadonlyMap<string, OpenedMember> = new Map();
  let wasApplied = false;
  let isOver = false;
  let applying: Promise<unknown> = Promise.resolve();
  const leaving = new Map<Member, NodeJS.Timeout>();

  async function apply(backends: readonly DescribedBackend[]): Promise<readonly UnusableBackend[]> {
    const next = new Map<string, OpenedMember>();
    const unusable: UnusableBackend[] = [];
    for (const described of backends) {
      const { name } = described.backend;
      const present = opened.get(name);
      const made = present?.digest === described.digest ? present : await make(described, present?.member);
      if ('problem' in made) unusable.push({ name, problem: made });
      else next.set(name, made);
    }
    const before = opened;
    opened = next;
    wasApplied = true;
    for (const [name, { member }] of before) if (next.get(name)?.member !== member) leave(member);
    if (isOver) for (const { member } of next.values()) member.stop();
    else onChange([]);
    return unusable;
  }

  async function make(described: DescribedBackend, before: Member | undefined): Promise<OpenedMember | RefusedStart> {
    const { name } = described.backend;
    const credentials = credentialsOf(described, log);
    if (isRefusal(credentials)) return credentials;
    const backend = await open(described, log);
    if (isRefusal(backend)) return backend;
    const settings = settingsFor(name, config);
    // Until it has answered, clients go on to see what the one before has offered.
    const { lists } = before ?? {};
    const joins = { isAwaited: !wasApplied, ...(lists === undefined ? {} : { lists }) };
    const member = openMember({ backend, credentials, bridges, settings, log, onChange, ...joins });
    return { member, digest: described.digest };
  }

  function leave(member: Member): void {
    member.stop();
    const gone = (): void => {
      leaving.delete(member);
      end(member).catch((error: unknown) => log.warn({ err: error, backend: member.name }, 'it could not be left'));
    };
    leaving.set(member, setTimeout(gone, leaveTime).unref());
  }

  async function end(member: Member): Promise<void> {
    await onLeft(member.backend);
    await member.close();
  }

  return {
    get all() {
      return [...opened.values()].map(({ member }) => member);
    },
    find: (name) => opened.get(name)?.member,
    credential: { headers: (caller, { name }) => opened.get(name)?.member.credential?.headers(caller) ?? [] },
    apply(backends) {
      const applied = applying.then(() => (isOver ? [] : apply(backends)));
      applying = applied.catch(() => undefined);
      return applied;
    },
    stop() {
      isOver = true;
      for (const { member } of opened.values()) member.stop();
    },
    async close() {
      isOver = true;
      await applying;
      for (const timer of leaving.values()) clearTimeout(timer);
      await bridges.close();
      const all = [...leaving.keys(), ...[...opened.values()].map(({ member }) => member)];
      await Promise.all(all.map((member) => member.close()));
    },
  };
}

/** An operator wrote the address down, or compiled it: private addresses are meant. */
function openBackend({ backend, caBundle }: DescribedBackend, log: Log): ReturnType<typeof openHttpServer> {
  const { name, url, transport, caBundlePath } = backend;
  const place = new URL(url);
  return openHttpServer(
    {
      name,
      url: place,
      transport,
      addresses: { loopback: isLoopbackUrl(place), private: true },
      plainHttp: 'anywhere',
      caFile: caBundlePath,
      caBundle,
    },
    log,
  );
}
function settingsFor(name: string, { operational }: MembersParts['config']): MemberSettings {
  const { timeouts, failureHandling } = operational ?? {};
  const {
    healthCheckInterval = '30s',
    healthCheckTimeout = '10s',
    unhealthyThreshold = 3,
    circuitBreaker,
  } = failureHandling ?? {};
  const perWorkload = timeouts?.perWorkload ?? {};
  const own = Object.hasOwn(perWorkload, name) ? perWorkload[name] : undefined;
  return {
    requestTimeout: millisecondsOf(own ?? timeouts?.default ?? '30s'),
    interval: millisecondsOf(healthCheckInterval),
    checkTimeout: millisecondsOf(healthCheckTimeout),
    unhealthyThreshold,
    breaker:
      circuitBreaker?.enabled === true
        ? { failureThreshold: circuitBreaker.failureThreshold, timeout: millisecondsOf(circuitBreaker.timeout) }
        : undefined,
  };
}
