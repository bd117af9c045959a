const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;

/**
 * A message without line ends: what follows one would be another message to the server (MCP, stdio transport), about which nobody has
 * decided. The message was scanned, so that its line ends are between tokens, and a space means the same.
 */
export function oneLine(message: Buffer): Buffer {
  if (!message.includes(lineFeed) && !message.includes(carriageReturn)) return message;
  return Buffer.from(message.map((byte) => (byte === lineFeed || byte === carriageReturn ? space : byte)));
}
