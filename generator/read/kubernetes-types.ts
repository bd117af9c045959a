import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Node, Project, type InterfaceDeclaration, type JSDoc, type PropertySignature, type TypeNode } from 'ts-morph';
import {
  kubernetesKinds,
  type KubernetesProperty,
  type KubernetesType,
  type KubernetesTypes,
  type KubernetesValue,
} from '../model/kubernetes.ts';
import { kubernetesConstraints } from '../model/kubernetes-constraints.ts';

let known: KubernetesTypes | undefined;

/**
 * The Kubernetes types of the emitted kinds, read from the declarations that cdk8s-plus-28 carries.
 * They come from the OpenAPI document of Kubernetes 1.28; each member names its place there in a `@schema` tag.
 * Read once per process. Throws when the declarations are not of the shape we know: the library changed.
 */
export function readKubernetesTypes(): KubernetesTypes {
  const path = createRequire(import.meta.url).resolve('cdk8s-plus-28/lib/imports/k8s.d.ts');
  known ??= parseKubernetesTypes(readFileSync(path, 'utf8'));
  return known;
}

function parseKubernetesTypes(text: string): KubernetesTypes {
  const source = new Project({ useInMemoryFileSystem: true }).createSourceFile('k8s.d.ts', text);
  const declarations = new Map(source.getInterfaces().map((declaration) => [declaration.getName(), declaration]));
  const types = new Map<string, KubernetesType>();
  const fields = new Set<string>();
  const kinds = Object.entries(kubernetesKinds).map(([kind, apiVersion]) => {
    const type = read(`Kube${kind}Props`);
    const own: KubernetesProperty[] = ['apiVersion', 'kind'].map((name) => ({
      name,
      isRequired: true,
      value: { is: 'string' },
    }));
    types.delete(type.name);
    return { apiVersion, type: { ...type, properties: [...own, ...type.properties] } };
  });
  const lost = Object.keys(kubernetesConstraints).filter((field) => !fields.has(field));
  if (lost.length > 0) throw new Error(`cdk8s-plus-28 declares no ${lost.join(', ')}, which we know constraints of`);
  // A kind may be nested inside another (a claim in a StatefulSet), which reads its bare type again.
  const bare = [...types.values()].filter(({ name }) => !Object.hasOwn(kubernetesKinds, name));
  return { kinds, types: bare.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };

  function read(libraryName: string): KubernetesType {
    const declaration = declarations.get(libraryName);
    if (declaration === undefined) throw new Error(`cdk8s-plus-28 declares no ${libraryName}`);
    const fullName = schemaTag(declaration);
    const name = fullName.slice(fullName.lastIndexOf('.') + 1);
    const present = types.get(name);
    if (present?.fullName === fullName) return present;
    if (present !== undefined) throw new Error(`${fullName} and ${present.fullName} have one short name`);
    // Known before its properties are read: types may contain themselves.
    const properties: KubernetesProperty[] = [];
    const type: KubernetesType = { name, fullName, properties };
    types.set(name, type);
    for (const property of declaration.getProperties()) {
      const propertyName = schemaTag(property).replace(/^.*#/, '');
      const field = `${name}.${propertyName}`;
      const constraint = kubernetesConstraints[field];
      fields.add(field);
      properties.push({
        name: propertyName,
        isRequired: !property.hasQuestionToken(),
        value: valueOf(property.getTypeNodeOrThrow()),
        ...(constraint === undefined ? {} : { constraint }),
      });
    }
    return type;
  }

  function valueOf(node: TypeNode): KubernetesValue {
    if (Node.isArrayTypeNode(node)) return { is: 'list', of: valueOf(node.getElementTypeNode()) };
    if (Node.isTypeLiteral(node)) {
      const [entry] = node.getIndexSignatures();
      if (entry === undefined)
        throw new Error(`cdk8s-plus-28 declares a literal type without an index: ${node.getText()}`);
      return { is: 'map', of: valueOf(entry.getReturnTypeNode() ?? node) };
    }
    const name = node.getText();
    const simple = simpleValues[name];
    return simple === undefined ? { is: 'object', name: read(name).name } : { is: simple };
  }
}

/** Names of the declarations that are not interfaces. Numbers of the object kinds are all integers on the wire. */
const simpleValues: Readonly<Record<string, Exclude<KubernetesValue['is'], 'object' | 'list' | 'map'>>> = {
  string: 'string',
  number: 'integer',
  boolean: 'boolean',
  Date: 'time',
  IntOrString: 'int-or-string',
  Quantity: 'quantity',
  any: 'anything',
};

function schemaTag(declaration: InterfaceDeclaration | PropertySignature): string {
  const tags = declaration.getJsDocs().flatMap((doc: JSDoc) => doc.getTags());
  const name = tags
    .find((tag) => tag.getTagName() === 'schema')
    ?.getCommentText()
    ?.trim();
  if (name === undefined) throw new Error(`cdk8s-plus-28 gives ${declaration.getName()} no @schema tag`);
  return name;
}
