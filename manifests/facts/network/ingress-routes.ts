import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { ForeignObject } from '../../program/resource.ts';
import { isObjectOrList, propertyOf, valuesAt } from '../../program/values-at.ts';

/** A path of an Ingress or HTTPRoute of the input, and the Service it leads to. */
export interface IngressRoute {
  readonly object: ForeignObject;
  /** In lower case, perhaps with `*.` in front; none for any host. */
  readonly hosts: readonly string[];
  /** `/` where it may be any path. */
  readonly path: string;
  readonly isExact: boolean;
  /** Namespace and name of the Service; the name is empty where it leads elsewhere. */
  readonly namespace: string | undefined;
  readonly service: string;
  /** Where the path, the host and the Service are written. */
  readonly at: { readonly path: DocumentPath; readonly host: DocumentPath; readonly service: DocumentPath };
}

/** Kinds that lead into a cluster and that say so in ways of their own. */
const otherKinds =
  /^(?:VirtualService|IngressRoute(?:TCP)?|HTTPProxy|Route|Mapping|TLSRoute|TCPRoute|GRPCRoute|ApisixRoute|HTTPScaledObject|Tunnel)$/;

/** Whether an input has objects that lead into the cluster and that `ingressRoutes` does not read. */
export function hasOtherRoutes({ foreign }: Pick<LinkedProgram, 'foreign'>): boolean {
  return foreign.some(
    (object) =>
      otherKinds.test(object.kind) ||
      ((object.plainKind === 'Ingress' || object.plainKind === 'HTTPRoute') && isRewritten(object)),
  );
}

/** The ways into the cluster that Ingresses and HTTPRoutes of the input open, but for those that rewrite what they forward. */
export function ingressRoutes({ foreign }: Pick<LinkedProgram, 'foreign'>): IngressRoute[] {
  return foreign.flatMap((object) => {
    if (isRewritten(object)) return [];
    if (object.plainKind === 'Ingress') return ofIngress(object);
    return object.plainKind === 'HTTPRoute' ? ofRoute(object) : [];
  });
}

/** Whether a host is one of those of a way: none matches any, and `*.example.com` one label in front (Kubernetes, Ingress). */
export function hasHost({ hosts }: Pick<IngressRoute, 'hosts'>, host: string): boolean {
  if (hosts.length === 0) return true;
  return hosts.some((one) => one === host || (one.startsWith('*.') && host.endsWith(one.slice(1))));
}

/** Whether a way leads a path, or paths below it where it ends in `/`. */
export function leads({ path, isExact }: Pick<IngressRoute, 'path' | 'isExact'>, asked: string): boolean {
  if (isExact) return path === asked;
  const folder = path.replace(/\/+$/, '');
  return asked === folder || asked.startsWith(`${folder}/`);
}

/** What a controller makes of its annotations, of patterns and of a default, only it knows. */
function isRewritten({ object, kind }: ForeignObject): boolean {
  const notes = propertyOf(propertyOf(object, 'metadata'), 'annotations');
  if (isObjectOrList(notes) && Object.keys(notes).some((name) => /rewrite|regex|snippet|middleware|strip/i.test(name)))
    return true;
  if (kind !== 'HTTPRoute') return false;
  const filters = [...valuesAt(object, ['spec', 'rules', '*', 'filters', '*', 'type'])].map(({ value }) => value);
  const types = valuesAt(object, ['spec', 'rules', '*', 'matches', '*', 'path', 'type']).map(({ value }) => value);
  return (
    filters.some((type) => type === 'URLRewrite' || type === 'RequestRedirect' || type === 'ExtensionRef') ||
    types.includes('RegularExpression')
  );
}

function ofIngress(object: ForeignObject): IngressRoute[] {
  const { namespace } = object;
  const fallback = ['spec', 'defaultBackend', 'service', 'name'];
  const ofAll = valuesAt(object.object, fallback).map(({ value }): IngressRoute => {
    const at = { path: fallback, host: fallback, service: fallback };
    return { object, hosts: [], path: '/', isExact: false, namespace, service: textOf(value), at };
  });
  const ofRules = valuesAt(object.object, ['spec', 'rules', '*']).flatMap(({ value: rule, path: at }) => {
    const host = textOf(propertyOf(rule, 'host')).toLowerCase();
    return valuesAt(rule, ['http', 'paths', '*']).map(({ value, path: below }): IngressRoute => {
      const [path, type] = [propertyOf(value, 'path'), propertyOf(value, 'pathType')];
      const here = [...at, ...below];
      return {
        object,
        hosts: host === '' ? [] : [host],
        // Another form of path may match any.
        path: typeof path === 'string' && type !== 'ImplementationSpecific' ? path : '/',
        isExact: type === 'Exact',
        namespace,
        service: textOf(propertyOf(propertyOf(propertyOf(value, 'backend'), 'service'), 'name')),
        at: {
          path: path === undefined ? here : [...here, 'path'],
          host: [...at, 'host'],
          service: [...here, 'backend', 'service', 'name'],
        },
      };
    });
  });
  return [...ofAll, ...ofRules];
}

function ofRoute(object: ForeignObject): IngressRoute[] {
  const hosts = valuesAt(object.object, ['spec', 'hostnames', '*']).flatMap(({ value }) =>
    typeof value === 'string' ? [value.toLowerCase()] : [],
  );
  return valuesAt(object.object, ['spec', 'rules', '*']).flatMap(({ value: rule, path: at }) => {
    const matches = valuesAt(rule, ['matches', '*', 'path']);
    // Without a path a rule takes any.
    const paths = matches.length === 0 ? [{ value: undefined, path: [] }] : matches;
    return valuesAt(rule, ['backendRefs', '*']).flatMap(({ value: backend, path: below }) => {
      if ((propertyOf(backend, 'kind') ?? 'Service') !== 'Service') return [];
      const named = propertyOf(backend, 'namespace');
      return paths.map(({ value: match, path }): IngressRoute => {
        const value = propertyOf(match, 'value');
        return {
          object,
          hosts,
          path: typeof value === 'string' ? value : '/',
          isExact: propertyOf(match, 'type') === 'Exact',
          namespace: typeof named === 'string' ? named : object.namespace,
          service: textOf(propertyOf(backend, 'name')),
          at: {
            path: value === undefined ? [...at, ...below, 'name'] : [...at, ...path, 'value'],
            host: ['spec', 'hostnames', 0],
            service: [...at, ...below, 'name'],
          },
        };
      });
    });
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
