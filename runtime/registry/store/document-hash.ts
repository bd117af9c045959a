import { hash } from 'node:crypto';

/** sha256 of a document's text, byte for byte. */
export function documentHash(document: string): string {
  return hash('sha256', document, 'base64url');
}
