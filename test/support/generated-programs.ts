import fc from 'fast-check';

/** An object as an author might write it. */
export interface WrittenObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly [field: string]: unknown;
}

const version = 'mcp.svc.internal/v1alpha1';

/** Words whose joins meet: `team-mcp` and `x` with `-` between them is `team` and `mcp-x`. */
const label = fc.constantFrom('a', 'a-proxy', 'mcp-a', 'mcp', 'proxy');
const joined = fc.oneof(label, fc.constantFrom('a.b', 'a-config', 'config'));
const namespace = fc.constantFrom(undefined, 'team', 'team-mcp');

/** Specs that refer to nothing, by kind of svc. */
const specs: Readonly<Record<string, unknown>> = {
  MCPServer: { image: 'registry.example.com/x:1', transport: 'streamable-http' },
  MCPRemoteProxy: { remoteUrl: 'https://mcp.example.com/mcp', transport: 'streamable-http' },
  MCPGroup: { description: 'Tools' },
  MCPRegistry: { configYAML: 'auth: { mode: anonymous }\n' },
  EmbeddingServer: { model: 'sentence-transformers/all-MiniLM-L6-v2' },
};

/** A resource of svc that refers to nothing. */
export const resource: fc.Arbitrary<WrittenObject> = fc
  .record({ kind: fc.oneof(fc.constant('MCPServer'), fc.constantFrom(...Object.keys(specs))), name: label, namespace })
  .map(({ kind, name, namespace: place }) => written(version, kind, name, place, { spec: specs[kind] }));

/** apiVersion and kind of other objects: kinds of one name in several groups, and kinds that svc emits. */
const heads = [
  ['v1', 'ConfigMap'],
  ['v1', 'Secret'],
  ['v1', 'Service'],
  ['v1', 'ServiceAccount'],
  ['apps/v1', 'Deployment'],
  ['serving.knative.dev/v1', 'Service'],
  ['gateway.networking.k8s.io/v1', 'Gateway'],
  ['gateway.networking.k8s.io/v1beta1', 'Gateway'],
  ['networking.istio.io/v1', 'Gateway'],
  ['cert-manager.io/v1', 'ClusterIssuer'],
  ['rbac.authorization.k8s.io/v1', 'ClusterRole'],
  ['x.example.com/v1', 'Thing'],
  ['y.example.com/v1', 'Thing'],
] as const;

/** Names that no check has seen: Kubernetes refuses some of them, and none may be lost or break anything. */
export const strangeNames = [
  'a/config',
  'a%2Fconfig',
  'tickets-api(',
  '[a-',
  'a+b?',
  '(?<=a)',
  '\\',
  '$&',
  '{{ .name }}',
  '__proto__',
  'constructor',
  'toString',
  '..',
  'A',
  'a\u0000b',
  'a\nb: c',
  '𝒳',
  'é',
  '-',
] as const;
const strange = fc.constantFrom(...strangeNames);
const foreignName = fc.oneof(
  { weight: 4, arbitrary: joined },
  { weight: 5, arbitrary: label.map((name) => `mcp-${name}`) },
  { weight: 2, arbitrary: strange },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 8 }) },
);
const foreignNamespace = fc.oneof({ weight: 5, arbitrary: namespace }, { weight: 1, arbitrary: strange });

/** An object that is not ours. */
export const foreignObject: fc.Arbitrary<WrittenObject> = fc
  .record({
    head: fc.oneof(fc.constantFrom(...heads.slice(0, 5)), fc.constantFrom(...heads)),
    name: foreignName,
    namespace: foreignNamespace,
    value: fc.string(),
  })
  .map(({ head: [apiVersion, kind], name, namespace: place, value }) =>
    written(apiVersion, kind, name, place, kind === 'Thing' ? { spec: { value } } : {}),
  );

function written(
  apiVersion: string,
  kind: string,
  name: string,
  place: string | undefined,
  rest: Readonly<Record<string, unknown>>,
): WrittenObject {
  return { apiVersion, kind, metadata: { name, ...(place === undefined ? {} : { namespace: place }) }, ...rest };
}
