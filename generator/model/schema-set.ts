import type { Project } from './project.ts';
import type { Api } from './api-interfaces.ts';
import type { KindDeclaration, Schema } from './schema.ts';
import type { SchemaFile } from './schema-file.ts';

/** A schema file that describes a Kubernetes kind, with the group data the generator adds. */
export interface KindFile extends SchemaFile {
  readonly kind: string;
  readonly declaration: KindDeclaration;
}

/** All schema files, with the questions the emitters ask. */
export interface SchemaSet {
  readonly project: Project;
  readonly files: readonly SchemaFile[];
  readonly kinds: readonly KindFile[];
  /** Files of configuration documents, those with `x-document`. */
  readonly documents: readonly SchemaFile[];
  /** The APIs, each described by a file with `x-api`. */
  readonly apis: readonly Api[];
  /** The file a `$ref` of another file points to. Throws for a target that does not exist: the lint ran before. */
  resolve(ref: string, from: SchemaFile): SchemaFile;
}

/** The repository path of a schema file, for preambles and messages. */
export function pathOf(file: SchemaFile): string {
  const subject = file.subject === undefined ? '' : `${file.subject}/`;
  return `schemas/${file.folder}/${subject}${file.base}.json`;
}

/** `group/version` of our kinds. */
export function apiVersionOf(project: Project): string {
  return `${project.group}/${project.version}`;
}

export function makeSchemaSet(project: Project, files: readonly SchemaFile[], apis: readonly Api[] = []): SchemaSet {
  const byBase = new Map(files.map((file) => [file.base, file]));
  const completed = files.map((file) =>
    file.schema['x-kind'] === undefined ? file : { ...file, schema: completeKind(file.schema, project) },
  );
  return {
    project,
    files: completed,
    kinds: completed.flatMap((file) => {
      const declaration = file.schema['x-kind'];
      return declaration === undefined || file.schema.title === undefined
        ? []
        : [{ ...file, kind: file.schema.title, declaration }];
    }),
    documents: completed.filter((file) => file.schema['x-document'] !== undefined),
    apis,
    resolve(ref, from) {
      if (ref === '#') return from;
      const base = /([a-z0-9-]+)\.json$/.exec(ref)?.[1] ?? '';
      const target = byBase.get(base);
      if (target === undefined) throw new Error(`${pathOf(from)} refers to ${ref}, which does not exist`);
      return target;
    },
  };
}

/** Adds what every kind has and no kind file repeats: apiVersion, kind and metadata. */
function completeKind(schema: Schema, project: Project): Schema {
  return {
    ...schema,
    required: ['apiVersion', 'kind', 'metadata', ...(schema.required ?? [])],
    properties: {
      apiVersion: {
        description: 'API group and version of the resource.',
        type: 'string',
        const: apiVersionOf(project),
      },
      kind: { description: 'Kind of the resource.', type: 'string', const: schema.title ?? '' },
      metadata: {
        description: 'Name, namespace, labels and annotations.',
        $ref: '../shared/metadata/object-meta.json',
      },
      ...schema.properties,
    },
  };
}
