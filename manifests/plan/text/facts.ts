import { usualDelay } from '../../lower/pod/graceful-stop.ts';
import type { PlanOutgoingAuth } from '../../../generated/types/plan-outgoing-auth.ts';
import type { PlanReplicas, PlanWorkload } from '../../../generated/types/plan-workload.ts';

/** A label and its lines. */
export type Fact = readonly [label: string, text: string];

/** The facts about a workload that take one line each. */
export function factsOf(workload: PlanWorkload): Fact[] {
  const { runs, group, address, replicas, audit } = workload;
  const isGateway = workload.kind === 'VirtualMCPServer';
  return [
    ...fact('runs', runs),
    ...fact(isGateway ? 'members of' : 'group', group),
    ...fact('address', address === undefined ? undefined : `${address.url} (${address.transport})`),
    ...fact('pods', replicas?.map(podsOf).join('\n')),
    ...fact('clients', clientsOf(workload)),
    ...fact('sign-in server', authServerOf(workload)),
    ...fact('allowed', rightsOf(workload)),
    ...fact('backend credentials', workload.outgoing === undefined ? undefined : outgoingText(workload.outgoing)),
    ...fact('may reach', reachOf(workload)),
    ...fact('sessions', sessionsOf(workload)),
    ...fact('rate limits', limitsOf(workload)),
    ...fact('telemetry', telemetryOf(workload)),
    ...fact('audit log', audit),
    ...fact('objects', workload.objects?.join(', ')),
  ];
}

/** The pods of one object in one line. */
function podsOf(pods: PlanReplicas): string {
  const { object, count, resources, maxUnavailable, spread = [], shutdownDelay, volume } = pods;
  const { requests, limits } = resources ?? {};
  return [
    `${object}: ${count ?? 'unset (1 unless autoscaled)'}`,
    ...amountsOf('asks for', requests),
    ...amountsOf('may use', limits),
    ...(maxUnavailable === undefined ? [] : [`at most ${maxUnavailable} away at a time`]),
    ...(spread.length === 0 ? [] : [`spread over ${spread.join(' and ')}`]),
    // What is always so needs no words.
    ...(shutdownDelay === undefined || shutdownDelay === `${usualDelay}s`
      ? []
      : [`answers ${shutdownDelay} more when it stops`]),
    ...(volume === undefined ? [] : [`each keeps ${volume}`]),
  ].join('; ');
}

function amountsOf(what: string, list: { readonly cpu?: string; readonly memory?: string } | undefined): string[] {
  const amounts = [
    ...(list?.cpu === undefined ? [] : [`cpu ${list.cpu}`]),
    ...(list?.memory === undefined ? [] : [`memory ${list.memory}`]),
  ];
  return amounts.length === 0 ? [] : [`${what} ${amounts.join(', ')}`];
}

/** How somebody signs in somewhere, in one line. */
export function outgoingText(auth: PlanOutgoingAuth): string {
  const { headers = [] } = auth;
  const added = headers.length === 0 ? '' : `header${headers.length === 1 ? '' : 's'} ${headers.join(', ')}`;
  const credentials = credentialsText(auth);
  if (added === '') return credentials;
  // A token that is spelled out as a header is no less a credential.
  return credentials === 'none' ? added : `${credentials}; ${added}`;
}

function credentialsText(auth: PlanOutgoingAuth): string {
  const { strategy, header, tokenUrl, audience, provider, region, roles = [], secret, source } = auth;
  if (strategy === 'none') return source === 'not set' ? 'none' : `none (${source})`;
  const details = [
    header === undefined ? '' : `in ${header}`,
    tokenUrl === undefined ? '' : `at ${tokenUrl}`,
    audience === undefined ? '' : `for ${audience}`,
    provider === undefined ? '' : `of ${provider}`,
    region === undefined ? '' : `in ${region}`,
    secret === undefined ? '' : `with Secret ${secret}`,
    ...roles,
  ].filter((text) => text !== '');
  return `${[strategy, ...details].join(', ')} (${source})`;
}

