import { beforeAll, describe, expect, test } from 'vitest';
import type { RunProvenance } from '../../../generated/types/run-provenance.ts';
import { checkSignature } from '../../../runtime/run/provenance/check-signature.ts';
import { sigstoreAuthority, type SigstoreAuthority } from '../../support/sigstore-authority.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const digest = `sha256:${'ab'.repeat(32)}`;
const other = `sha256:${'cd'.repeat(32)}`;
const claims = {
  identity: 'https://github.com/example/weather/.github/workflows/release.yml@refs/tags/v1',
  issuer: 'https://token.actions.githubusercontent.com',
  repositoryUri: 'https://github.com/example/weather',
  repositoryRef: 'refs/tags/v1',
  runnerEnvironment: 'github-hosted',
};
const { identity, issuer, ...built } = claims;
const provenance: RunProvenance = { certIssuer: issuer, signerIdentity: identity, ...built };

let authority: SigstoreAuthority;
let foreign: SigstoreAuthority;
beforeAll(() => {
  authority = sigstoreAuthority(temporaryFolder('svc-sigstore-'));
  foreign = sigstoreAuthority(temporaryFolder('svc-sigstore-'));
});

async function checked(
  bundle: unknown,
  wanted: RunProvenance = provenance,
  root: unknown = authority.trustedRoot,
): Promise<string> {
  const found = await checkSignature(bundle, root, wanted, [other, digest]);
  return 'signer' in found ? `signed by ${found.signer}` : found.problem;
}

/** A copy of a bundle in which one string is replaced, wherever it is. */
function replaced(bundle: unknown, from: string, to: string): unknown {
  const text = JSON.stringify(bundle);
  expect(text).toContain(from);
  return JSON.parse(text.replaceAll(from, to));
}

describe('a signature holds', () => {
  test('where the certificate says all that the provenance asks for', async () => {
    const bundle = authority.sign({ claims, digests: [digest] });
    expect(await checked(bundle)).toBe(`signed by ${identity}`);
  });

  test('for every tag of a workflow whose address has none, and for one of several images', async () => {
    const bundle = authority.sign({ claims, digests: [`sha256:${'0'.repeat(64)}`, digest] });
    const [workflow = ''] = identity.split('@');
    expect(await checked(bundle, { certIssuer: issuer, signerIdentity: workflow })).toMatch(/^signed by/);
  });

  test('for a tag with an @, of a workflow whose address has none', async () => {
    const [workflow = ''] = identity.split('@');
    const tagged = { ...claims, identity: `${workflow}@refs/tags/pkg@1.0.0` };
    const bundle = authority.sign({ claims: tagged, digests: [digest] });
    expect(await checked(bundle, { certIssuer: issuer, signerIdentity: workflow })).toMatch(/^signed by/);
    const longer = { certIssuer: issuer, signerIdentity: `${workflow}@refs/tags/pkg` };
    expect(await checked(bundle, longer)).toContain('provenance.signerIdentity');
  });

  test('for a person', async () => {
    const person = { identity: 'ada@example.com', issuer: 'https://accounts.example.com' };
    const bundle = authority.sign({ claims: person, digests: [digest] });
    const wanted = { certIssuer: person.issuer, signerIdentity: person.identity };
    expect(await checked(bundle, wanted)).toBe('signed by ada@example.com');
    expect(await checked(bundle, { ...wanted, signerIdentity: 'ada' })).toContain('provenance.signerIdentity');
    expect(await checked(bundle, { ...wanted, signerIdentity: '.*' })).toContain('provenance.signerIdentity');
    expect(await checked(bundle, { ...wanted, repositoryUri: built.repositoryUri })).toContain('says nothing');
  });
});

