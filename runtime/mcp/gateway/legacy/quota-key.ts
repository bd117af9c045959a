import { hash } from 'node:crypto';
import { networkOf } from '../../../http/client-address.ts';

/**
 * Whose share of all sessions a session is a part of: the caller, by its binding, or the network of one who does not sign in. A digest, so
 * that it is short whatever a subject is, and nobody reads it in a shared storage.
 */
export function quotaKeyOf(binding: string, address: string): string {
  return hash('sha256', JSON.stringify(binding === '' ? ['', networkOf(address)] : [binding]), 'base64url').slice(
    0,
    22,
  );
}