function fact(label: string, text: string | undefined): Fact[] {
  return text === undefined || text === '' ? [] : [[label, text]];
}

function clientsOf({ authentication }: PlanWorkload): string | undefined {
  if (authentication === undefined) return undefined;
  const { type, issuer, audience, subject, scopes = [], source } = authentication;
  if (type === 'none') return `anyone, not authenticated (${source})`;
  const details = [
    issuer === undefined ? '' : `of ${issuer}`,
    audience === undefined ? '' : `for ${audience}`,
    subject === undefined ? '' : `only ${subject}`,
    scopes.length === 0 ? '' : `scopes ${scopes.join(' ')}`,
  ].filter((text) => text !== '');
  return `tokens ${details.join(', ')} (${source})`;
}

function authServerOf({ authServer }: PlanWorkload): string | undefined {
  if (authServer === undefined) return undefined;
  const { issuer, upstreams = [], storage, source } = authServer;
  const kept = storage === undefined ? '' : `, tokens kept in ${storage}`;
  return `${issuer}${kept} (${source})${upstreams.map((upstream) => `\nsigns in at ${upstream}`).join('')}`;
}

/** Who decides, one and several of them. */
const decider = { cedar: 'Cedar policy', roles: 'role' } as const;
const deciders = { cedar: 'Cedar policies', roles: 'roles' } as const;

function rightsOf({ authorization, authentication }: PlanWorkload): string | undefined {
  if (authorization === undefined) return undefined;
  const { type, policies = [], claimsFrom, source } = authorization;
  if (type === 'none') return authentication?.type === 'none' ? 'everything' : 'everything, once let in';
  const claims = claimsFrom === undefined ? '' : `, claims of ${claimsFrom}`;
  const what =
    policies.length === 0
      ? `by ${deciders[type]}`
      : `by ${policies.length} ${policies.length === 1 ? decider[type] : deciders[type]}`;
  return `${what}${claims} (${source})${policies.map((policy) => `\n${policy.replaceAll(/\s+/g, ' ')}`).join('')}`;
}

function reachOf({ network }: PlanWorkload): string | undefined {
  if (network === undefined) return undefined;
  const { egress, ports = [], hostsNotEnforced = [], source } = network;
  const where = egress === 'ports' ? `port ${ports.join(', ')} of any host, and DNS` : egress;
  const hosts =
    hostsNotEnforced.length === 0
      ? ''
      : `\nnot limited to ${hostsNotEnforced.join(', ')}: a NetworkPolicy knows no names`;
  return `${where} (${source})${hosts}`;
}

function sessionsOf({ sessions }: PlanWorkload): string | undefined {
  if (sessions === undefined) return undefined;
  const { provider, address, database, keyPrefix } = sessions;
  const more = [
    address === undefined ? '' : `at ${address}`,
    database === undefined ? '' : `database ${database}`,
    keyPrefix === undefined ? '' : `keys ${keyPrefix}*`,
  ].filter((text) => text !== '');
  return [provider, ...more].join(', ');
}

function limitsOf({ rateLimits = [] }: PlanWorkload): string {
  return rateLimits
    .map(
      ({ of, tool, tokens, per }) => `${tokens} calls in ${per} for ${of}${tool === undefined ? '' : `, of ${tool}`}`,
    )
    .join('\n');
}

function telemetryOf({ telemetry }: PlanWorkload): string | undefined {
  if (telemetry === undefined) return undefined;
  const { serviceName, endpoint, traces, metrics, prometheus, source } = telemetry;
  const sent = [traces ? 'traces' : '', metrics ? 'metrics' : ''].filter((text) => text !== '').join(' and ');
  const parts = [
    sent === '' ? '' : `${sent} to ${endpoint ?? 'the usual address'}`,
    prometheus ? 'metrics at /metrics' : '',
  ].filter((text) => text !== '');
  const name = serviceName === undefined ? '' : ` as ${serviceName}`;
  return `${parts.length === 0 ? 'nothing' : parts.join(', ')}${name} (${source})`;
}
