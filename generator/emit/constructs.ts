import { apiVersionOf, pathOf, type KindFile, type SchemaSet } from '../model/schema-set.ts';
import type { GeneratedFile } from '../write/generated-file.ts';
import { docComment, TypeScriptModule } from '../write/typescript-module.ts';

/** Path of the cdk8s construct of a kind. */
export function constructModuleOf(kind: KindFile): string {
  return `constructs/${kind.base}.ts`;
}

/** One cdk8s construct class per kind, and an index of them: resources in TypeScript instead of YAML. */
export function emitConstructs(set: SchemaSet): GeneratedFile[] {
  return [...set.kinds.map((kind) => constructModule(kind, set)), index(set)];
}

function constructModule(kind: KindFile, set: SchemaSet): GeneratedFile {
  const module = new TypeScriptModule(constructModuleOf(kind), pathOf(kind));
  const name = kind.kind;
  const props = `${name}Props`;
  const object = module.importing('ApiObject', 'cdk8s');
  const metadata = module.importingType('ApiObjectMetadata', 'cdk8s');
  const identity = module.importingType('GroupVersionKind', 'cdk8s');
  const construct = module.importingType('Construct', 'constructs');
  const types = module.importingType('KindTypes', 'kinds.ts');
  module.add(
    [
      `/** What the construct ${name} is made from. */`,
      `export interface ${props} extends Pick<${types}['${name}'], 'spec'> {`,
      '/** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */',
      `readonly metadata?: ${metadata};`,
      '}',
    ].join('\n'),
  );
  module.add(
    [
      docComment([kind.schema.description]),
      `export class ${name} extends ${object} {`,
      '/** API version and kind. */',
      `static readonly GVK: ${identity} = { apiVersion: '${apiVersionOf(set.project)}', kind: '${name}' };`,
      '',
      '/** The resource as a plain object, without a construct tree. Every key that is given is kept. */',
      `static manifest(props: ${props}): ${props} & ${identity} {`,
      `return { ...props, ...${name}.GVK };`,
      '}',
      '',
      '/** Adds the resource to a chart. Throws when the id is taken in its scope. */',
      `constructor(scope: ${construct}, id: string, props: ${props}) {`,
      `super(scope, id, ${name}.manifest(props));`,
      '}',
      '}',
    ].join('\n'),
  );
  return module.finish();
}

function index(set: SchemaSet): GeneratedFile {
  const module = new TypeScriptModule('constructs/index.ts', 'schemas/kinds');
  const lines = set.kinds.map((kind) => `export { ${kind.kind}, type ${kind.kind}Props } from './${kind.base}.ts';`);
  module.add(lines.join('\n'));
  return module.finish();
}
