import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { RefusedPart } from './refused-part.ts';
import { containerNames } from '../../objects/layout.ts';

const probes = ['livenessProbe', 'readinessProbe', 'startupProbe'] as const;
const handlers: readonly string[] = ['exec', 'grpc', 'httpGet', 'sleep', 'tcpSocket'];

/**
 * What Kubernetes refuses of the containers of a pod template beyond its schema. Of an MCPServer only the probe of readiness is generated,
 * so that the other ones of its own container need a handler too.
 */
export function refusedInContainers(pod: unknown, isServer: boolean): RefusedPart[] {
  const init = valuesAt(pod, ['initContainers', '*']);
  const containers = valuesAt(pod, ['containers', '*']);
  const names = new Set(containers.map(({ value }) => propertyOf(value, 'name')));
  const claims = new Set(valuesAt(pod, ['resourceClaims', '*', 'name']).map(({ value }) => value));
  const isOnNode = propertyOf(pod, 'hostNetwork') === true;
  const own = [...init, ...containers].flatMap(({ value, path }) => [
    ...ofProbes(value, path, isServer),
    ...ofImage(value, path),
    ...ofPorts(value, path, isOnNode),
    ...ofVariables(value, path),
    ...ofMounts(value, path),
    ...ofResources(value, path, claims),
  ]);
  const profiles = [{ value: pod, path: [] }, ...init, ...containers].flatMap(({ value, path }) =>
    ofProfile(value, path),
  );
  return [...init.flatMap(({ value, path }) => ofInitContainer(value, path, names)), ...own, ...profiles];
}

function ofInitContainer(container: unknown, at: DocumentPath, others: ReadonlySet<unknown>): RefusedPart[] {
  const found: RefusedPart[] = [];
  const name = propertyOf(container, 'name');
  if (others.has(name)) {
    const problem = 'an init container has the name of a container of the pod';
    found.push({ path: [...at, 'name'], problem, cure: 'use another name' });
  }
  if (propertyOf(container, 'restartPolicy') === 'Always') return found;
  for (const field of [...probes, 'lifecycle']) {
    if ((propertyOf(container, field) ?? null) === null) continue;
    const problem = `an init container ends before the others start, and has no ${field}`;
    found.push({
      path: [...at, field],
      problem,
      cure: 'remove it, or write restartPolicy: Always to keep the container running',
    });
  }
  return found;
}

function ofProbes(container: unknown, at: DocumentPath, isServer: boolean): RefusedPart[] {
  const found: RefusedPart[] = [];
  for (const name of probes) {
    const probe = propertyOf(container, name);
    const threshold = propertyOf(probe, 'successThreshold');
    if (name !== 'readinessProbe' && typeof threshold === 'number' && threshold !== 1) {
      const problem = `one success is all that a ${name} waits for`;
      found.push({ path: [...at, name, 'successThreshold'], problem, cure: 'remove it' });
    }
    if (name === 'readinessProbe' && (propertyOf(probe, 'terminationGracePeriodSeconds') ?? null) !== null) {
      const problem = 'a readinessProbe ends no container';
      found.push({ path: [...at, name, 'terminationGracePeriodSeconds'], problem, cure: 'remove it' });
    }
    // A generated container may have the handler; of the others all is written here.
    const isOwn = propertyOf(container, 'image') !== undefined;
    const isAlone =
      isOwn || (isServer && name !== 'readinessProbe' && propertyOf(container, 'name') === containerNames.backend);
    if (isAlone && isHandled(probe) === 0) {
      found.push({
        path: [...at, name],
        problem: 'a probe asks in some way',
        cure: 'add httpGet, tcpSocket, grpc or exec',
      });
    }
  }
  for (const moment of ['postStart', 'preStop']) {
    const handler = propertyOf(propertyOf(container, 'lifecycle'), moment);
    const count = isHandled(handler);
    if (count === undefined || count === 1) continue;
    const problem = `${moment} does one thing`;
    const cure = count === 0 ? 'add exec, httpGet or sleep' : 'remove all but one of its handlers';
    found.push({ path: [...at, 'lifecycle', moment], problem, cure });
  }
  return found;
}

/** How many handlers a probe or a moment of a lifecycle has; undefined where there is none of it. */
function isHandled(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || propertyOf(value, '$patch') !== undefined) return undefined;
  return handlers.filter((name) => (propertyOf(value, name) ?? null) !== null).length;
}

/** Kubernetes takes it in a template, and refuses the pods. */
function ofImage(container: unknown, at: DocumentPath): RefusedPart[] {
  const image = propertyOf(container, 'image');
  if (typeof image !== 'string' || image.trim() === image) return [];
  return [{ path: [...at, 'image'], problem: 'an image has no spaces around it', cure: 'remove them' }];
}

/** Names of ports as the registry of services has them (RFC 6335): at most 15 characters, with a letter. */
const portName = /^(?=.*[a-z])[a-z0-9](?:-?[a-z0-9])*$/;
const longestPortName = 15;

