import { readFileSync } from 'node:fs';
import { getCACertificates, type ConnectionOptions } from 'node:tls';
import type { PostgresSettings } from './postgres-settings.ts';
import { StoreUnavailable } from '../store-unavailable.ts';

/**
 * How a connection is encrypted (sslMode, with the meanings of libpq): `require` takes any certificate unless a CA bundle is
 * given, `verify-ca` wants one of a trusted CA, `verify-full` (the default) one for this host. Throws StoreUnavailable when the
 * bundle cannot be read.
 */
export function tlsOf({ sslMode = 'verify-full', caCertPath }: PostgresSettings): ConnectionOptions | false {
  if (sslMode === 'disable') return false;
  if (sslMode === 'require' && caCertPath === undefined) return { rejectUnauthorized: false };
  const ca = caCertPath === undefined ? systemCertificates() : [bundle(caCertPath)];
  const checked = { ca, rejectUnauthorized: true, minVersion: 'TLSv1.2' } as const;
  return sslMode === 'verify-full' ? checked : { ...checked, checkServerIdentity: () => undefined };
}

/** An image that is made from nothing but Node has no certificates of the system; then those that come with Node count. */
function systemCertificates(): string[] {
  const system = getCACertificates('system');
  return system.length > 0 ? [...system, ...getCACertificates('extra')] : getCACertificates('default');
}

function bundle(path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new StoreUnavailable(`the CA bundle ${path} (caCertPath) cannot be read (${code})`, { cause: error });
  }
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new StoreUnavailable(`the CA bundle ${path} (caCertPath) holds no PEM certificate`);
}