describe('a signature does not hold', () => {
  const wrong: readonly (readonly [keyof RunProvenance, string])[] = [
    ['certIssuer', 'https://token.example.com'],
    ['signerIdentity', 'https://github.com/example/other/.github/workflows/release.yml@refs/tags/v1'],
    ['signerIdentity', 'https://github.com/example/weather/.github/workflows/release'],
    ['repositoryUri', 'https://github.com/example/weathe'],
    ['repositoryRef', 'refs/heads/main'],
    ['runnerEnvironment', 'self-hosted'],
  ];
  test.each(wrong)('with another %s (%s)', async (field, value) => {
    const bundle = authority.sign({ claims, digests: [digest] });
    const problem = await checked(bundle, { ...provenance, [field]: value });
    expect(problem).toMatch(new RegExp(`^its certificate says .* where provenance\\.${field} is`));
  });

  test('for another image', async () => {
    const bundle = authority.sign({ claims, digests: [`sha256:${'0'.repeat(64)}`] });
    expect(await checked(bundle)).toContain('it was made for another image');
  });

  test('when somebody changed what it is about', async () => {
    const bundle = authority.sign({ claims, digests: [`sha256:${'0'.repeat(64)}`] });
    const payload = (text: string): string =>
      Buffer.from(
        JSON.stringify({
          _type: 'https://in-toto.io/Statement/v1',
          subject: [{ name: 'image', digest: { sha256: text } }],
          predicateType: 'https://sigstore.dev/cosign/sign/v1',
          predicate: {},
        }),
      ).toString('base64');
    const forged = replaced(bundle, payload('0'.repeat(64)), payload('ab'.repeat(32)));
    expect(await checked(forged)).toMatch(/^it does not hold: .*(?:mismatch|signature)/);
  });

  test('when its certificate had expired', async () => {
    const bundle = authority.sign({ claims, digests: [digest], after: 3 * 86_400 });
    expect(await checked(bundle)).toMatch(/^it does not hold: .*certificate/);
  });

  test('when the log did not promise the time that it names', async () => {
    const bundle = authority.sign({ claims, digests: [digest], after: 3 * 86_400 });
    const time = /"integratedTime":"(\d+)"/.exec(JSON.stringify(bundle))?.[1] ?? '';
    const forged = replaced(bundle, `"integratedTime":"${time}"`, `"integratedTime":"${Number(time) - 3 * 86_400}"`);
    expect(await checked(forged)).toContain('inclusion promise could not be verified');
  });

  test('when it is in no log', async () => {
    const bundle = authority.sign({ claims, digests: [digest] });
    const [entry] = /\{"logIndex".*?"canonicalizedBody":"[^"]*"\}/s.exec(JSON.stringify(bundle)) ?? [''];
    expect(await checked(replaced(bundle, entry, ''))).toMatch(/^it does not hold/);
  });

  test('from an authority, or in a log, that is not trusted', async () => {
    const bundle = foreign.sign({ claims, digests: [digest] });
    expect(await checked(bundle)).toMatch(/^it does not hold/);
    const mixed = { ...authority.trustedRoot, tlogs: foreign.trustedRoot['tlogs'] };
    expect(await checked(bundle, provenance, mixed)).toMatch(/^it does not hold: .*certificate/);
    const otherLog = { ...foreign.trustedRoot, tlogs: authority.trustedRoot['tlogs'] };
    expect(await checked(bundle, provenance, otherLog)).toMatch(/^it does not hold: .*inclusion/);
  });

  test('when it is something other than an attestation of an image', async () => {
    const bundle = authority.sign({ claims, digests: [digest], payloadType: 'text/plain' });
    expect(await checked(bundle)).toBe('it is not an attestation (in-toto)');
  });

  test.each([
    ['an empty object', {}],
    ['a list', []],
    ['null', null],
    ['deep nonsense', { mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json', verificationMaterial: 7 }],
  ])('when the bundle is %s', async (_, bundle) => {
    expect(await checked(bundle)).toMatch(/^it does not hold: /);
  });

  test.each([
    ['nothing', {}, 'no certificate authority'],
    ['null', null, 'it does not hold'],
    ['no log and no time', { tlogs: [] }, 'neither a log nor an authority for timestamps'],
  ])('under a trusted root with %s', async (_, root, problem) => {
    const bundle = authority.sign({ claims, digests: [digest] });
    const used = root !== null && 'tlogs' in root ? { ...authority.trustedRoot, ...root } : root;
    expect(await checked(bundle, provenance, used)).toContain(problem);
  });
});
