import type { AggregatorConfigWithDefaults } from '../../../generated/defaults/aggregator.ts';
import { kinds } from '../../../generated/kinds.ts';
import { clusterApi, type ClusterApi } from '../../cluster/cluster-api.ts';
import type { Log } from '../../observe/log.ts';
import { discoveredKinds } from '../../resources/discovered-kinds.ts';
import { throttle } from '../../schedule/throttle.ts';
import type { ApplyBackends, BackendSource, DiscoveryReport } from '../backend-source.ts';
import { ClusterValues } from './cluster-values.ts';
import { describeMember, type DescribedMember } from './describe-member.ts';
import { groupChanges } from './group-changes.ts';
import type { InvalidResource } from './group-resources.ts';
import { listOf, readGroup } from './read-group.ts';

/** Changes that come within `quiet` are read together, and reads begin at least `spacing` apart; in milliseconds. */
const quiet = 100;
const spacing = 1000;
/** Milliseconds for one read of the group, and before the next where one failed: at first, and at most. */
const patience = 30_000;
const firstWait = 1000;
const longestWait = 15_000;
/** Milliseconds between two reads where the account may not watch. */
const unwatchedWait = 15_000;

/**
 * The members of a group in the cluster, as they come and go (specification 2, outgoingAuth.source): each change has the whole group read
 * again, so nothing is lost over broken watches. What was known serves while the API server is away.
 */
export function clusterBackends(
  config: Pick<AggregatorConfigWithDefaults, 'groupRef' | 'outgoingAuth'>,
  log: Log,
  connect: () => Promise<ClusterApi> = () => clusterApi(100),
): BackendSource {
  const { groupRef } = config;
  const ended = new AbortController();
  const unwatched = new Set<string>();
  let namespace = '';
  let readAt: Date | undefined;
  let problem: string | undefined;
  let leftOut: readonly InvalidResource[] = [];
  let said: ReadonlySet<string> = new Set();
  let saidProblem: string | undefined;
  let stopReading = (): void => undefined;

  async function readOnce(api: ClusterApi, values: ClusterValues, apply: ApplyBackends): Promise<void> {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(patience)]);
    const { members, invalid, strategies } = await readGroup(api, groupRef, signal);
    const described: DescribedMember[] = [];
    const unusable: InvalidResource[] = [...invalid];
    const kindOf = new Map<string, string>();
    for (const member of members) {
      const found = describeMember(member, strategies, config, values);
      kindOf.set(member.name, member.kind);
      if ('problem' in found) unusable.push(found);
      else described.push(found);
    }
    await values.need(described.flatMap((member) => member.values));
    const refused = await apply(described.map((member) => member.described));
    for (const { name, problem: reason } of refused)
      unusable.push({ kind: kindOf.get(name) ?? '', name, problem: reason.problem });
    readAt = new Date();
    report(unusable);
  }

  /** Says once what is wrong with a member, and again only after it was right in between. */
  function report(unusable: readonly InvalidResource[]): void {
    leftOut = unusable;
    const now = new Set<string>();
    for (const { kind, name, problem: reason } of unusable) {
      const words = `${kind} "${name}" of group "${groupRef}" is left out: ${reason}`;
      if (!said.has(words)) log.warn({ backend: name }, words);
      now.add(words);
    }
    said = now;
  }

  function problemIs(found: string | undefined): void {
    problem = found;
    if (found === saidProblem) return;
    if (found !== undefined) log.warn({}, `the group "${groupRef}" cannot be read: ${found}`);
    else if (saidProblem !== undefined) log.info({}, `the group "${groupRef}" is read again`);
    saidProblem = found;
  }

  /** Returns a function that starts a read. Reads run one after another; a failed one is retried. */
  function reader(once: () => Promise<void>): () => void {
    let wait = firstWait;
    let isReading = false;
    let isDirty = false;
    let timer: NodeJS.Timeout | undefined;
    const read = async (): Promise<void> => {
      isDirty = isReading;
      if (isReading || ended.signal.aborted) return;
      isReading = true;
      clearTimeout(timer);
      try {
        await once();
        problemIs(unwatched.size === 0 ? undefined : unwatchedWords());
        wait = firstWait;
        if (unwatched.size > 0) later(unwatchedWait);
      } catch (error) {
        if (ended.signal.aborted) return;
        problemIs(reasonOf(error));
        later(wait);
        wait = Math.min(wait * 2, longestWait);
      } finally {
        isReading = false;
        if (isDirty) void read();
      }
    };
    const later = (time: number): void => {
      timer = setTimeout(() => void read(), time);
      timer.unref();
    };
    stopReading = () => clearTimeout(timer);
    return () => void read();
  }

  function unwatchedWords(): string {
    const plurals = [...unwatched].toSorted().join(', ');
    return `changes of ${plurals} are seen late: the account may not watch them; its Role needs the verb watch`;
  }

  return {
    get problem() {
      return readAt === undefined ? `the members of the group "${groupRef}"` : undefined;
    },
    get report(): DiscoveryReport {
      return { namespace, read: readAt?.toISOString() ?? null, problem: problem ?? null, leftOut };
    },
    async begin(apply) {
      let api: ClusterApi;
      try {
        api = await connect();
      } catch (error) {
        const reason = reasonOf(error);
        return {
          problem: `the group "${groupRef}" cannot be read: ${reason}`,
          hint: 'start it in a cluster, set KUBECONFIG, or set outgoingAuth.source to inline and list backends',
        };
      }
      ({ namespace } = api);
      const throttled = throttle(() => read(), quiet, spacing);
      const values = new ClusterValues(api, namespace, () => throttled.call());
      const read = reader(() => readOnce(api, values, apply));
      ended.signal.addEventListener('abort', () => {
        throttled.stop();
        values.stop();
        stopReading();
      });
      const changes = groupChanges(groupRef, () => throttled.call());
      for (const kind of discoveredKinds) {
        const events = {
          ...changes.of(kind),
          mayWatch(isAllowed: boolean) {
            const { plural } = kinds[kind];
            if (isAllowed === !unwatched.has(plural)) return;
            if (isAllowed) unwatched.delete(plural);
            else unwatched.add(plural);
            throttled.call();
          },
        };
        api.watch(listOf(kind, namespace), events, ended.signal);
      }
      read();
      return undefined;
    },
    stop: () => ended.abort(),
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.split('\n', 1).join('').slice(0, 500) : 'the cluster did not answer';
}
