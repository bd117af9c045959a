import type { RateLimitConfig } from '../../generated/types/rate-limit-config.ts';
import { openReplicas, type Replicas } from '../mcp/session/replicas.ts';
import { memorySessions } from '../mcp/session/memory-sessions.ts';
import { redisSessions } from '../mcp/session/redis-sessions.ts';
import type { SessionStore } from '../mcp/session/session-store.ts';
import type { Log } from '../observe/log.ts';
import { memoryBuckets } from '../policy/rate-limit/memory-buckets.ts';
import { rateLimits, type RateLimits } from '../policy/rate-limit/rate-limits.ts';
import { redisBuckets } from '../policy/rate-limit/redis-buckets.ts';
import { connectRedis, type RedisConnection } from '../storage/redis/redis-connection.ts';
import type { RedisSettings } from '../storage/redis/redis-settings.ts';
import { isRefusal, type RefusedStart } from './refused-start.ts';
import { sessionRedis } from './session-redis.ts';

/** What an endpoint keeps between requests: sessions, and how much of its limits is used. */
export interface EndpointStorage {
  readonly sessions: SessionStore;
  readonly limits: RateLimits | undefined;
  /** What replicas share beside the sessions; undefined where there is no shared storage. */
  readonly replicas: Replicas | undefined;
  /** Why shared storage cannot be reached; undefined while it can, or where there is none. */
  readonly problem: string | undefined;
  close(): Promise<void>;
}

/** What a document says of what is kept. */
export interface StorageWishes {
  /** Both keep the keys of several programs in one Redis apart. */
  readonly group: string;
  readonly name: string;
  /** Whether callers sign in, so that there are users to count. */
  readonly hasUsers: boolean;
  readonly sessionStorage?: {
    readonly provider: 'memory' | 'redis';
    readonly address?: string;
    readonly db?: number;
    readonly keyPrefix?: string;
  };
  readonly rateLimiting?: RateLimitConfig;
}

/** Opens the storage of a document: Redis where replicas share it, else memory. */
export async function openStorage(config: StorageWishes, log: Log): Promise<EndpointStorage | RefusedStart> {
  const { sessionStorage: settings, rateLimiting } = config;
  const withoutUsers = !config.hasUsers ? limitsOfUsers(rateLimiting) : [];
  if (withoutUsers.length > 0) {
    return {
      problem: `${withoutUsers.join(', ')}: limits for each user need users, and the configuration has no sign-in`,
      hint: 'set oidc, or use shared in place of perUser',
    };
  }
  if (settings?.provider !== 'redis') {
    const sessions = memorySessions();
    const limits = rateLimiting === undefined ? undefined : rateLimits(rateLimiting, memoryBuckets());
    return { sessions, limits, replicas: undefined, problem: undefined, close: async () => limits?.close() };
  }
  const place = sessionRedis(settings);
  if (isRefusal(place)) return place;
  const redis = await redisAt(place, log);
  if (isRefusal(redis)) return redis;
  const prefix = prefixOf(config, settings.keyPrefix);
  const sessions = await redisSessions({ redis, prefix });
  const replicas = await openReplicas({ redis, prefix });
  const limits =
    rateLimiting === undefined ? undefined : rateLimits(rateLimiting, redisBuckets(redis, `${prefix}limit:`));
  return {
    sessions,
    limits,
    replicas,
    get problem() {
      return problemOf(redis);
    },
    async close() {
      await limits?.close();
      await replicas.close();
      await redis.close();
    },
  };
}

async function redisAt(place: RedisSettings, log: Log): Promise<RedisConnection | RefusedStart> {
  try {
    return await connectRedis(place, (problem) => {
      if (problem === undefined) log.info({}, 'Redis answers again');
      else log.warn({}, `Redis cannot be reached: ${problem}`);
    });
  } catch (error) {
    // Its certificate authorities cannot be read: nobody could be trusted.
    const problem = error instanceof Error ? error.message.replace(/\.$/, '') : 'Redis cannot be used';
    return { problem, hint: 'name a PEM file with the certificate authorities of Redis' };
  }
}

/** Limits that count each user apart (specification 3: they require authentication), by their paths. */
function limitsOfUsers({ perUser, tools = [] }: RateLimitConfig = {}): string[] {
  const ofTools = tools.filter((tool) => tool.perUser !== undefined);
  return [
    ...(perUser === undefined ? [] : ['rateLimiting.perUser']),
    ...ofTools.map(({ name }) => `rateLimiting.tools[${JSON.stringify(name)}].perUser`),
  ];
}

function problemOf(redis: RedisConnection): string | undefined {
  return redis.isReady ? undefined : `Redis: ${redis.problem ?? 'it has not answered yet'}`;
}

/** What all keys of one endpoint begin with. The part in braces keeps them in one slot of a cluster. */
function prefixOf({ name, group }: StorageWishes, keyPrefix: string | undefined): string {
  return `${keyPrefix ?? 'svc:'}{${group}:${name}}:`;
}