function ofPorts(container: unknown, at: DocumentPath, isOnNode: boolean): RefusedPart[] {
  const names = valuesAt(container, ['ports', '*', 'name']).flatMap(({ value, path }): RefusedPart[] => {
    if (typeof value !== 'string' || (value.length <= longestPortName && portName.test(value))) return [];
    const problem = `"${value}" is not the name of a port`;
    const cure = `use at most ${longestPortName} lowercase letters, digits and "-", with a letter among them`;
    return [{ path: [...at, ...path], problem, cure }];
  });
  const ports = valuesAt(container, ['ports', '*', 'hostPort']).flatMap(({ value, parent, path }): RefusedPart[] => {
    const isSame = value === propertyOf(parent, 'containerPort');
    if (!isOnNode || typeof value !== 'number' || value === 0 || isSame) return [];
    const problem = 'on the network of the node a port has one number';
    return [{ path: [...at, ...path], problem, cure: 'write the number of containerPort, or remove hostPort' }];
  });
  return [...names, ...ports];
}

const fieldPath =
  /^(?:metadata\.(?:name|namespace|uid)|spec\.(?:nodeName|serviceAccountName)|status\.(?:hostIPs?|podIPs?)|metadata\.(?:annotations|labels)\['[^']+'\])$/;

function ofVariables(container: unknown, at: DocumentPath): RefusedPart[] {
  return valuesAt(container, ['env', '*', 'valueFrom', 'fieldRef', 'fieldPath']).flatMap(
    ({ value, path }): RefusedPart[] => {
      if (typeof value !== 'string' || fieldPath.test(value)) return [];
      const cure =
        "write metadata.name, metadata.namespace, metadata.uid, metadata.labels['KEY'], metadata.annotations['KEY'], spec.nodeName, spec.serviceAccountName, status.hostIP or status.podIP";
      return [{ path: [...at, ...path], problem: `a variable cannot show "${value}" of its pod`, cure }];
    },
  );
}

/** What Kubernetes refuses of the `volumeMounts` of a registry, which are those of its container. */
export function refusedInMounts(spec: unknown): RefusedPart[] {
  const paths = valuesAt(spec, ['volumeMounts', '*', 'subPath']).flatMap(({ value, path }): RefusedPart[] => {
    if (typeof value !== 'string' || !(value.startsWith('/') || value.split('/').includes('..'))) return [];
    return [
      { path, problem: 'subPath is a path inside the volume', cure: 'write it without "/" before it and without ".."' },
    ];
  });
  return [...paths, ...ofMounts(spec, [])];
}

function ofMounts(container: unknown, at: DocumentPath): RefusedPart[] {
  return valuesAt(container, ['volumeMounts', '*', 'subPathExpr']).flatMap(({ value, parent, path }): RefusedPart[] => {
    if (typeof value !== 'string' || value === '' || (propertyOf(parent, 'subPath') ?? '') === '') return [];
    return [
      {
        path: [...at, ...path],
        problem: 'subPath and subPathExpr are two ways to say one thing',
        cure: 'remove one of them',
      },
    ];
  });
}

function ofResources(container: unknown, at: DocumentPath, claims: ReadonlySet<unknown>): RefusedPart[] {
  const limits = propertyOf(propertyOf(container, 'resources'), 'limits');
  const requests = valuesAt(container, ['resources', 'requests', '*']).flatMap(({ path }): RefusedPart[] => {
    const name = String(path.at(-1));
    // What devices are asked for is not shared, so that it has to be limited.
    const isDevice = name.includes('/') && !/(?:^|\.)kubernetes\.io\//.test(name);
    if (!isDevice || propertyOf(limits, name) !== undefined) return [];
    return [
      { path: [...at, ...path], problem: `a request of ${name} needs the same limit`, cure: `add limits.${name}` },
    ];
  });
  const unknown = valuesAt(container, ['resources', 'claims', '*', 'name']).flatMap(({ value, path }): RefusedPart[] =>
    claims.has(value)
      ? []
      : [
          {
            path: [...at, ...path],
            problem: 'the pod has no such claim',
            cure: 'add it to spec.resourceClaims of the pod template',
          },
        ],
  );
  return [...requests, ...unknown];
}

function ofProfile(parent: unknown, at: DocumentPath): RefusedPart[] {
  return ['seccompProfile', 'appArmorProfile'].flatMap((name): RefusedPart[] => {
    const profile = propertyOf(propertyOf(parent, 'securityContext'), name);
    if (propertyOf(profile, 'type') !== 'Localhost' || (propertyOf(profile, 'localhostProfile') ?? '') !== '')
      return [];
    const path = [...at, 'securityContext', name, 'type'];
    return [{ path, problem: 'a profile of type Localhost has a name on the node', cure: 'add localhostProfile' }];
  });
}
