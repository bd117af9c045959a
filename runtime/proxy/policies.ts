import { loadDocument } from '../../generated/load.ts';
import { changingFile } from '../http/changing-file.ts';
import type { Log } from '../observe/log.ts';
import { openCedarPolicy } from '../policy/cedar/cedar-policy.ts';
import type { Policy } from '../policy/decision.ts';
import type { RefusedStart } from './refused-start.ts';

/** Milliseconds between two looks at a file of policies. */
const lookEvery = 2000;
/** Bytes of a file of policies. */
const longest = 4_194_304;

/** Policies that are read again when their file changes. */
export interface ProxyPolicies {
  readonly policy: Policy;
  close(): Promise<void>;
}

/**
 * Opens the policies of an authorization file. A changed file takes effect within seconds; one that cannot be used changes nothing
 * and is logged once.
 */
export async function openPolicies(path: string, serverName: string, log: Log): Promise<ProxyPolicies | RefusedStart> {
  const file = changingFile(path, longest);
  const first = await file.read();
  if (!first.ok) return unusable(path, first.reason);
  const opened = await policyIn(first.text, serverName);
  if ('problem' in opened) return unusable(path, opened.problem);
  let present = opened.policy;
  let seen = first.text;
  let complaint: string | undefined;

  function complain(problem: string): void {
    if (complaint !== problem) log.warn({ path }, `the policies stay as they were: ${problem}`);
    complaint = problem;
  }

  async function look(): Promise<void> {
    const read = await file.read();
    if (!read.ok) {
      complain(read.reason);
      return;
    }
    if (read.text === seen) return;
    seen = read.text;
    const next = await policyIn(read.text, serverName);
    if ('problem' in next) {
      complain(next.problem);
      return;
    }
    const before = present;
    present = next.policy;
    complaint = undefined;
    log.info({ path, revision: present.revision }, 'the policies have changed');
    await before.close();
  }

  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, lookEvery);
  timer.unref();
  return {
    policy: {
      get revision() {
        return present.revision;
      },
      get needsArguments() {
        return present.needsArguments;
      },
      decide: (identity, question) => present.decide(identity, question),
      permittedOf: (identity, feature, items) => present.permittedOf(identity, feature, items),
      close: () => present.close(),
    },
    async close() {
      clearInterval(timer);
      await present.close();
    },
  };
}

async function policyIn(
  text: string,
  serverName: string,
): Promise<{ readonly policy: Policy } | { readonly problem: string }> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'the file is not JSON' };
  }
  const { validate, withDefaults } = await loadDocument.authz();
  if (!validate(value))
    return { problem: 'the file is not an authorization document; svc validate --as authz says why' };
  const { cedar } = withDefaults(value);
  const opened = await openCedarPolicy({ policies: cedar.policies, entitiesJson: cedar.entitiesJson, serverName });
  return opened.ok ? { policy: opened.policy } : { problem: opened.problem };
}

function unusable(path: string, problem: string): RefusedStart {
  return {
    problem: `the authorization file ${path} cannot be used: ${problem}`,
    hint: 'check it with svc validate --as authz',
  };
}
