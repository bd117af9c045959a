import type { ExternalInput } from '../../manifests/program/link.ts';
import type { JsonMap } from '../support/plain-walk.ts';

/** What the compiler says the cluster has to provide, as objects: each key holds the text `<name>.<key>`. */
export function providedObjects(externals: readonly ExternalInput[]): JsonMap[] {
  const data = new Map<string, Record<string, string>>();
  for (const { kind, name, key } of externals) {
    if (kind !== 'Secret' && kind !== 'ConfigMap') continue;
    const identity = `${kind}/${name}`;
    data.set(identity, { ...data.get(identity), [key ?? 'value']: `${name}.${key}` });
  }
  const accounts = externals
    .filter(({ kind }) => kind === 'ServiceAccount')
    .map(({ kind, name }) => ({ apiVersion: 'v1', kind, metadata: { name } }));
  const filled = [...data].map(([identity, values]) => {
    const [kind, name] = identity.split('/');
    return { apiVersion: 'v1', kind, metadata: { name }, [kind === 'Secret' ? 'stringData' : 'data']: values };
  });
  return [...accounts, ...filled];
}
