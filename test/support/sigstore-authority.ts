import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, generateKeyPairSync, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a certificate says about whom it is for. */
export interface SignerClaims {
  readonly identity: string;
  readonly issuer: string;
  readonly repositoryUri?: string;
  readonly repositoryRef?: string;
  readonly runnerEnvironment?: string;
}

/** A signature that somebody makes. */
export interface Signing {
  readonly claims: SignerClaims;
  /** Digests (`sha256:HEX`) that it is about. */
  readonly digests: readonly string[];
  /** Seconds from now at which the log took it. Certificates hold for a day. */
  readonly after?: number;
  readonly payloadType?: string;
}

type Json = Readonly<Record<string, unknown>>;

/** An instance of sigstore: an authority for certificates and a log (of one entry each time), with keys of their own. */
export interface SigstoreAuthority {
  readonly trustedRoot: Json;
  /** Signs, and returns the bundle. */
  sign(signing: Signing): Json;
}

/** Extensions of certificates in the numbers of Fulcio. */
const extensionIds = { issuer: '8', runnerEnvironment: '11', repositoryUri: '12', repositoryRef: '14' } as const;

/** Makes the authority and its log with the openssl program, in a folder. */
export function sigstoreAuthority(folder: string): SigstoreAuthority {
  const at = (name: string): string => join(folder, name);
  const openssl = (...options: readonly string[]): void =>
    void execFileSync('openssl', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const usage = ['-addext', 'keyUsage=critical,keyCertSign,cRLSign'];
  const authority = ['-keyout', at('ca.key'), '-out', at('ca.pem'), '-days', '30', '-subj', '/O=test/CN=authority'];
  openssl('req', '-x509', ...newKey, ...authority, ...usage);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const logKey = publicKey.export({ type: 'spki', format: 'der' });
  const logId = createHash('sha256').update(logKey).digest();
  const validFor = { start: '2020-01-01T00:00:00Z' };
  let made = 0;
  return {
    trustedRoot: {
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      tlogs: [
        {
          baseUrl: 'https://log.example.com',
          hashAlgorithm: 'SHA2_256',
          publicKey: { rawBytes: logKey.toString('base64'), keyDetails: 'PKIX_ECDSA_P256_SHA_256', validFor },
          logId: { keyId: logId.toString('base64') },
        },
      ],
      certificateAuthorities: [
        {
          subject: { organization: 'test', commonName: 'authority' },
          uri: 'https://authority.example.com',
          certChain: { certificates: [{ rawBytes: rawCertificate(at('ca.pem')) }] },
          validFor,
        },
      ],
      ctlogs: [],
      timestampAuthorities: [],
    },
    sign({ claims, digests, after = 0, payloadType = 'application/vnd.in-toto+json' }) {
      const name = `leaf-${(made += 1)}`;
      const { identity, ...others } = claims;
      const alternative = identity.includes('://') ? `URI:${identity}` : `email:${identity}`;
      const extensions = Object.entries(extensionIds).flatMap(([key, id]) => {
        const value = Object.entries(others).find(([each]) => each === key)?.[1];
        return value === undefined ? [] : ['-addext', `1.3.6.1.4.1.57264.1.${id}=ASN1:UTF8String:${value}`];
      });
      const files = ['-keyout', at(`${name}.key`), '-out', at(`${name}.pem`), '-days', '1', '-subj', '/'];
      const from = ['-CA', at('ca.pem'), '-CAkey', at('ca.key')];
      const leaf = ['-addext', 'basicConstraints=critical,CA:FALSE', '-addext', 'extendedKeyUsage=codeSigning'];
      const subject = ['-addext', `subjectAltName=critical,${alternative}`];
      openssl('req', '-x509', ...newKey, ...files, ...from, ...leaf, ...subject, ...extensions);
      const key = createPrivateKey(readFileSync(at(`${name}.key`)));
      const certificate = rawCertificate(at(`${name}.pem`));
      const payload = Buffer.from(JSON.stringify(statementOf(digests)));
      const head = `DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `;
      const signature = sign('sha256', Buffer.concat([Buffer.from(head), payload]), key).toString('base64');
      const time = Math.floor(Date.now() / 1000) + after;
      return {
        mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
        verificationMaterial: {
          certificate: { rawBytes: certificate },
          tlogEntries: [logEntry(privateKey, logId, bodyOf(signature, certificate, payload), time)],
          timestampVerificationData: { rfc3161Timestamps: [] },
        },
        dsseEnvelope: {
          payload: payload.toString('base64'),
          payloadType,
          signatures: [{ sig: signature, keyid: '' }],
        },
      };
    },
  };
}

function statementOf(digests: readonly string[]): Json {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: digests.map((digest) => ({ name: 'image', digest: { sha256: digest.replace('sha256:', '') } })),
    predicateType: 'https://sigstore.dev/cosign/sign/v1',
    predicate: {},
  };
}

/** What a log keeps of an envelope (Rekor, dsse 0.0.1). */
function bodyOf(signature: string, certificate: string, payload: Buffer): Buffer {
  const value = createHash('sha256').update(payload).digest('hex');
  const spec = { payloadHash: { algorithm: 'sha256', value }, signatures: [{ signature, verifier: certificate }] };
  return Buffer.from(JSON.stringify({ apiVersion: '0.0.1', kind: 'dsse', spec }));
}

/** The only entry of a log, with the promise and the proof that it is in there (RFC 6962, signed notes). */
function logEntry(key: KeyObject, logId: Buffer, body: Buffer, time: number): Json {
  const canonicalizedBody = body.toString('base64');
  const promised = { body: canonicalizedBody, integratedTime: time, logID: logId.toString('hex'), logIndex: 0 };
  const rootHash = createHash('sha256')
    .update(Buffer.from([0]))
    .update(body)
    .digest('base64');
  const note = `log.example.com\n1\n${rootHash}\n`;
  const signed = Buffer.concat([logId.subarray(0, 4), sign('sha256', Buffer.from(note), key)]);
  return {
    logIndex: '0',
    logId: { keyId: logId.toString('base64') },
    kindVersion: { kind: 'dsse', version: '0.0.1' },
    integratedTime: String(time),
    inclusionPromise: {
      signedEntryTimestamp: sign('sha256', Buffer.from(JSON.stringify(promised)), key).toString('base64'),
    },
    inclusionProof: {
      logIndex: '0',
      rootHash,
      treeSize: '1',
      hashes: [],
      checkpoint: { envelope: `${note}\n\u2014 log.example.com ${signed.toString('base64')}\n` },
    },
    canonicalizedBody,
  };
}

function rawCertificate(path: string): string {
  return new X509Certificate(readFileSync(path)).raw.toString('base64');
}
