import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { KubernetesScopes } from '../model/kubernetes.ts';

let known: KubernetesScopes | undefined;

/**
 * Group, kind and scope of every kind that an API server knows by itself, read from the client that is generated from the OpenAPI
 * document of Kubernetes: objects of a namespaced kind are created below `/namespaces/{namespace}/`. Read once per process. Throws
 * when the client is not of the shape that we know: the library changed.
 */
export function readKubernetesScopes(): KubernetesScopes {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@kubernetes/client-node')), 'gen', 'apis');
  known ??= scopesIn(
    readdirSync(folder)
      .filter((name) => name.endsWith('Api.js'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  return known;
}

/** A method that makes a request, and the path that it asks. */
const creation = /^ {4}async create(\w+)\([^)]*\) \{(?:(?!^ {4}\}).)*?const localVarPath = '([^']+)'/gms;

function scopesIn(texts: readonly string[]): KubernetesScopes {
  const scopes = new Map<string, Map<string, 'cluster' | 'namespace'>>();
  for (const [, name = '', path = ''] of texts.flatMap((text) => [...text.matchAll(creation)])) {
    // Subresources are below a name, and the paths of custom objects leave their group open.
    const match = /^\/(?:api|apis\/([a-z0-9.-]+))\/v\w+\/(namespaces\/\{namespace\}\/)?[a-z]+$/.exec(path);
    if (match === null) continue;
    const [, group = '', namespaced] = match;
    const kinds = scopes.get(group) ?? new Map<string, 'cluster' | 'namespace'>();
    scopes.set(group, kinds);
    if (namespaced === undefined) kinds.set(name, 'cluster');
    else kinds.set(name.replace(/^Namespaced/, ''), 'namespace');
  }
  if (scopes.get('')?.get('Namespace') !== 'cluster' || scopes.get('apps')?.get('Deployment') !== 'namespace')
    throw new Error('@kubernetes/client-node no longer shows which kinds are in namespaces');
  return scopes;
}
