import type { RunProvenance } from '../../../generated/types/run-provenance.ts';
import { isJsonObject } from '../../identity/json-object.ts';
import { failureOf } from './failure.ts';
import { claimsOf, type CertificateClaims } from './certificate-claims.ts';

/** What a signature of sigstore is about: an attestation in the form of in-toto. */
const payloadType = 'application/vnd.in-toto+json';

/** A signature that was checked: who made it, or why it does not count (for a sentence). */
export type CheckedSignature = { readonly signer: string } | { readonly problem: string };

/**
 * Checks one bundle of sigstore: its certificate comes from an authority of the trusted root, the signature was made while the certificate was
 * valid and is in a log of that root, it is about one of the digests (`sha256:HEX`), and the certificate says what the provenance asks for.
 * Both documents are what `JSON.parse` gave. The packages of sigstore are loaded here.
 */
export async function checkSignature(
  bundle: unknown,
  trustedRoot: unknown,
  provenance: RunProvenance,
  digests: readonly string[],
): Promise<CheckedSignature> {
  const { bundleFromJSON } = await import('@sigstore/bundle');
  const { TrustedRoot } = await import('@sigstore/protobuf-specs');
  const { toSignedEntity, toTrustMaterial, Verifier } = await import('@sigstore/verify');
  let claims: CertificateClaims;
  let payload: Buffer;
  try {
    const root = TrustedRoot.fromJSON(trustedRoot);
    const hasLog = root.tlogs.length > 0;
    if (root.certificateAuthorities.length === 0) return { problem: 'the trusted root has no certificate authority' };
    if (!hasLog && root.timestampAuthorities.length === 0)
      return { problem: 'the trusted root has neither a log nor an authority for timestamps' };
    const read = bundleFromJSON(bundle);
    if (read.content.$case !== 'dsseEnvelope' || read.content.dsseEnvelope.payloadType !== payloadType)
      return { problem: 'it is not an attestation (in-toto)' };
    payload = read.content.dsseEnvelope.payload;
    const verifier = new Verifier(toTrustMaterial(root), {
      tlogThreshold: hasLog ? 1 : 0,
      ctlogThreshold: root.ctlogs.length > 0 ? 1 : 0,
      timestampThreshold: 1,
    });
    claims = claimsOf(verifier.verify(toSignedEntity(read)));
  } catch (error) {
    // Every way in which foreign bytes can be wrong ends here: none of them may let an image through.
    return { problem: `it does not hold: ${failureOf(error)}` };
  }
  if (!subjectsOf(payload).some((subject) => digests.includes(subject)))
    return { problem: `it was made for another image than ${digests.join(' or ')}` };
  const problem = differenceOf(claims, provenance);
  return problem === undefined ? { signer: claims.identity ?? '' } : { problem };
}

/** The first thing that a certificate says otherwise than a provenance asks. */
function differenceOf(claims: CertificateClaims, provenance: RunProvenance): string | undefined {
  const { certIssuer, signerIdentity, repositoryUri, repositoryRef, runnerEnvironment } = provenance;
  const isSigner = claims.identity === signerIdentity || workflowOf(claims.identity) === signerIdentity;
  if (claims.issuer !== certIssuer) return difference('certIssuer', certIssuer, claims.issuer);
  if (signerIdentity !== undefined && !isSigner) return difference('signerIdentity', signerIdentity, claims.identity);
  if (repositoryUri !== undefined && claims.repositoryUri !== repositoryUri)
    return difference('repositoryUri', repositoryUri, claims.repositoryUri);
  if (repositoryRef !== undefined && claims.repositoryRef !== repositoryRef)
    return difference('repositoryRef', repositoryRef, claims.repositoryRef);
  if (runnerEnvironment !== undefined && claims.runnerEnvironment !== runnerEnvironment)
    return difference('runnerEnvironment', runnerEnvironment, claims.runnerEnvironment);
  return undefined;
}

/** The address of a workflow without the branch or tag that it ran for, which may have an @ as well: `pkg@1.0.0`. */
function workflowOf(identity: string | undefined): string | undefined {
  return identity === undefined ? undefined : /^(https:\/\/[^@]+)@.+$/.exec(identity)?.[1];
}

function difference(field: string, wanted: string, found: string | undefined): string {
  const shown = found === undefined ? 'nothing' : JSON.stringify(found.slice(0, 300));
  return `its certificate says ${shown} where provenance.${field} is ${JSON.stringify(wanted)}`;
}

/** The digests that a statement is about (in-toto attestation framework, Statement). */
function subjectsOf(payload: Buffer): readonly string[] {
  let statement: unknown;
  try {
    statement = JSON.parse(payload.toString('utf8'));
  } catch {
    return [];
  }
  const subjects = isJsonObject(statement) ? statement['subject'] : undefined;
  if (!Array.isArray(subjects)) return [];
  return subjects.flatMap((subject: unknown) => {
    const digest = isJsonObject(subject) ? subject['digest'] : undefined;
    const sha256 = isJsonObject(digest) ? digest['sha256'] : undefined;
    return typeof sha256 === 'string' ? [`sha256:${sha256}`] : [];
  });
}
