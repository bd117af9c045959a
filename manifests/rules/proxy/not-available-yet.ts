import type { AggregatorConfig } from '../../../generated/types/aggregator.ts';
import type { RunConfig } from '../../../generated/types/run.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { unsupportedAggregatorFields } from '../../../runtime/not-yet/aggregator-fields.ts';
import { authServerNotYet, unsupportedIn, unsupportedRunFields } from '../../../runtime/not-yet/run-fields.ts';
import { fieldsSetIn, type UnsupportedField } from '../../../runtime/not-yet/unsupported-field.ts';
import { supportedStrategies, unsupportedStrategy } from '../../../runtime/not-yet/strategies.ts';
import { strategiesOfDocument, strategiesToward, type AskedStrategy } from '../../facts/outgoing/backend-strategies.ts';
import { backendSource } from '../../facts/gateways/group-members.ts';
import { embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isKind, titleOf, type Resource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const notAvailableYet = defineDiagnostic<{
  subject: string;
  effect?: 'will not start' | 'is left out';
  reason: string;
  instead: string;
}>({
  code: 'proxy/not-available-yet',
  severity: 'warning',
  summary:
    'A setting that no program supports yet: the proxy or aggregator that it is for refuses to start, or leaves out the backend that it is for.',
  message: ({ subject, effect = 'will not start', reason }) => `${subject} ${effect}: ${reason}`,
  hint: ({ instead }) => instead,
});

type Workload = Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>;

/** Where a workload asks for what a field of its run document says. */
interface Asked {
  /** The field of the run document. */
  readonly field: string;
  readonly path: DocumentPath;
}

/** What compiles into a run document that the proxy refuses is reported before it is applied. */
export const proxyNotAvailableYet: Rule = (program, report) => {
  for (const workload of program.resources) {
    if (!isKind(workload, 'MCPServer') && !isKind(workload, 'MCPRemoteProxy')) continue;
    const asked = askedBy(workload, program);
    if (asked.length === 0) continue;
    const reported = new Set<string>();
    for (const { field, path } of asked) {
      const unsupported = unsupportedRunFields.find((each) => each.path === field);
      if (unsupported === undefined || reported.has(unsupported.reason)) continue;
      reported.add(unsupported.reason);
      const { reason, instead } = unsupported;
      report(
        notAvailableYet(
          { subject: `the proxy of ${titleOf(workload)}`, reason, instead },
          placeOf(workload, path, 'value'),
        ),
      );
    }
  }
};

/** What compiles into an aggregator document that the aggregator refuses, or is given to it by a flag that it refuses. */
export const gatewayNotAvailableYet: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const say = (part: Part, path: DocumentPath, what: 'key' | 'value', reason: string, instead: string): void =>
      report(
        notAvailableYet({ subject: `the gateway of ${titleOf(server)}`, reason, instead }, placeOf(part, path, what)),
      );
    const { authServerConfig, config } = server.authored.spec;
    if (config === undefined) continue;
    if (authServerConfig !== undefined) {
      const { reason, instead } = authServerNotYet;
      say(server, ['spec', 'authServerConfig'], 'key', reason, instead);
    }
    // What it refers to is written down where it is compiled.
    const { compositeToolRefs: _resolved, incomingAuth, ...others } = config;
    // Without policies nobody asks whose claims they see.
    const hasPolicies = incomingAuth !== undefined && server.authored.spec.incomingAuth.authzConfig !== undefined;
    const written = hasPolicies ? { ...others, incomingAuth } : others;
    for (const { path, reason, instead } of fieldsSetIn(written, unsupportedAggregatorFields))
      say(server, ['spec', 'config', ...path.split('.')], 'key', reason, instead);
    reportStrategies(server, program, report);
  }
};

