import type { KubernetesProperty, KubernetesType, KubernetesTypes, KubernetesValue } from '../../model/kubernetes.ts';
import type { GeneratedFile } from '../../write/generated-file.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';
import { kubernetesParent } from './kubernetes-schemas.ts';

/**
 * Plain JSON types of the Kubernetes objects that the compiler emits, for the lowerings. The library's own interfaces
 * rename fields and wrap numbers in classes; these say what goes over the wire.
 */
export function emitKubernetesTypes({ kinds, types }: KubernetesTypes): GeneratedFile[] {
  const module = new TypeScriptModule('kubernetes/types.ts', kubernetesParent);
  for (const { type, apiVersion } of kinds) {
    module.add(
      declaration(type, (property) =>
        property.name === 'apiVersion' ? `'${apiVersion}'` : property.name === 'kind' ? `'${type.name}'` : undefined,
      ),
    );
  }
  module.add(
    `/** Any object that the compiler emits. */\nexport type KubernetesObject =\n${kinds.map(({ type }) => `| ${type.name}`).join('\n')};`,
  );
  module.add(
    '/** What may be laid over a generated pod template: any part of one, with null and $patch as in a strategic merge patch. */\nexport type PodTemplatePatch = Readonly<Record<string, unknown>>;',
  );
  for (const type of types) module.add(declaration(type, () => undefined));
  return [module.finish()];
}

function declaration(type: KubernetesType, literal: (property: KubernetesProperty) => string | undefined): string {
  const members = type.properties.map(
    (property) =>
      `readonly ${property.name}${property.isRequired ? '' : '?'}: ${literal(property) ?? expression(property.value)};`,
  );
  return `/** ${type.fullName} */\nexport interface ${type.name} {\n${members.join('\n')}\n}`;
}

function expression(value: KubernetesValue): string {
  switch (value.is) {
    case 'object':
      return value.name;
    case 'list': {
      return `readonly ${expression(value.of).replace(/^.* .*$/, '($&)')}[]`;
    }
    case 'map':
      return `Readonly<Record<string, ${expression(value.of)}>>`;
    case 'integer':
      return 'number';
    case 'time':
      return 'string';
    case 'int-or-string':
    case 'quantity':
      return 'number | string';
    case 'anything':
      return 'unknown';
    case 'string':
    case 'boolean':
      break;
  }
  return value.is;
}
