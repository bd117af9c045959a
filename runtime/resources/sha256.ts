/**
 * SHA-256 of a string (as UTF-8) in hexadecimal digits. The crypto module is loaded when it is first needed: a check of one file never
 * needs it, and loading it takes a twentieth of such a run.
 */
export function sha256(text: string): string {
  return process.getBuiltinModule('node:crypto').hash('sha256', text);
}
