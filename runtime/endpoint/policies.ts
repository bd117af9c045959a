import { loadDocument } from '../../generated/load.ts';
import type { CedarAuthorizationWithDefaults, HTTPAuthorizationWithDefaults } from '../../generated/defaults/authz.ts';
import { isLoopbackUrl } from '../http/outgoing/outgoing-address.ts';
import { readDuration } from '../language/duration.ts';
import type { Log } from '../observe/log.ts';
import { openCedarPolicy, type CedarSettings } from '../policy/cedar/cedar-policy.ts';
import { openHttpPolicy } from '../policy/decision-point/http-policy.ts';
import type { Policy } from '../policy/policy.ts';
import { readDocument } from './read-document.ts';
import { isRefusal, type RefusedStart } from './refused-start.ts';
import { watchFiles, type Opened, type ReadFile } from './watched-files.ts';

/** The policies of an endpoint. */
export interface EndpointPolicy extends Policy {
  /** Called each time that others decide. */
  onChange(listener: () => void): void;
}

/**
 * Opens the policies of an authorization file, which may change while they are used: Cedar policies, or the service that decides.
 */
export async function openPolicies(path: string, serverName: string, log: Log): Promise<EndpointPolicy | RefusedStart> {
  const files = await watchFiles<Policy>({
    paths: [path],
    what: 'the policies',
    hint: 'check the file with svc validate --as authz',
    open: ([file]) => policyIn(file, serverName, log),
    retire: (policy) => policy.close(),
    log,
  });
  if (isRefusal(files)) return files;
  return {
    get revision() {
      return files.present.revision;
    },
    get needsArguments() {
      return files.present.needsArguments;
    },
    get needsAnnotations() {
      return files.present.needsAnnotations;
    },
    decide: (identity, question) => files.present.decide(identity, question),
    permittedOf: (identity, feature, items) => files.present.permittedOf(identity, feature, items),
    onChange: (listener) => files.onChange(listener),
    close: () => files.close(),
  };
}

/** Policies that a configuration holds itself: they stay as they are. */
export async function writtenPolicies(
  cedar: Pick<CedarSettings, 'policies' | 'entitiesJson'>,
  serverName: string,
): Promise<EndpointPolicy | RefusedStart> {
  const opened = await openCedarPolicy({ ...cedar, serverName });
  if (!opened.ok) return { problem: `the policies cannot be used: ${opened.problem}`, hint: 'change the policies' };
  return Object.assign(opened.policy, { onChange: () => undefined });
}

async function policyIn(file: ReadFile | undefined, serverName: string, log: Log): Promise<Opened<Policy>> {
  if (file === undefined) throw new Error('no authorization file was read');
  const document = await readDocument(file.path, file.text, loadDocument.authz);
  if (!document.ok) return document;
  const { value } = document;
  if ((value.primaryUpstreamProvider ?? '') !== '') {
    const problem = 'primaryUpstreamProvider: tokens of upstream providers are not available yet; remove it';
    return { ok: false, problem };
  }
  return value.type === 'cedarv1'
    ? cedarPolicy(value.cedar, serverName)
    : { ok: true, value: decisionPoint(value.http, serverName, log) };
}

async function cedarPolicy(cedar: CedarAuthorizationWithDefaults, serverName: string): Promise<Opened<Policy>> {
  const opened = await openCedarPolicy({ ...cedar, serverName });
  return opened.ok ? { ok: true, value: opened.policy } : opened;
}

/** The operator named the service, which is often in the same network. */
function decisionPoint(http: HTTPAuthorizationWithDefaults, serverName: string, log: Log): Policy {
  const { url, timeout, rememberFor, claims, includeArguments, caBundlePath, bearerTokenEnv, bearerTokenFile } = http;
  const bearer =
    bearerTokenEnv !== undefined
      ? { env: bearerTokenEnv }
      : bearerTokenFile === undefined
        ? undefined
        : { file: bearerTokenFile };
  return openHttpPolicy({
    url,
    serverName,
    includeArguments,
    timeoutMs: millisecondsOf(timeout),
    rememberMs: millisecondsOf(rememberFor),
    ...(claims === undefined ? {} : { claims }),
    connection: {
      addresses: { loopback: isLoopbackUrl(new URL(url)), private: true },
      plainHttp: 'anywhere',
      ...(caBundlePath === undefined ? {} : { caFile: caBundlePath }),
      ...(bearer === undefined ? {} : { bearer }),
    },
    onProblem: (problem) => log.warn({}, `the decision point did not decide: ${problem}`),
  });
}

/** A duration that the validator took already. */
function millisecondsOf(duration: string): number {
  const read = readDuration(duration);
  return 'nanoseconds' in read ? Number(read.nanoseconds / 1_000_000n) : 0;
}
