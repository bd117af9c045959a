import { placeOf, type Part } from '../../runtime/config/part.ts';
import { reportWrongType } from '../../runtime/config/schema/report-wrong-type.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { isMap } from './classify.ts';
import { objectTooLarge } from './load-diagnostics.ts';

/** What Kubernetes stores of the values of a ConfigMap or Secret, and of any object (the request limit of etcd), in bytes. */
const most = { values: 1024 * 1024, object: 1.5 * 1024 * 1024 } as const;

/** The maps of metadata that hold texts alone, in every kind there is. */
const maps = ['labels', 'annotations'] as const;

/**
 * Reports what no API server takes in the metadata of an object that is not ours: the schemas of other kinds are not known here, and
 * their metadata is the same everywhere. Null is nothing, as for the server.
 */
export function checkForeignMetadata(part: Part, metadata: Readonly<Record<string, unknown>>, report: Report): void {
  const { namespace = null } = metadata;
  if (namespace !== null && typeof namespace !== 'string') {
    reportWrongType(part, ['metadata', 'namespace'], namespace, ['string'], report);
  }
  for (const field of maps) {
    const map = metadata[field] ?? null;
    if (map === null) continue;
    if (!isMap(map)) {
      reportWrongType(part, ['metadata', field], map, ['map'], report);
      continue;
    }
    for (const [key, value] of Object.entries(map)) {
      if (value !== null && typeof value !== 'string') {
        reportWrongType(part, ['metadata', field, key], value, ['string'], report);
      }
    }
  }
}

/** Reports an object that is too large for a cluster to store. Looks at those of long sources alone, since measuring is work. */
export function checkSize(part: Part, kind: string, name: string | undefined, report: Report): void {
  if (part.document.source.text.length < most.values || !isMap(part.value)) return;
  const isData = kind === 'ConfigMap' || kind === 'Secret';
  const values = isData ? [part.value['data'], part.value['stringData'], part.value['binaryData']] : [];
  const contents = values.flatMap((map) => (isMap(map) ? Object.values(map) : []));
  const bytes = contents.reduce<number>((sum, value) => sum + (typeof value === 'string' ? lengthOf(value) : 0), 0);
  // What is in base64 takes a third more as it is written.
  const mostHere = kind === 'Secret' ? most.object : most.values;
  const [size, limit] = bytes > mostHere ? [bytes, mostHere] : [lengthOf(JSON.stringify(part.value)), most.object];
  if (size > limit) report(objectTooLarge({ kind, name, size, limit }, placeOf(part, ['metadata', 'name'], 'value')));
}

function lengthOf(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
