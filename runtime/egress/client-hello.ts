/** What the first bytes of a connection are. */
export type FirstBytes =
  | { readonly kind: 'unfinished' }
  /** Not TLS. */
  | { readonly kind: 'other' }
  /** The beginning of TLS. `name`: whom the client asks for (RFC 6066, server name indication), where it says so. */
  | { readonly kind: 'hello'; readonly name: string | undefined };

/** Bytes of the first message of a client. */
export const largestHello = 65_536;

const handshakeRecord = 22;
const clientHello = 1;
const serverName = 0;

/** Reads the name of the server in the first message of a TLS client (RFC 8446, section 4.1.2), over as many records as it takes. */
export function readFirstBytes(bytes: Buffer): FirstBytes {
  if (bytes.length === 0) return { kind: 'unfinished' };
  if (bytes[0] !== handshakeRecord || (bytes.length > 1 && bytes[1] !== 3)) return { kind: 'other' };
  const parts: Buffer[] = [];
  let at = 0;
  while (at + 5 <= bytes.length && bytes[at] === handshakeRecord) {
    const end = at + 5 + bytes.readUInt16BE(at + 3);
    parts.push(bytes.subarray(at + 5, Math.min(end, bytes.length)));
    at = end;
  }
  const message = Buffer.concat(parts);
  if (message.length < 4) return { kind: 'unfinished' };
  if (message[0] !== clientHello) return { kind: 'other' };
  const length = message.readUIntBE(1, 3);
  if (message.length < length + 4)
    return bytes.length >= largestHello ? { kind: 'hello', name: undefined } : { kind: 'unfinished' };
  try {
    return { kind: 'hello', name: nameIn(message.subarray(4, length + 4)) };
  } catch (error) {
    // Lengths that lead out of the message: nobody is named by it.
    if (error instanceof RangeError) return { kind: 'hello', name: undefined };
    throw error;
  }
}

function nameIn(hello: Buffer): string | undefined {
  // Version and random bytes; then the session, the ciphers and the compressions, each with its length in front.
  let at = 34;
  at += 1 + hello.readUInt8(at);
  at += 2 + hello.readUInt16BE(at);
  at += 1 + hello.readUInt8(at);
  const end = at + 2 + hello.readUInt16BE(at);
  at += 2;
  const names: string[] = [];
  while (at + 4 <= end) {
    const [type, size] = [hello.readUInt16BE(at), hello.readUInt16BE(at + 2)];
    if (type === serverName) names.push(firstNameIn(hello.subarray(at + 4, at + 4 + size)));
    at += 4 + size;
  }
  // Two of them would be read in one way here and in another one there.
  return names.length === 1 ? names[0] : undefined;
}

/** The list of names holds one, of the type host_name. */
function firstNameIn(list: Buffer): string {
  const size = list.readUInt16BE(3);
  if (list.readUInt8(2) !== 0 || list.length !== size + 5) throw new RangeError('a list with something else');
  return list.toString('latin1', 5, 5 + size);
}
