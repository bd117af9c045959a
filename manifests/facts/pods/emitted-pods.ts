import { componentOf, labelsOf, type Labels } from '../../objects/labels.ts';
import { objectNames } from '../../../runtime/resources/object-names.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../facts-of.ts';
import type { AnyResource, ForeignObject } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';

/** The pods of a Deployment or StatefulSet that is emitted for a resource. */
export interface EmittedPods {
  readonly owner: AnyResource;
  readonly controller: { readonly kind: 'Deployment' | 'StatefulSet'; readonly name: string };
  readonly component: 'proxy' | 'backend' | 'gateway' | 'registry' | 'embedding';
  readonly labels: Labels;
  /** Where the resource says how many there are, whether or not it does. */
  readonly replicas: DocumentPath | undefined;
}

type Program = Pick<LinkedProgram, 'resources' | 'foreign'>;

/** The pods of every workload of a program, with the labels that they get. Read once per program. */
export const emittedPods = computedOnce((program: Program): readonly EmittedPods[] =>
  program.resources.flatMap(podsOf),
);

const byOwner = computedOnce((program: Program) => Map.groupBy(emittedPods(program), ({ owner }) => owner));

/** The pods of the workloads of a resource. */
export function podsOfOwner(program: Program, owner: AnyResource): readonly EmittedPods[] {
  return byOwner(program).get(owner) ?? [];
}

/** Whether something is in a namespace, or may be put there: kubectl chooses for what says none. */
export function mayBeIn(object: { readonly namespace: string | undefined }, namespace: string | undefined): boolean {
  return object.namespace === namespace || object.namespace === undefined || namespace === undefined;
}

const template = ['podTemplateSpec', 'metadata', 'labels'];
const ofProxy = ['resourceOverrides', 'proxyDeployment', 'podTemplateMetadataOverrides', 'labels'];
const ofStatefulSet = ['resourceOverrides', 'statefulSet', 'podTemplateMetadataOverrides', 'labels'];

function podsOf(owner: AnyResource): EmittedPods[] {
  const pods = (
    application: string,
    component: EmittedPods['component'],
    name: string,
    added: readonly (readonly string[])[],
    replicas?: string,
  ): EmittedPods => {
    let labels: Labels | undefined;
    return {
      owner,
      controller: { kind: owner.kind === 'EmbeddingServer' ? 'StatefulSet' : 'Deployment', name },
      component,
      // Most callers need something else of the pods.
      get labels() {
        return (labels ??= labelsOf(
          componentOf(application, owner.name, component),
          ...added.map((path) => textsAt(owner.authored.spec, path)),
        ));
      },
      replicas: replicas === undefined ? undefined : ['spec', replicas],
    };
  };
  switch (owner.kind) {
    case 'MCPServer':
      return [
        pods('mcp-server', 'proxy', objectNames.serverProxy(owner.name), [ofProxy], 'replicas'),
        pods('mcp-server', 'backend', objectNames.serverBackend(owner.name), [template], 'backendReplicas'),
      ];
    case 'MCPRemoteProxy':
      return [pods('mcp-remote-proxy', 'proxy', objectNames.remoteProxy(owner.name), [ofProxy])];
    case 'VirtualMCPServer':
      return [pods('virtual-mcp-server', 'gateway', objectNames.virtualServer(owner.name), [template], 'replicas')];
    case 'MCPRegistry':
      return [pods('mcp-registry', 'registry', objectNames.registry(owner.name), [template])];
    case 'EmbeddingServer': {
      const added = [ofStatefulSet, template];
      return [pods('embedding-server', 'embedding', objectNames.embedding(owner.name), added, 'replicas')];
    }
    default:
      return [];
  }
}

/** Where objects that make pods have the labels of those. */
const templateLabels: Readonly<Record<string, readonly string[]>> = openTable({
  Pod: ['metadata', 'labels'],
  CronJob: ['spec', 'jobTemplate', 'spec', 'template', 'metadata', 'labels'],
});
const controllers: ReadonlySet<string> = new Set(['Deployment', 'StatefulSet', 'DaemonSet', 'ReplicaSet', 'Job']);

/** The labels of the pods that an object which is not ours makes, or is; none for other objects. */
export function foreignLabels({ plainKind: kind = '', object }: ForeignObject): Labels[] {
  const path = controllers.has(kind) ? ['spec', 'template', 'metadata', 'labels'] : templateLabels[kind];
  return path === undefined ? [] : [textsAt(object, path)];
}

function textsAt(parent: unknown, path: readonly string[]): Labels {
  const [found] = valuesAt(parent, path);
  const texts = valuesAt(found?.value, ['*']).flatMap(({ path: [key], value }): [string, string][] =>
    typeof value === 'string' ? [[String(key), value]] : [],
  );
  return Object.fromEntries(texts);
}

/** Whether labels fit a label selector of Kubernetes (matchLabels and matchExpressions, all of which have to hold). */
export function isSelected(labels: Labels, selector: unknown): boolean {
  const equal = valuesAt(selector, ['matchLabels', '*']).every(
    ({ path, value }) => valueOf(labels, String(path.at(-1))) === value,
  );
  return equal && valuesAt(selector, ['matchExpressions', '*']).every(({ value }) => holds(labels, value));
}

function holds(labels: Labels, expression: unknown): boolean {
  const found = valueOf(labels, shownValue(propertyOf(expression, 'key')));
  const values = propertyOf(expression, 'values');
  const isListed = found !== undefined && Array.isArray(values) && values.includes(found);
  switch (propertyOf(expression, 'operator')) {
    case 'In':
      return isListed;
    case 'NotIn':
      return !isListed;
    case 'Exists':
      return found !== undefined;
    case 'DoesNotExist':
      return found === undefined;
    default:
      // What Kubernetes refuses is not for a selector to tell.
      return true;
  }
}

function valueOf(labels: Labels, key: string): string | undefined {
  return Object.hasOwn(labels, key) ? labels[key] : undefined;
}
