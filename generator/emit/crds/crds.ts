import { dump } from 'js-yaml';
import { pathOf, type KindFile, type SchemaSet } from '../../model/schema-set.ts';
import type { StructuralSchema } from '../../model/structural.ts';
import { preamble, type GeneratedFile } from '../../write/generated-file.ts';
import { boundedForCel } from './cel-bounds.ts';
import { structuralSchema } from './structural-schema.ts';

/** Path of the CustomResourceDefinition of a kind. */
export function crdFileOf(kind: KindFile, set: SchemaSet): string {
  return `crds/${kind.declaration.plural}.${set.project.group}.yaml`;
}

/** One CustomResourceDefinition per kind, ready for `kubectl apply`. */
export function emitCrds(set: SchemaSet): GeneratedFile[] {
  return set.kinds.map((kind) => ({
    path: crdFileOf(kind, set),
    content: `# ${preamble(pathOf(kind))}\n${dump(crdOf(kind, set), { lineWidth: 120, noRefs: true, quoteStyle: 'single' })}`,
  }));
}

function crdOf(kind: KindFile, set: SchemaSet): object {
  const { group, version, category } = set.project;
  const { plural, shortNames, printerColumns } = kind.declaration;
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}` },
    spec: {
      group,
      names: {
        kind: kind.kind,
        listKind: `${kind.kind}List`,
        plural,
        singular: kind.kind.toLowerCase(),
        shortNames,
        categories: [category],
      },
      scope: 'Namespaced',
      versions: [
        {
          name: version,
          served: true,
          storage: true,
          schema: { openAPIV3Schema: boundedForCel(rootSchema(kind, set)) },
          subresources: { status: {} },
          additionalPrinterColumns: printerColumns,
        },
      ],
    },
  };
}

/** The whole resource. The API server checks apiVersion, kind and metadata itself. */
function rootSchema(kind: KindFile, set: SchemaSet): StructuralSchema {
  const { spec, status } = kind.schema.properties ?? {};
  const required = (kind.schema.required ?? []).filter((name) => name === 'spec');
  return {
    description: kind.schema.description,
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    properties: {
      apiVersion: {
        description: `API group and version: ${set.project.group}/${set.project.version}.`,
        type: 'string',
      },
      kind: { description: `Kind of the resource: ${kind.kind}.`, type: 'string' },
      // The API server admits nothing else here, not even a description.
      metadata: { type: 'object' },
      ...(spec === undefined ? {} : { spec: structuralSchema(spec, kind, set, true) }),
      ...(status === undefined ? {} : { status: structuralSchema(status, kind, set, false) }),
    },
  };
}
