import { basename } from 'node:path/posix';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { looksLikeFile } from '../../facts/registry/file-names.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const folderForFile = defineDiagnostic<{ path: string; source: string; key: string | undefined }>({
  code: 'volumes/file-without-sub-path',
  severity: 'warning',
  summary:
    'A ConfigMap or Secret mounted at the path of a file. Without subPath the path becomes a folder, which no program reads as a file.',
  message: ({ path, source }) => `"${path}" becomes a folder that holds the keys of the ${source}, not a file`,
  hint: ({ key }) =>
    key === undefined
      ? 'add subPath with the key that is meant, or mount the volume at a folder'
      : `add subPath: ${key}, or mount the volume at a folder`,
});

/** Where a list of mounts is, and where the volumes are that it names. */
const mountLists: readonly (readonly string[])[] = [
  ['volumeMounts'],
  ['podTemplateSpec', 'spec', 'containers', '*', 'volumeMounts'],
  ['podTemplateSpec', 'spec', 'initContainers', '*', 'volumeMounts'],
];
const volumeLists: readonly (readonly string[])[] = [['volumes'], ['podTemplateSpec', 'spec', 'volumes']];

/** A volume of keys is a folder; one file of it is mounted by subPath (Kubernetes, volumes: subPath). */
export const volumesFileWithoutSubPath: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { spec } = resource.authored;
    for (const { value: mount, path } of mountLists.flatMap((list) => valuesAt(spec, [...list, '*']))) {
      const [at, name] = [propertyOf(mount, 'mountPath'), propertyOf(mount, 'name')];
      if (typeof at !== 'string' || typeof name !== 'string' || !looksLikeFile(at)) continue;
      if (isGiven(propertyOf(mount, 'subPath')) || isGiven(propertyOf(mount, 'subPathExpr'))) continue;
      const volume = volumeLists
        .flatMap((list) => valuesAt(spec, [...list, '*']))
        .find(({ value }) => propertyOf(value, 'name') === name)?.value;
      const files = filesOf(volume, resource, program);
      if (files === undefined) continue;
      const place: DocumentPath = ['spec', ...path, 'mountPath'];
      const key = files.files.includes(basename(at))
        ? basename(at)
        : files.files.length === 1
          ? files.files[0]
          : undefined;
      report(folderForFile({ path: at, source: files.kind, key }, placeOf(resource, place, 'value')));
    }
  }
};

function isGiven(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** What a volume makes files of, and their names as far as the input says; undefined for volumes that may be one file. */
function filesOf(
  volume: unknown,
  resource: AnyResource,
  program: LinkedProgram,
): { readonly kind: string; readonly files: readonly string[] } | undefined {
  for (const { field, kind, nameField } of keyed) {
    const source = propertyOf(volume, field);
    if (source === undefined || source === null) continue;
    const paths = valuesAt(source, ['items', '*', 'path']).flatMap(({ value }) =>
      typeof value === 'string' ? [value] : [],
    );
    const name = propertyOf(source, nameField);
    const object = typeof name === 'string' ? program.findForeign(kind, resource, name)?.object : undefined;
    const keys = ['data', 'stringData', 'binaryData'].flatMap((part) => Object.keys(propertyOf(object, part) ?? {}));
    return { kind, files: paths.length > 0 ? paths : keys };
  }
  return isHolderOf(volume, 'projected') ? { kind: 'projected volume', files: [] } : undefined;
}

const keyed = [
  { field: 'configMap', kind: 'ConfigMap', nameField: 'name' },
  { field: 'secret', kind: 'Secret', nameField: 'secretName' },
] as const;

function isHolderOf(volume: unknown, field: string): boolean {
  return (propertyOf(volume, field) ?? null) !== null;
}
