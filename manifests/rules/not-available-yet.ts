import type { AggregatorConfig } from '../../generated/types/aggregator.ts';
import type { RunConfig } from '../../generated/types/run.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { unsupportedAggregatorFields } from '../../runtime/not-yet/aggregator-fields.ts';
import { authServerNotYet, unsupportedIn, unsupportedRunFields } from '../../runtime/not-yet/run-fields.ts';
import { fieldsSetIn, type UnsupportedField } from '../../runtime/not-yet/unsupported-field.ts';
import { supportedStrategies, unsupportedStrategy } from '../../runtime/not-yet/strategies.ts';
import { referredStrategy } from '../../runtime/resources/referred-strategy.ts';
import { credentialSource } from '../program/backend-credentials.ts';
import { backendSource, membersOf } from '../program/group-members.ts';
import { embeddedAuthServersOf } from '../program/embedded-auth-servers.ts';
import type { LinkedProgram } from '../program/link.ts';
import { isKind, titleOf, type Resource } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const notAvailableYet = defineDiagnostic<{ subject: string; reason: string; instead: string }>({
  code: 'proxy/not-available-yet',
  severity: 'warning',
  summary: 'A setting that no program supports yet: the proxy or aggregator that it is for refuses to start.',
  message: ({ subject, reason }) => `${subject} will not start: ${reason}`,
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
    const { compositeToolRefs: _resolved, ...written } = config;
    for (const { path, reason, instead } of fieldsSetIn(written, unsupportedAggregatorFields))
      say(server, ['spec', 'config', ...path.split('.')], 'key', reason, instead);
    for (const { reason, part, path } of strategiesOf(server, program))
      say(part, path, 'value', reason, supportedStrategies);
  }
};

interface RefusedStrategy {
  readonly reason: string;
  readonly part: Part;
  readonly path: DocumentPath;
}

/** The credentials that a gateway which starts would have to make and cannot. One that it discovers keeps only its backend out. */
function strategiesOf(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): RefusedStrategy[] {
  const { spec } = server.authored;
  const found: RefusedStrategy[] = [];
  const look = (part: Part & Pick<Workload, 'namespace'>, name: string | undefined, path: DocumentPath): void => {
    const target = name === undefined ? undefined : program.find('MCPExternalAuthConfig', part, name);
    const referred = target === undefined ? undefined : referredStrategy(target.name, target.resource);
    const reason = referred === undefined ? undefined : unsupportedStrategy(referred.strategy);
    if (reason !== undefined) found.push({ reason, part, path });
  };
  const at = ['spec', 'outgoingAuth'];
  const { outgoingAuth, config } = spec;
  const members = membersOf(program, { name: config?.groupRef ?? '', namespace: server.namespace });
  const isInline = backendSource(server) === 'inline';
  const sourceOf = (member: (typeof members)[number]): string =>
    credentialSource(server, { name: member.name, member }, program);
  // A default that no backend is sent does not keep it from starting.
  const usesDefault = isInline && members.some((member) => sourceOf(member) === 'default');
  if (usesDefault)
    look(server, outgoingAuth?.default?.externalAuthConfigRef?.name, [
      ...at,
      'default',
      'externalAuthConfigRef',
      'name',
    ]);
  if (!isInline) return found;
  for (const member of members) {
    const { name } = member;
    const own = outgoingAuth?.backends;
    const entry = own !== undefined && Object.hasOwn(own, name) ? own[name] : undefined;
    const path = [...at, 'backends', name, 'externalAuthConfigRef', 'name'];
    if (sourceOf(member) === 'entry') look(server, entry?.externalAuthConfigRef?.name, path);
    if (sourceOf(member) === 'member')
      look(member, member.resource.spec.externalAuthConfigRef?.name, ['spec', 'externalAuthConfigRef', 'name']);
  }
  return found;
}

/** What a run document asks for. */
export function reportUnsupported(part: Part, config: RunConfig, report: Report): void {
  reportFields(part, unsupportedIn(config), 'this workload', report);
}

/** What the document of an aggregator asks for. */
export function reportUnsupportedAggregator(part: Part, config: AggregatorConfig, report: Report): void {
  reportFields(part, fieldsSetIn(config, unsupportedAggregatorFields), 'this aggregator', report);
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
