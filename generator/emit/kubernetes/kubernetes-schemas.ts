import type {
  KubernetesKind,
  KubernetesProperty,
  KubernetesType,
  KubernetesTypes,
  KubernetesValue,
} from '../../model/kubernetes.ts';
import { jsonFile, preamble, type GeneratedFile } from '../../write/generated-file.ts';

/** Where the Kubernetes types come from, for preambles. */
export const kubernetesParent = 'the Kubernetes 1.28 declarations of cdk8s-plus-28';

/** A definition in JSON Schema. */
export type KubernetesDefinition = Readonly<Record<string, unknown>>;

/** How Kubernetes writes an amount of a resource; no field of the kinds we emit takes less than nothing. */
export const quantity = '^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$';

/**
 * Lists of a pod template that a strategic merge patch merges item by item, and the key of their items.
 * The declarations do not carry `x-kubernetes-patch-merge-key`; this is what the Kubernetes API says.
 */
const mergeKeys: Readonly<Record<string, string>> = {
  containers: 'name',
  initContainers: 'name',
  ephemeralContainers: 'name',
  volumes: 'name',
  imagePullSecrets: 'name',
  resourceClaims: 'name',
  schedulingGates: 'name',
  env: 'name',
  ports: 'containerPort',
  volumeMounts: 'mountPath',
  volumeDevices: 'devicePath',
  hostAliases: 'ip',
  topologySpreadConstraints: 'topologyKey',
};

/** The JSON Schema of every kind that is emitted; tests hold emitted objects against it. */
export function emitKubernetesSchemas(types: KubernetesTypes): GeneratedFile[] {
  const kinds = types.kinds.map((kind): [string, KubernetesDefinition] => [kind.type.name, kindDefinition(kind)]);
  return [
    jsonFile('kubernetes/schemas.json', {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $comment: preamble(kubernetesParent),
      definitions: { ...Object.fromEntries(kinds), ...definitionsOf(types) },
    }),
  ];
}

/** Complete objects: every required field has to be there, nothing unknown may be. */
export function definitionsOf({ types }: KubernetesTypes): Record<string, KubernetesDefinition> {
  return Object.fromEntries(types.map((type) => [type.name, closedObject(type, requiredOf(type))]));
}

/**
 * The same types as parts of a strategic merge patch: a field may be absent because the object that is patched has it,
 * null removes one, and `$patch` says how. Only what identifies an item of a list stays required, and whole items of
 * lists that are replaced at once stay complete.
 */
export function patchDefinitionsOf({ types }: KubernetesTypes): Record<string, KubernetesDefinition> {
  const merged = new Map<string, Set<string>>();
  const replaced = new Set<string>();
  for (const { name, value } of types.flatMap((type) => type.properties)) {
    if (value.is !== 'list' || value.of.is !== 'object') continue;
    const key = mergeKeys[name];
    if (key === undefined) replaced.add(value.of.name);
    else merged.set(value.of.name, (merged.get(value.of.name) ?? new Set()).add(key));
  }
  return Object.fromEntries(
    types.map((type) => {
      const keys = merged.get(type.name);
      const required = keys === undefined ? (replaced.has(type.name) ? requiredOf(type) : []) : [...keys];
      const known = required.filter((name) => type.properties.some((own) => own.name === name));
      const fields = type.properties.map((property) => [property.name, removable(propertySchema(property))]);
      const properties = { ...Object.fromEntries(fields), $patch: { enum: ['replace', 'delete', 'merge'] } };
      return [type.name, { ...closedObject(type, known), type: ['object', 'null'], properties }];
    }),
  );
}

/** A value that may be null, which removes the present value. */
function removable(schema: KubernetesDefinition): KubernetesDefinition {
  const { type, additionalProperties } = schema;
  if (type === undefined) return schema;
  const entries =
    typeof additionalProperties === 'object' ? { additionalProperties: removable({ ...additionalProperties }) } : {};
  return { ...schema, type: [type, 'null'].flat(), ...entries };
}

function kindDefinition({ apiVersion, type }: KubernetesKind): KubernetesDefinition {
  const object = closedObject(type, [...requiredOf(type), 'metadata']);
  const identity = { apiVersion: { const: apiVersion }, kind: { const: type.name } };
  return { ...object, properties: { ...Object(object['properties']), ...identity } };
}

function closedObject(type: KubernetesType, required: readonly string[]): KubernetesDefinition {
  return {
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(type.properties.map((property) => [property.name, propertySchema(property)])),
    additionalProperties: false,
  };
}

function requiredOf(type: KubernetesType): string[] {
  return type.properties.filter((property: KubernetesProperty) => property.isRequired).map(({ name }) => name);
}

function propertySchema({ value, constraint }: KubernetesProperty): KubernetesDefinition {
  return { ...valueSchema(value), ...constraint };
}

function valueSchema(value: KubernetesValue): KubernetesDefinition {
  switch (value.is) {
    case 'string':
    case 'integer':
    case 'boolean':
      return { type: value.is };
    case 'time':
      return { type: 'string' };
    case 'int-or-string':
      return { type: ['integer', 'string'] };
    case 'quantity':
      return { type: ['string', 'number'], pattern: quantity, minimum: 0 };
    case 'anything':
      return {};
    case 'object':
      return { $ref: `#/definitions/${value.name}` };
    case 'list':
      return {
        type: 'array',
        items: value.of.is === 'object' ? { type: 'object', ...valueSchema(value.of) } : valueSchema(value.of),
      };
    case 'map':
      break;
  }
  return { type: 'object', additionalProperties: valueSchema(value.of) };
}
