import { references } from '../../../generated/references/index.ts';
import { isKindName, type KindName } from '../../../generated/kinds.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { identityOf, type AnyResource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';

export const unused = defineDiagnostic<{ kind: string; name: string }>({
  code: 'link/unused-resource',
  severity: 'warning',
  extent: 'whole',
  summary: 'A resource that only serves others, and that nothing in the input refers to.',
  message: ({ kind, name }) => `nothing in the input refers to ${kind} "${name}", which only serves others`,
  hint: () => 'refer to it from a workload, or remove it',
});

export const notServed = defineDiagnostic<{ entry: string; group: string }>({
  code: 'link/unused-entry',
  severity: 'warning',
  extent: 'whole',
  summary: 'An entry in a group that no virtual server of the input serves: nothing else reads entries.',
  message: ({ entry, group }) =>
    `no virtual server serves group "${group}", so MCPServerEntry "${entry}" has no effect`,
  hint: ({ group }) => `add a VirtualMCPServer with groupRef ${group}, or move the entry into a group that is served`,
});

/** Kinds that mean nothing by themselves. */
const serving: ReadonlySet<KindName> = new Set<KindName>([
  'EmbeddingServer',
  'MCPExternalAuthConfig',
  'MCPGroup',
  'MCPOIDCConfig',
  'MCPTelemetryConfig',
  'MCPToolConfig',
  'VirtualMCPCompositeToolDefinition',
]);

/**
 * Resources that serve others are referred to (specs 2 and 3: shared configuration). An input of such resources alone is meant
 * for others to use, so it gets no finding, and neither does a part of an input.
 */
export const linkUnused: Rule = (program, report) => {
  // Who was dropped for an error may be the one that refers.
  if (mayBeIncomplete(program)) return;
  const open = candidatesOf(program);
  /** Kinds and names that names lead to that lead nowhere, which was reported: they may mean what is there. */
  const meant = new Set<string>();
  for (const resource of program.resources) {
    if (open.size === 0) break;
    for (const { kind, name } of targetsOf(resource)) {
      if (open.delete(identityOf(kind, resource.namespace, name))) continue;
      if (program.find(kind, resource, name) !== undefined) continue;
      meant.add(identityOf(kind, resource.namespace, '')).add(identityOf('', resource.namespace, name));
    }
    // Which embedding server answers at an address, nobody here knows.
    if (hasSearchAddress(resource)) meant.add('EmbeddingServer');
  }
  for (const resource of open.values()) {
    const { kind, namespace, name } = resource;
    const isMeant =
      meant.has(kind) || meant.has(identityOf(kind, namespace, '')) || meant.has(identityOf('', namespace, name));
    if (!isMeant) report(unused({ kind, name }, placeOf(resource, ['metadata', 'name'], 'value')));
  }
  checkEntries(program, (entry, group) =>
    report(notServed({ entry: entry.name, group }, placeOf(entry, ['spec', 'groupRef'], 'value'))),
  );
};

function hasSearchAddress(resource: AnyResource): boolean {
  return (
    resource.kind === 'VirtualMCPServer' && resource.resource.spec.config?.optimizer?.embeddingService !== undefined
  );
}

/** What could be unused: the serving resources of namespaces that have a workload as well. */
function candidatesOf(program: LinkedProgram): Map<string, AnyResource> {
  const inhabited = new Set<string | undefined>();
  for (const { kind, namespace } of program.resources) if (!serving.has(kind)) inhabited.add(namespace);
  const open = new Map<string, AnyResource>();
  for (const resource of program.resources) {
    const { kind, namespace, name } = resource;
    if (!serving.has(kind) || !inhabited.has(namespace)) continue;
    open.set(identityOf(kind, namespace, name), resource);
  }
  return open;
}

/** The resources of svc that a resource names. */
function targetsOf(resource: AnyResource): { readonly kind: KindName; readonly name: string }[] {
  return (ownReferences.get(resource.kind) ?? []).flatMap(({ path, kind, isPlain }) => {
    const names = isPlain
      ? [plainValue(resource.authored, path)]
      : valuesAt(resource.authored, path).map(({ value }) => value);
    return names.flatMap((name) => (typeof name === 'string' && name !== '' ? [{ kind, name }] : []));
  });
}

/** A path without wildcards leads to one value at most, which needs no list of places. */
function plainValue(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const name of path) {
    value = propertyOf(value, name);
    if (value === undefined) return undefined;
  }
  return value;
}

const ownReferences = new Map(
  Object.entries(references).map(([kind, entries]) => [
    kind,
    entries.flatMap(({ path, kind: target }) =>
      isKindName(target) ? [{ path, kind: target, isPlain: !path.includes('*') }] : [],
    ),
  ]),
);

/** An entry makes no workload: it is there for virtual servers. Without any in the input they may be elsewhere. */
function checkEntries(
  program: LinkedProgram,
  found: (entry: Extract<AnyResource, { kind: 'MCPServerEntry' }>, group: string) => void,
): void {
  const served = new Map<string | undefined, Set<string>>();
  for (const server of program.resources) {
    if (server.kind !== 'VirtualMCPServer') continue;
    const groups = served.get(server.namespace) ?? new Set();
    served.set(server.namespace, groups.add(server.resource.spec.config?.groupRef ?? ''));
  }
  if (served.size === 0) return;
  for (const entry of program.resources) {
    if (entry.kind !== 'MCPServerEntry') continue;
    const { groupRef } = entry.resource.spec;
    const groups = served.get(entry.namespace);
    if (groups !== undefined && !groups.has(groupRef)) found(entry, groupRef);
  }
}
