import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attachedBundles } from '../../../runtime/run/provenance/attached-bundles.ts';
import { verifyImage } from '../../../runtime/run/provenance/verify-image.ts';
import { imageRepository } from '../../../runtime/run/provenance/image-repository.ts';

describe('the repository of a reference', () => {
  test.each([
    ['weather', 'https://registry-1.docker.io/v2/library/weather/'],
    ['example/weather:1.2', 'https://registry-1.docker.io/v2/example/weather/'],
    ['docker.io/example/weather', 'https://registry-1.docker.io/v2/example/weather/'],
    ['ghcr.io/a/b/c:1', 'https://ghcr.io/v2/a/b/c/'],
    ['ghcr.io:5000/a', 'https://ghcr.io:5000/v2/a/'],
    ['localhost/a:1', 'http://localhost/v2/a/'],
    ['127.0.0.1:5000/a/b', 'http://127.0.0.1:5000/v2/a/b/'],
    [`ghcr.io/a:1@sha256:${'0'.repeat(64)}`, 'https://ghcr.io/v2/a/'],
  ])('%s', (reference, address) => {
    expect(imageRepository(reference).base.href).toBe(address);
  });
});

describe('bundles that are attached to an image', () => {
  const image = `sha256:${'ab'.repeat(32)}`;
  const bundle = { mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json', of: 'the image' };
  const artifactType = 'application/vnd.dev.sigstore.bundle.v0.3+json';
  const blob = JSON.stringify(bundle);
  const digestOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const manifest = JSON.stringify({ schemaVersion: 2, layers: [{ digest: digestOf(blob), size: blob.length }] });
  const index = (...manifests: readonly unknown[]): string => JSON.stringify({ schemaVersion: 2, manifests });
  const attached = { digest: digestOf(manifest), artifactType };

  let answers: Map<string, string | ((request: IncomingMessage, response: ServerResponse) => void)>;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(`${path} ${request.headers.authorization ?? ''}`.trim());
    const answer = answers.get(path);
    if (typeof answer === 'function') return answer(request, response);
    response.statusCode = answer === undefined ? 404 : 200;
    return response.end(answer);
  });
  let host: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    asked.length = 0;
    answers = new Map([
      [`/v2/example/weather/manifests/${digestOf(manifest)}`, manifest],
      [`/v2/example/weather/blobs/${digestOf(blob)}`, blob],
    ]);
  });
  const found = (): ReturnType<typeof attachedBundles> => attachedBundles(`${host}/example/weather:1`, image);

  test('are those that the list of referrers names, of all that refers to it', async () => {
    const sbom = { digest: `sha256:${'0'.repeat(64)}`, artifactType: 'application/spdx+json' };
    const badly = { digest: '../../elsewhere', artifactType };
    answers.set(`/v2/example/weather/referrers/${image}`, index(sbom, badly, 7, attached));
    expect(await found()).toEqual({ bundles: [bundle] });
    expect(asked.join()).not.toContain('elsewhere');
  });

  test('are those of the tag, where a registry has no such list', async () => {
    answers.set(`/v2/example/weather/manifests/${image.replace(':', '-')}`, index(attached));
    expect(await found()).toEqual({ bundles: [bundle] });
  });

  test('are none where nothing refers to the image, or what refers to it is not JSON', async () => {
    expect(await found()).toEqual({ bundles: [] });
    answers.set(`/v2/example/weather/referrers/${image}`, 'not JSON');
    expect(await found()).toEqual({ bundles: [] });
  });

  test('are read with the token that the registry gives to everybody', async () => {
    answers.set(`/v2/example/weather/referrers/${image}`, (request, response) => {
      if (request.headers.authorization === 'Bearer for-all') return response.end(index());
      const realm = `Bearer realm="http://${host}/token",service="a registry"`;
      return response.writeHead(401, { 'www-authenticate': realm }).end();
    });
    answers.set('/token?service=a+registry&scope=repository%3Aexample%2Fweather%3Apull', '{"token":"for-all"}');
    expect(await found()).toEqual({ bundles: [] });
    expect(asked).toHaveLength(3);
  });

  test.each([
    ['a realm of another machine without TLS', 'Bearer realm="http://10.0.0.1/token"'],
    ['a realm that is a file', 'Bearer realm="file:///etc/passwd"'],
    ['a realm with a name of somebody', 'Bearer realm="https://a:b@example.com/"'],
    ['a password', 'Basic realm="x"'],
    ['nothing', ''],
  ])('are a problem where the registry asks for %s', async (_, challenge) => {
    answers.set(`/v2/example/weather/referrers/${image}`, (_request, response) =>
      response.writeHead(401, { 'www-authenticate': challenge }).end(),
    );
    expect(await found()).toEqual({ problem: `${host} requires sign-in` });
    expect(asked).toHaveLength(1);
  });

  test('are those that can be read, where others cannot, and a problem where none can', async () => {
    const large = { digest: `sha256:${'1'.repeat(64)}`, artifactType };
    const bare = JSON.stringify({ schemaVersion: 2, layers: [{ digest: `sha256:${'2'.repeat(64)}` }] });
    const missing = { digest: digestOf(bare), artifactType };
    answers.set(`/v2/example/weather/manifests/${large.digest}`, 'x'.repeat(4_194_305));
    answers.set(`/v2/example/weather/manifests/${missing.digest}`, bare);
    answers.set(`/v2/example/weather/referrers/${image}`, index(large, missing, attached));
    expect(await found()).toEqual({ bundles: [bundle] });
    answers.set(`/v2/example/weather/referrers/${image}`, index(large, missing));
    expect(await found()).toEqual({ problem: `${host} sent more than 4194304 bytes` });
  });

  test('are found for one digest of an image, where the registry does not answer for another', async () => {
    const failing = `sha256:${'3'.repeat(64)}`;
    const provenance = { certIssuer: 'https://token.example.com' };
    const parts = { cwd: '/', environment: {} };
    const facts = { entrypoint: [], command: [], variables: new Set<string>(), user: '', ports: [] };
    const problemOf = async (digests: readonly string[]): Promise<unknown> =>
      verifyImage(
        { ...facts, reference: `${host}/example/weather:1`, digests, id: image },
        { ...provenance, trustedRootPath: '/absent' },
        parts,
      );
    answers.set(`/v2/example/weather/referrers/${failing}`, (_request, response) => response.writeHead(503).end());
    answers.set(`/v2/example/weather/referrers/${image}`, index(attached));
    // It goes on to the trusted root, with the bundle that was found.
    expect(await problemOf([failing, image])).toEqual({ problem: expect.stringContaining('/absent') });
    expect(await problemOf([failing])).toEqual({ problem: `${host} answered with status 503` });
  });

  test('are a problem where an answer has no end, fails, or there is no registry', async () => {
    answers.set(`/v2/example/weather/referrers/${image}`, (_request, response) => {
      const piece = Buffer.alloc(65_536, 32);
      const more = (): void => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await found()).toEqual({ problem: `${host} sent more than 4194304 bytes` });
    answers.set(`/v2/example/weather/referrers/${image}`, (_request, response) => response.writeHead(503).end());
    expect(await found()).toEqual({ problem: `${host} answered with status 503` });
    expect(await attachedBundles('127.0.0.1:1/a', image)).toEqual({ problem: expect.stringContaining('127.0.0.1:1') });
  });
});
