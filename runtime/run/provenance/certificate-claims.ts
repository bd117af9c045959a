import type { Signer } from '@sigstore/verify';

/** What a certificate of sigstore says about whom it was given to. */
export interface CertificateClaims {
  /** An email address, or the address of a workflow. */
  readonly identity: string | undefined;
  readonly issuer: string | undefined;
  readonly repositoryUri: string | undefined;
  readonly repositoryRef: string | undefined;
  readonly runnerEnvironment: string | undefined;
}

/** Extensions of certificates, as sigstore numbers them (Fulcio, docs/oid-info.md). */
const extensions = {
  runnerEnvironment: '1.3.6.1.4.1.57264.1.11',
  repositoryUri: '1.3.6.1.4.1.57264.1.12',
  repositoryRef: '1.3.6.1.4.1.57264.1.14',
} as const;

/** Reads the claims of a signer whose certificate was verified. */
export function claimsOf({ identity }: Signer): CertificateClaims {
  const text = (id: string): string | undefined => {
    const found = identity?.oids?.find(({ oid }) => oid?.id.join('.') === id);
    return found === undefined ? undefined : utf8String(found.value);
  };
  return {
    identity: identity?.subjectAlternativeName,
    issuer: identity?.extensions?.issuer,
    repositoryUri: text(extensions.repositoryUri),
    repositoryRef: text(extensions.repositoryRef),
    runnerEnvironment: text(extensions.runnerEnvironment),
  };
}

/** The content of a UTF8String in DER; undefined for anything else. */
function utf8String(der: Uint8Array): string | undefined {
  const [tag, first = 0, ...more] = der;
  if (tag !== 0x0c) return undefined;
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  if (lengthBytes > 2) return undefined;
  const length = lengthBytes === 0 ? first : more.slice(0, lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0);
  const content = der.subarray(2 + lengthBytes);
  return content.length === length ? Buffer.from(content).toString('utf8') : undefined;
}
