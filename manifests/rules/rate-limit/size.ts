import type { RateLimitBucket } from '../../../generated/types/rate-limit-bucket.ts';
import type { RateLimitConfig } from '../../../generated/types/rate-limit-config.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { readDuration } from '../../../runtime/language/duration.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const userLimitNeverReached = defineDiagnostic<{ user: number; shared: number }>({
  code: 'rate-limit/size-per-user-above-shared',
  severity: 'warning',
  summary: 'A limit for each user that is above the limit of all of them together, so that no user ever reaches it.',
  message: ({ user, shared }) =>
    `no user ever reaches ${user} calls: shared stops all of them together at ${shared}, and fills no faster`,
  hint: () => 'make perUser smaller than shared, or remove it',
});

/** Calls in a second that no proxy and no Redis take: each call counts in Redis. */
const mostPerSecond = 1_000_000n;

export const limitNeverActs = defineDiagnostic<{ tokens: number; period: string }>({
  code: 'rate-limit/size-never-reached',
  severity: 'warning',
  summary: 'A rate limit that fills faster than calls can come, so that it never stops one.',
  message: ({ tokens, period }) =>
    `${tokens} calls in ${period} are more than a server can take: this limit never acts`,
  hint: () => 'make refillPeriod longer: it is the time in which the whole bucket fills',
});

/** A user is stopped before all users together are (spec 3, RateLimitConfig: shared and perUser both apply). */
export const rateLimitSize: Rule = (program, report) => {
  for (const resource of program.resources) {
    if (resource.kind === 'MCPServer') {
      checkLimitSizes(resource, resource.resource.spec.rateLimiting, ['spec', 'rateLimiting'], report);
    } else if (resource.kind === 'VirtualMCPServer') {
      const limits = resource.resource.spec.config?.rateLimiting;
      checkLimitSizes(resource, limits, ['spec', 'config', 'rateLimiting'], report);
    }
  }
};

/** Reports limits of users that are above those of all, among the limits at a path of a part. */
export function checkLimitSizes(
  part: Part,
  limits: RateLimitConfig | undefined,
  base: DocumentPath,
  report: Report,
): void {
  if (limits === undefined) return;
  const checkSpeed = (bucket: RateLimitBucket | undefined, path: DocumentPath): void => {
    const read = bucket === undefined ? undefined : readDuration(bucket.refillPeriod);
    if (bucket === undefined || read === undefined || 'problem' in read) return;
    if (BigInt(bucket.maxTokens) * 1_000_000_000n < mostPerSecond * read.nanoseconds) return;
    const { maxTokens: tokens, refillPeriod: period } = bucket;
    report(limitNeverActs({ tokens, period }, placeOf(part, [...path, 'refillPeriod'], 'value')));
  };
  const check = ({ perUser, shared }: Pick<RateLimitConfig, 'perUser' | 'shared'>, path: DocumentPath): void => {
    checkSpeed(shared, [...path, 'shared']);
    checkSpeed(perUser, [...path, 'perUser']);
    if (perUser === undefined || shared === undefined || perUser.maxTokens <= shared.maxTokens) return;
    if (!fillsAsFast(perUser, shared)) return;
    const place = placeOf(part, [...path, 'perUser', 'maxTokens'], 'value');
    report(userLimitNeverReached({ user: perUser.maxTokens, shared: shared.maxTokens }, place));
  };
  check(limits, base);
  for (const [index, tool] of (limits.tools ?? []).entries()) check(tool, [...base, 'tools', index]);
}

/** Whether a bucket gets at least as many tokens in a time as another. */
function fillsAsFast(one: RateLimitBucket, other: RateLimitBucket): boolean {
  const [period, otherPeriod] = [readDuration(one.refillPeriod), readDuration(other.refillPeriod)];
  if ('problem' in period || 'problem' in otherPeriod) return false;
  return BigInt(one.maxTokens) * otherPeriod.nanoseconds >= BigInt(other.maxTokens) * period.nanoseconds;
}
