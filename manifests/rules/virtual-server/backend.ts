import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendNamesOf } from '../../facts/gateways/backend-names.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

interface Mention {
  readonly name: string;
  readonly group: string;
  readonly known: readonly string[];
}

const nearOrAll = ({ name, known }: Mention, otherwise: string): string => {
  const near = suggest(name, known);
  return near === undefined ? otherwise : `did you mean "${near}"?`;
};

export const unknownBackend = defineDiagnostic<Mention>({
  code: 'virtual-server/backend-unknown',
  severity: 'error',
  summary: 'A setting for a backend that the virtual server does not have, so that it has no effect.',
  message: ({ name, group }) => `"${name}" is not a backend: no member of group "${group}" has this name`,
  hint: (mention) => nearOrAll(mention, `the backends are ${mention.known.join(', ')}`),
});

export const backendNotInInput = defineDiagnostic<Mention>({
  code: 'virtual-server/backend-not-in-input',
  severity: 'warning',
  extent: 'whole',
  summary:
    'A setting for a backend that is not in the input; it takes effect only if one of that name is found at run time.',
  message: ({ name, group }) => `no member of group "${group}" in the input is named "${name}"`,
  hint: (mention) => nearOrAll(mention, `in the input the members are ${mention.known.join(', ')}`),
});

/** What a virtual server says about a backend is about one that it has (spec 2: backends are keyed by workload name). */
export const virtualServerBackend: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const group = server.resource.spec.config?.groupRef;
    const mentions = mentionsIn(server);
    if (group === undefined || mentions.length === 0) continue;
    const backends = backendNamesOf(server, program);
    if (backends === undefined) continue;
    const { names: known, isComplete } = backends;
    const finding = isComplete ? unknownBackend : backendNotInInput;
    for (const { name, path, what } of mentions) {
      if (!known.includes(name)) report(finding({ name, group, known }, placeOf(server, path, what)));
    }
  }
};

interface NamedAt {
  readonly name: string;
  readonly path: DocumentPath;
  readonly what: 'key' | 'value';
}

function mentionsIn(server: Resource<'VirtualMCPServer'>): NamedAt[] {
  const { config, outgoingAuth } = server.resource.spec;
  const { aggregation, operational } = config ?? {};
  // What the resource says takes the place of the model's outgoing authentication.
  const model = outgoingAuth === undefined ? config?.outgoingAuth : undefined;
  return [
    ...keys(outgoingAuth?.backends, ['spec', 'outgoingAuth', 'backends']),
    ...keys(model?.backends, ['spec', 'config', 'outgoingAuth', 'backends']),
    ...keys(operational?.timeouts?.perWorkload, ['spec', 'config', 'operational', 'timeouts', 'perWorkload']),
    ...(aggregation?.tools ?? []).map(({ workload }, index): NamedAt => {
      return {
        name: workload,
        path: ['spec', 'config', 'aggregation', 'tools', index, 'workload'],
        what: 'value',
      };
    }),
    ...(aggregation?.conflictResolutionConfig?.priorityOrder ?? []).map((name, index): NamedAt => {
      const path = ['spec', 'config', 'aggregation', 'conflictResolutionConfig', 'priorityOrder', index];
      return { name, path, what: 'value' };
    }),
  ];
}

function keys(map: Readonly<Record<string, unknown>> | undefined, base: DocumentPath): NamedAt[] {
  return Object.keys(map ?? {}).map((name) => ({ name, path: [...base, name], what: 'key' }));
}
