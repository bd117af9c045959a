import { rawOf, type Envelope } from '../envelope/envelope.ts';
import { membersOf } from '../envelope/json-members.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';
import { splice } from '../envelope/splice.ts';

/** How a request is changed for a hop: every value is the text of JSON; what is not named stays as it is. */
export interface ParamChanges {
  /** The literal of another id. */
  readonly id?: string;
  /** Members of `params` to set; undefined: to take out. */
  readonly params?: Readonly<Record<string, string | undefined>>;
  /** The same of `params._meta`. */
  readonly meta?: Readonly<Record<string, string | undefined>>;
}

/** A request with another id, parameters or metadata. Values that stay are their bytes. */
export function editRequest(envelope: Envelope, { id, params = {}, meta = {} }: ParamChanges): Envelope {
  const { bytes } = envelope;
  const metaSpan = envelope.param._meta;
  const newMeta = changed(metaSpan === undefined ? undefined : rawOf(envelope, metaSpan), meta);
  const own = { ...params, ...(newMeta === undefined ? {} : { _meta: newMeta }) };
  const newParams = changed(envelope.params === undefined ? undefined : rawOf(envelope, envelope.params), own);
  let edited = bytes;
  if (newParams !== undefined) {
    if (envelope.params !== undefined) edited = splice(edited, [{ span: envelope.params, bytes: newParams }]);
    else {
      const end = bytes.lastIndexOf('}');
      edited = splice(edited, [{ span: { start: end, end }, bytes: `,"params":${newParams}` }]);
    }
  }
  const again = scanned(edited);
  if (id === undefined || again.id === undefined) return again;
  return scanned(splice(edited, [{ span: again.id, bytes: id }]));
}

function scanned(bytes: Buffer): Envelope {
  const envelope = scanEnvelope(bytes);
  if (envelope.kind === 'problem') throw new Error(`a message that we changed is refused: ${envelope.message}`);
  return envelope;
}

/** The text of an object with members set or taken out; undefined where nothing changes. */
function changed(
  object: Buffer | undefined,
  members: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const names = Object.keys(members);
  if (names.length === 0 || (object === undefined && names.every((name) => members[name] === undefined)))
    return undefined;
  const parts: string[] = [];
  const set = new Set<string>();
  for (const { key, value } of object === undefined
    ? []
    : (membersOf(object, { start: 0, end: object.length }) ?? [])) {
    const isNamed = Object.hasOwn(members, key);
    const text = isNamed ? members[key] : object?.toString('utf8', value.start, value.end);
    if (isNamed) set.add(key);
    if (text !== undefined) parts.push(`${JSON.stringify(key)}:${text}`);
  }
  for (const name of names) {
    const text = members[name];
    if (text !== undefined && !set.has(name)) parts.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${parts.join(',')}}`;
}
