import type * as CedarModule from '@cedar-policy/cedar-wasm/nodejs';

/** Hints of MCP that policies can ask a tool for. */
export const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

/** The library, loaded where policies are. */
export type Cedar = typeof CedarModule;

/** Policies that Cedar has parsed and keeps under two names. */
export interface PolicySet {
  /** Name of the policies as they are written. */
  readonly exact: string;
  /**
   * Name of the policies with every condition on arguments taken to be met by a permit and by no forbid: what is permitted for
   * some arguments. The same as `exact` where no policy looks at arguments.
   */
  readonly forSomeArguments: string;
  readonly looksAtArguments: boolean;
  /** Whether a policy names a hint of a tool. */
  readonly looksAtHints: boolean;
  /** Ids of the policies that forbid. */
  readonly forbids: ReadonlySet<string>;
  /** Gives the names back; nobody may decide with the set afterwards. */
  close(): void;
}

/** Cedar keeps what it parsed by name and never forgets a name: those of closed sets are used again. */
const free: string[] = [];
let named = 0;

/**
 * Parses policies once for many decisions. Gives what is wrong in words for a log where Cedar refuses them; a document that
 * passed validation is never refused.
 */
export function parsePolicies(
  cedar: Cedar,
  texts: readonly string[],
): { readonly ok: true; readonly set: PolicySet } | { readonly ok: false; readonly problem: string } {
  const exact: Record<string, CedarModule.Policy> = {};
  const relaxed: Record<string, CedarModule.Policy> = {};
  const forbids = new Set<string>();
  let looksAtArguments = false;
  let looksAtHints = false;
  for (const source of texts) {
    const parts = cedar.policySetTextToParts(source);
    if (parts.type === 'failure') return { ok: false, problem: problemOf(parts.errors) };
    if (parts.policy_templates.length > 0) return { ok: false, problem: 'a policy is a template' };
    for (const policy of parts.policies) {
      const id = `policy${Object.keys(exact).length}`;
      const parsed = cedar.policyToJson(policy);
      if (parsed.type === 'failure') return { ok: false, problem: problemOf(parsed.errors) };
      const { json } = parsed;
      exact[id] = json;
      const text = JSON.stringify(json.conditions);
      looksAtHints ||= hints.some((hint) => text.includes(hint));
      if (json.effect === 'forbid') forbids.add(id);
      const kept = json.conditions.filter((condition) => !JSON.stringify(condition).includes('arg_'));
      if (kept.length === json.conditions.length) relaxed[id] = json;
      else {
        looksAtArguments = true;
        if (json.effect === 'permit') relaxed[id] = { ...json, conditions: kept };
      }
    }
  }
  const name = free.pop() ?? `policies-${(named += 1)}`;
  const answer = cedar.preparsePolicySet(name, { staticPolicies: exact });
  if (answer.type === 'failure') {
    free.push(name);
    return { ok: false, problem: problemOf(answer.errors) };
  }
  const forSomeArguments = looksAtArguments ? `${name}-shown` : name;
  if (looksAtArguments) cedar.preparsePolicySet(forSomeArguments, { staticPolicies: relaxed });
  const close = (): void => {
    free.push(name);
  };
  return { ok: true, set: { exact: name, forSomeArguments, looksAtArguments, looksAtHints, forbids, close } };
}

function problemOf(errors: readonly CedarModule.DetailedError[]): string {
  return errors.map(({ message }) => message.replace(/\s+/g, ' ')).join('; ');
}
