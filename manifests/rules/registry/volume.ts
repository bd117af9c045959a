import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { podFolders } from '../../objects/layout.ts';

export const incompleteVolume = defineDiagnostic<{ list: string; missing: string }>({
  code: 'registry/volume-incomplete',
  severity: 'error',
  summary: 'A volume or mount of an MCPRegistry without the fields that every volume or mount has.',
  message: ({ list, missing }) => `this item of ${list} has no ${missing}`,
});

export const takenVolume = defineDiagnostic<{ what: string; value: string; isGenerated: boolean }>({
  code: 'registry/volume-taken',
  severity: 'error',
  summary: 'A volume name or mount path of an MCPRegistry that is used twice, or that the generated pod uses itself.',
  message: ({ what, value, isGenerated }) =>
    isGenerated ? `the ${what} "${value}" belongs to the generated pod` : `the ${what} "${value}" is used twice`,
  hint: ({ isGenerated }) =>
    isGenerated ? 'use another, or change the generated one with podTemplateSpec' : undefined,
});

export const unknownVolume = defineDiagnostic<{ name: string; suggestion: string | undefined }>({
  code: 'registry/volume-unknown',
  severity: 'error',
  summary: 'A mount of an MCPRegistry that names no volume of the pod.',
  message: ({ name }) => `the pod has no volume "${name}"`,
  hint: ({ name, suggestion }) =>
    suggestion === undefined ? `add a volume "${name}" to spec.volumes` : `did you mean "${suggestion}"?`,
});

/** Names and paths of the volumes that a registry pod is generated with. */
const generated = {
  names: ['config', 'registry-data', 'tmp'],
  paths: [podFolders.registryConfig, podFolders.temporary],
} as const;
const generatedForPgpass = { names: ['pgpass', 'pgpass-secret'], paths: ['/pgpass'] } as const;

/** Volumes and mounts of an MCPRegistry fit together and leave those of the generated pod alone (spec 3). */
export const registryVolume: Rule = (program, report) => {
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    const { volumes = [], volumeMounts = [], podTemplateSpec, pgpassSecretRef } = registry.authored.spec;
    const inUse = pgpassSecretRef === undefined ? [generated] : [generated, generatedForPgpass];
    const generatedNames = inUse.flatMap((some) => some.names);
    const generatedPaths = inUse.flatMap((some) => some.paths);
    const names = [...generatedNames, ...volumes.map(({ name }) => name), ...namesOfTemplate(podTemplateSpec)];
    unique(registry, 'volumes', 'name', 'volume name', volumes, generatedNames, report);
    unique(registry, 'volumeMounts', 'mountPath', 'mount path', volumeMounts, generatedPaths, report);
    const known = names.filter((name) => typeof name === 'string');
    for (const [index, { name }] of volumeMounts.entries()) {
      const place = (...below: string[]) => placeOf(registry, ['spec', 'volumeMounts', index, ...below], 'value');
      if (typeof name !== 'string') report(incompleteVolume({ list: 'volumeMounts', missing: 'name' }, place()));
      else if (!known.includes(name)) report(unknownVolume({ name, suggestion: suggest(name, known) }, place('name')));
    }
  }
};

function unique(
  registry: Resource<'MCPRegistry'>,
  list: 'volumes' | 'volumeMounts',
  key: 'name' | 'mountPath',
  what: string,
  items: readonly Readonly<Record<string, unknown>>[],
  taken: readonly string[],
  report: Report,
): void {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const value = item[key];
    const place = (...below: string[]) => placeOf(registry, ['spec', list, index, ...below], 'value');
    if (typeof value !== 'string') {
      report(incompleteVolume({ list, missing: key }, place()));
    } else if (taken.includes(value) || seen.has(value)) {
      report(takenVolume({ what, value, isGenerated: taken.includes(value) }, place(key)));
    } else {
      seen.add(value);
    }
  }
}

/** Volumes that a podTemplateSpec adds; its shape is checked elsewhere. */
function namesOfTemplate(template: Readonly<Record<string, unknown>> | undefined): unknown[] {
  const spec: unknown = template?.['spec'];
  const volumes: unknown = typeof spec === 'object' && spec !== null ? Reflect.get(spec, 'volumes') : undefined;
  if (!Array.isArray(volumes)) return [];
  return volumes.map((volume: unknown) =>
    typeof volume === 'object' && volume !== null ? Reflect.get(volume, 'name') : undefined,
  );
}
