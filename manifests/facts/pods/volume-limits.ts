import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { RefusedPart } from './refused-part.ts';

/** Where volumes give keys a path. */
const keyPaths: readonly (readonly string[])[] = [
  ...['configMap', 'secret', 'downwardAPI'].flatMap((type) => [
    ['volumes', '*', type, 'items', '*', 'path'],
    ['volumes', '*', 'projected', 'sources', '*', type, 'items', '*', 'path'],
  ]),
  ['volumes', '*', 'projected', 'sources', '*', 'serviceAccountToken', 'path'],
];

/** How long a token lives at least, in seconds. */
const shortestToken = 600;

/** What Kubernetes refuses of the `volumes` of a pod, or a registry, beyond their schema. */
export function refusedInVolumes(pod: unknown): RefusedPart[] {
  const paths = keyPaths.flatMap((place) =>
    valuesAt(pod, place).flatMap(({ value, path }): RefusedPart[] => {
      if (typeof value !== 'string' || (!value.startsWith('/') && !value.split('/').includes('..'))) return [];
      const problem = 'the path of a key is inside the volume';
      return [{ path, problem, cure: 'write it without "/" before it and without ".."' }];
    }),
  );
  const projected = ['volumes', '*', 'projected', 'sources', '*'];
  const tokens = valuesAt(pod, [...projected, 'serviceAccountToken', 'expirationSeconds']).flatMap(
    ({ value, path }): RefusedPart[] => {
      if (typeof value !== 'number' || value >= shortestToken) return [];
      const problem = `a token lives ${shortestToken} seconds at least`;
      return [{ path, problem, cure: `write ${shortestToken} or more` }];
    },
  );
  const media = valuesAt(pod, ['volumes', '*', 'emptyDir', 'medium']).flatMap(({ value, path }): RefusedPart[] => {
    if (typeof value !== 'string' || /^(?:|Memory|HugePages(?:-.+)?)$/.test(value)) return [];
    const problem = `there is no medium "${value}", and the pod does not start`;
    return [{ path, problem, cure: 'write Memory, or remove medium to use the disk of the node' }];
  });
  const sources = valuesAt(pod, ['volumes', '*', '*']).flatMap(({ value, path }) => ofSource(value, path));
  return [...paths, ...tokens, ...media, ...sources];
}

/** Fields without which there is no volume, by its type; the last of each is the name of an object where `isName` says so. */
const needed: Readonly<Record<string, { readonly fields: readonly string[]; readonly isName?: true }>> = openTable({
  configMap: { fields: ['name'], isName: true },
  csi: { fields: ['driver'] },
  hostPath: { fields: ['path'] },
  nfs: { fields: ['server', 'path'] },
  persistentVolumeClaim: { fields: ['claimName'], isName: true },
  secret: { fields: ['secretName'], isName: true },
});
const objectName = /^[a-z0-9](?:[-a-z0-9.]{0,251}[a-z0-9])?$/;
const hostPathTypes: ReadonlySet<unknown> = new Set(
  ' BlockDevice CharDevice Directory DirectoryOrCreate File FileOrCreate Socket'.split(' '),
);

/** The source of a volume: an entry of its map whose key is the type. */
function ofSource(source: unknown, at: DocumentPath): RefusedPart[] {
  const type = String(at.at(-1));
  const { fields = [], isName } = needed[type] ?? {};
  // A type that null removes, and a name beside the type, are not sources.
  if (typeof source !== 'object' || source === null || propertyOf(source, '$patch') !== undefined) return [];
  const found = fields.flatMap((field): RefusedPart[] => {
    const value = propertyOf(source, field) ?? '';
    if (value === '') return [{ path: at, problem: `a volume of type ${type} needs ${field}`, cure: `add ${field}` }];
    if (isName !== true || typeof value !== 'string' || objectName.test(value)) return [];
    const problem = `no object has the name "${value}"`;
    return [{ path: [...at, field], problem, cure: 'use lowercase letters, digits, "-" and "."' }];
  });
  if (type === 'hostPath' && !hostPathTypes.has(propertyOf(source, 'type') ?? '')) {
    const cure = 'write Directory, DirectoryOrCreate, File, FileOrCreate, Socket, CharDevice or BlockDevice';
    found.push({ path: [...at, 'type'], problem: 'there is no such type of path', cure });
  }
  if (type === 'ephemeral') found.push(...ofClaim(propertyOf(source, 'volumeClaimTemplate'), at));
  return found;
}

function ofClaim(template: unknown, at: DocumentPath): RefusedPart[] {
  const spec = propertyOf(template, 'spec');
  const hasSize = valuesAt(spec, ['resources', 'requests', 'storage']).length > 0;
  const hasAccess = valuesAt(spec, ['accessModes', '*']).length > 0;
  if (hasSize && hasAccess) return [];
  const cure = `add ${[...(hasAccess ? [] : ['accessModes']), ...(hasSize ? [] : ['resources.requests.storage'])].join(' and ')} to volumeClaimTemplate.spec`;
  return [{ path: at, problem: 'a claim says how large it is and how it is mounted', cure }];
}
