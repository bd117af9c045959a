import { apiVersionOf, pathOf, type KindFile, type SchemaSet } from '../../model/schema-set.ts';
import type { GeneratedFile } from '../../write/generated-file.ts';
import { target } from '../../model/named-types.ts';
import { docComment, TypeScriptModule } from '../../write/typescript-module.ts';
import { constructForm, constructModuleOf, emitConstructTypes, namedModule } from './construct-types.ts';
import type { TypeForm } from './type-body.ts';

/** One cdk8s construct class per kind, and an index of them: resources in TypeScript instead of YAML. */
export function emitConstructs(set: SchemaSet): GeneratedFile[] {
  const form = constructForm(set);
  const types = emitConstructTypes(set);
  return [...set.kinds.map((kind) => constructModule(kind, form, set)), ...types, index(set)];
}

function constructModule(kind: KindFile, form: TypeForm, set: SchemaSet): GeneratedFile {
  const module = new TypeScriptModule(constructModuleOf(kind), pathOf(kind));
  const name = kind.kind;
  const props = `${name}Props`;
  const object = module.importing('ApiObject', 'cdk8s');
  const metadata = module.importingType('ApiObjectMetadata', 'cdk8s');
  const identity = module.importingType('GroupVersionKind', 'cdk8s');
  const construct = module.importingType('Construct', 'constructs');
  const spec = kind.schema.properties?.['spec'];
  const resolved = spec === undefined ? undefined : target(spec, kind, set);
  const title = resolved?.schema.title;
  if (resolved === undefined || title === undefined) throw new Error(`${pathOf(kind)} has no spec with a title`);
  const named = { name: title, ...resolved };
  const specType = module.importingType(form.nameOf(named), form.moduleOf(named));
  const names = module.importing('withNames', namedModule);
  module.add(
    [
      `/** What the construct ${name} is made from. */`,
      `export interface ${props} {`,
      '/** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */',
      `readonly metadata?: ${metadata};`,
      docComment([spec?.description ?? resolved.schema.description]),
      `readonly spec: ${specType};`,
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
      '/** Tells the constructs of different kinds apart where one refers to another. */',
      `declare readonly kind: '${name}';`,
      '',
      '/** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */',
      `static manifest(props: ${props}): ${identity} & Readonly<Record<string, unknown>> {`,
      `return { ...props, spec: ${names}(props.spec), ...${name}.GVK };`,
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
  module.add([...lines, "export { secretKey, type Named } from './named.ts';"].join('\n'));
  return module.finish();
}
