import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Identity } from '../../../runtime/identity/identity.ts';
import type { Bucket } from '../../../runtime/policy/rate-limit/buckets.ts';
import { memoryBuckets } from '../../../runtime/policy/rate-limit/memory-buckets.ts';
import { rateLimits } from '../../../runtime/policy/rate-limit/rate-limits.ts';

const alice: Identity = {
  subject: 'alice',
  issuer: 'https://login.example.com',
  provider: 'company',
  claims: {},
  expiresAt: 4_102_444_800,
};

describe('rate limits', () => {
  it('ask the buckets of the server and of the tool', async () => {
    const limits = rateLimits(
      {
        shared: { maxTokens: 10, refillPeriod: '1h' },
        perUser: { maxTokens: 5, refillPeriod: '1h' },
        tools: [{ name: 'create', perUser: { maxTokens: 2, refillPeriod: '1h' } }],
      },
      memoryBuckets(() => 0),
    );
    const outcomes = async (times: number, identity: Identity | undefined, tool: string): Promise<string[]> => {
      const answers: string[] = [];
      for (let turn = 0; turn < times; turn += 1) answers.push((await limits.take(identity, tool)).outcome);
      return answers;
    };
    expect(await outcomes(3, alice, 'create')).toEqual(['taken', 'taken', 'refused']);
    expect(await outcomes(4, alice, 'find')).toEqual(['taken', 'taken', 'taken', 'refused']);
    expect(await outcomes(6, undefined, 'find')).toEqual(['taken', 'taken', 'taken', 'taken', 'taken', 'refused']);
  });

  it('tell how long until the bucket that refused has a token', () => {
    let now = 0;
    const buckets = memoryBuckets(() => now);
    const bucket: Bucket = { key: 'a', maxTokens: 4, refillMs: 4000 };
    for (let turn = 0; turn < 4; turn += 1) expect(buckets.take([bucket])).toEqual({ outcome: 'taken' });
    now = 250;
    expect(buckets.take([bucket])).toEqual({ outcome: 'refused', retryAfterMs: 750 });
    now = 1000;
    expect(buckets.take([bucket])).toEqual({ outcome: 'taken' });
  });

  it('never let more calls through than capacity and refill allow, and are bounded in number', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.constantFrom('a', 'b')), { maxLength: 200 }),
        fc.integer({ min: 1, max: 5 }),
        (calls, maxTokens) => {
          let now = 0;
          const buckets = memoryBuckets(() => now);
          const taken: Record<string, number> = { a: 0, b: 0 };
          for (const [pause, key] of calls) {
            now += pause;
            const answer = buckets.take([{ key, maxTokens, refillMs: 1000 }]);
            if ('outcome' in answer && answer.outcome === 'taken') taken[key] = (taken[key] ?? 0) + 1;
          }
          for (const count of Object.values(taken)) {
            expect(count).toBeLessThanOrEqual(maxTokens + (now * maxTokens) / 1000 + 1e-6);
          }
        },
      ),
    );
    const few = memoryBuckets(() => 0, 100);
    for (let user = 0; user < 1000; user += 1) {
      void few.take([{ key: `user:${user}`, maxTokens: 1, refillMs: 1000 }]);
    }
    // The most recent are still known.
    expect(few.take([{ key: 'user:999', maxTokens: 1, refillMs: 1000 }])).toMatchObject({ outcome: 'refused' });
  });
});
