import { Ajv } from 'ajv';
import type { KubernetesTypes } from '../../model/kubernetes.ts';
import type { GeneratedFile } from '../../write/generated-file.ts';
import {
  definitionsOf,
  kubernetesParent,
  patchDefinitionsOf,
  quantity,
  type KubernetesDefinition,
} from './kubernetes-schemas.ts';
import { describePatterns } from '../validators/pattern-keyword.ts';
import { ajvOptions, standaloneModule } from '../validators/standalone-code.ts';

/** Validators of the Kubernetes values that people write inside our resources. */
export function emitKubernetesValidators(types: KubernetesTypes): GeneratedFile[] {
  const complete = definitionsOf(types);
  return [
    ...validator('pod-template-patch', 'PodTemplateSpec', 'PodTemplatePatch', patchDefinitionsOf(types)),
    ...validator('volume', 'Volume', 'Volume', complete),
    ...validator('volume-mount', 'VolumeMount', 'VolumeMount', complete),
  ];
}

function validator(
  base: string,
  root: string,
  name: string,
  definitions: Readonly<Record<string, KubernetesDefinition>>,
): GeneratedFile[] {
  const ajv = new Ajv({ ...ajvOptions, allowUnionTypes: true });
  describePatterns(ajv);
  ajv.addVocabulary(['x-language', 'x-form']);
  ajv.addSchema({ $ref: `#/definitions/${root}`, definitions: withLanguages(reachable(root, definitions)) }, base);
  const path = `kubernetes/${base}.js`;
  return standaloneModule(path, kubernetesParent, ajv, base, { name, module: 'kubernetes/types.ts' });
}

/** Says of amounts that they are quantities, as our own schemas do, so that a finding can name them. */
function withLanguages(definitions: object): object {
  return JSON.parse(JSON.stringify(definitions), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && Reflect.get(value, 'pattern') === quantity
      ? { ...value, 'x-language': 'quantity' }
      : value,
  ) as object;
}

/** The definitions that a validator needs; the others would only make its code larger. */
function reachable(root: string, definitions: Readonly<Record<string, KubernetesDefinition>>): object {
  const found = new Map<string, KubernetesDefinition>();
  const open = [root];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const definition = definitions[name];
    if (definition === undefined || found.has(name)) continue;
    found.set(name, definition);
    open.push(...[...JSON.stringify(definition).matchAll(/#\/definitions\/(\w+)/g)].map((match) => match[1] ?? ''));
  }
  return Object.fromEntries(found);
}
