/** The first line of every file that a compile writes. What begins with it may be replaced and removed; nothing else may. */
export const outputMarker = '# Written by svc compile. Do not edit: change the sources and compile again.';

/** Whether a file is one that svc wrote. */
export function isOwnOutput(text: string): boolean {
  return text.startsWith(`${outputMarker}\n`) || text.startsWith(`${outputMarker}\r\n`);
}