/** Credentials that a gateway cannot make keep it from starting where its backends are written down; one that it discovers is left out. */
function reportStrategies(server: Resource<'VirtualMCPServer'>, program: LinkedProgram, report: Report): void {
  const gateway = `the gateway of ${titleOf(server)}`;
  const isInline = backendSource(server) === 'inline';
  const reported: AskedStrategy[] = [];
  for (const asked of strategiesToward(server, program)) {
    const { backend, strategy, part, path } = asked;
    const reason = unsupportedStrategy(strategy);
    // A default is one mistake, whatever number of backends have it.
    if (reason === undefined || reported.some((one) => one.part === part && one.path.join() === path.join())) continue;
    reported.push(asked);
    const what = isInline ? { subject: gateway } : leftOut(backend, gateway);
    report(notAvailableYet({ ...what, reason, instead: supportedStrategies }, placeOf(part, path, 'value')));
  }
}

function leftOut(
  backend: string | undefined,
  of: string,
): { readonly subject: string; readonly effect: 'is left out' } {
  const which = backend === undefined ? 'each backend without a strategy of its own' : `the backend "${backend}"`;
  return { subject: `${which} of ${of}`, effect: 'is left out' };
}

/** What a run document asks for. */
export function reportUnsupported(part: Part, config: RunConfig, report: Report): void {
  reportFields(part, unsupportedIn(config), 'this workload', report);
}

/** What the document of an aggregator asks for. */
export function reportUnsupportedAggregator(part: Part, config: AggregatorConfig, report: Report): void {
  reportFields(part, fieldsSetIn(config, unsupportedAggregatorFields), 'this aggregator', report);
  const { outgoingAuth, backends = [] } = config;
  const isInline = (outgoingAuth?.source ?? (backends.length > 0 ? 'inline' : 'discovered')) === 'inline';
  const listed = isInline ? backends.map(({ name }) => name) : 'discovered';
  for (const { backend, strategy, path } of strategiesOfDocument(part, outgoingAuth, listed)) {
    const reason = unsupportedStrategy(strategy);
    if (reason === undefined) continue;
    const what = isInline ? { subject: 'this aggregator' } : leftOut(backend, 'this aggregator');
    report(notAvailableYet({ ...what, reason, instead: supportedStrategies }, placeOf(part, path, 'value')));
  }
}

function reportFields(part: Part, fields: readonly UnsupportedField[], subject: string, report: Report): void {
  const reported = new Set<string>();
  for (const { path, reason, instead } of fields) {
    // One mistake is reported once, at the first of its fields.
    if (reported.has(reason)) continue;
    reported.add(reason);
    report(notAvailableYet({ subject, reason, instead }, placeOf(part, path.split('.'), 'key')));
  }
}

function askedBy(workload: Workload, program: LinkedProgram): Asked[] {
  const asked: Asked[] = [];
  const [authServer] = embeddedAuthServersOf(workload, program);
  if (authServer !== undefined) asked.push({ field: 'authServerConfigPath', path: authServer.declaredAt });
  const isStdio = isKind(workload, 'MCPServer') && workload.resource.spec.transport === 'stdio';
  const credential = isStdio ? undefined : credentialOf(workload, program);
  if (credential !== undefined) asked.push({ field: credential, path: ['spec', 'externalAuthConfigRef', 'name'] });
  return asked;
}

/** The field of the run document that the credentials toward a backend become, of those that may be refused. */
function credentialOf(workload: Workload, program: LinkedProgram): string | undefined {
  const name = workload.resource.spec.externalAuthConfigRef?.name;
  const spec = name === undefined ? undefined : program.find('MCPExternalAuthConfig', workload, name)?.resource.spec;
  switch (spec?.type) {
    case 'upstreamInject':
    case 'awsSts':
      return spec.type;
    case 'tokenExchange': {
      const hasProvider =
        (spec.tokenExchange.subjectProviderName ?? '') !== '' || embeddedAuthServersOf(workload, program).length > 0;
      return hasProvider ? 'tokenExchange.subjectProviderName' : undefined;
    }
    default:
      return undefined;
  }
}
