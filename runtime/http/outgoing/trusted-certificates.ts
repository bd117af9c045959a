import { X509Certificate } from 'node:crypto';
import { getCACertificates } from 'node:tls';
import type { FileReading } from '../changing-file.ts';

let ofSystem: readonly string[] | undefined;

/**
 * The certificates of the CAs that this machine trusts, as PEM. An image that has none (one made from nothing but Node) gets
 * those that come with Node; NODE_EXTRA_CA_CERTS counts either way.
 */
export function systemCertificates(): readonly string[] {
  if (ofSystem === undefined) {
    const system = getCACertificates('system');
    ofSystem = system.length > 0 ? [...system, ...getCACertificates('extra')] : getCACertificates('default');
  }
  return ofSystem;
}

/** Certificates of a CA bundle, or why it cannot be used (for a sentence). */
export type CertificateBundle =
  | { readonly ok: true; readonly certificates: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** Takes the certificates out of the text of a PEM bundle; comments between them are left out. */
export function certificatesOf(bundle: FileReading): CertificateBundle {
  if (!bundle.ok) return bundle;
  const certificates = bundle.text.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];
  if (certificates.length === 0) return { ok: false, reason: 'it holds no PEM certificate' };
  const broken = certificates.findIndex((text) => !isCertificate(text));
  return broken === -1
    ? { ok: true, certificates }
    : { ok: false, reason: `certificate ${broken + 1} of ${certificates.length} in it is broken` };
}

function isCertificate(text: string): boolean {
  try {
    return new X509Certificate(text).raw.length > 0;
  } catch {
    return false;
  }
}
