import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAnsweringServer, type Answer, type AnsweringServer } from '../support/answering-server.ts';
import { makeCertificates, type Certificates } from '../support/certificates.ts';
import { launcher } from '../support/run-svc.ts';
import { runInProcess } from '../support/run-in-process.ts';

const page = { 'content-type': 'text/html' };
const html = '<!doctype html><title>Sign in</title>';

/** Answers of a server, each with the exit code and the report of the command; `URL` is its address. */
const answers: readonly (readonly [what: string, answer: Answer, code: number, says: string])[] = [
  [
    'a page for people',
    { headers: page, text: html },
    2,
    'error: URL answered with a page for people\nHint: a proxy or another program answers there: check --server\n',
  ],
  [
    'something else',
    { headers: { 'content-type': 'text/plain' }, text: 'ok' },
    2,
    'error: URL answered with something other than JSON\nHint: a proxy or another program answers there: check --server\n',
  ],
  [
    'a redirect to a sign-in, whose query is not shown',
    { status: 302, headers: { location: 'https://login.example.com/start?state=s3cr3t' }, text: '' },
    2,
    'error: URL sends its clients to https://login.example.com/start\nHint: if a sign-in page is there, ask for an address that takes tokens; else check --server\n',
  ],
  [
    'a redirect to https',
    { status: 308, headers: { location: 'https://127.0.0.1/main' }, text: '' },
    2,
    'error: URL sends its clients to https://127.0.0.1/main\nHint: write https:// in --server\n',
  ],
  [
    'another program that knows no such path',
    { status: 404, headers: page, text: html },
    2,
    'error: there is no registry API at URL\nHint: check --server\n',
  ],
  [
    'a body that a proxy does not take',
    { status: 413, headers: page, text: html },
    2,
    'error: URL answered with status 413\nHint: a proxy before the registry takes no body of this size\n',
  ],
  [
    'a body that the registry does not take',
    { status: 413, json: { error: 'the body is longer than 1048576 bytes', code: 'body-too-large' } },
    1,
    'error: the body is longer than 1048576 bytes\nHint: make the entry smaller: link to long texts and pictures instead of holding them\n',
  ],
  [
    'too many requests',
    { status: 429, headers: { 'retry-after': '30', ...page }, text: html },
    2,
    'error: URL answered with status 429\nHint: try again in 30 seconds\n',
  ],
  [
    'a registry whose database is away',
    {
      status: 503,
      headers: { 'retry-after': '5' },
      json: { error: 'the database is away', code: 'store-unavailable' },
    },
    2,
    'error: the database is away\nHint: try again in 5 seconds\n',
  ],
  [
    'a proxy that says when',
    { status: 503, headers: { 'retry-after': 'Fri, 31 Dec 2027 23:59:59 GMT', ...page }, text: html },
    2,
    'error: URL answered with status 503\nHint: try again after 2027-12-31T23:59:59.000Z\n',
  ],
  [
    'a proxy alone',
    { status: 502, headers: page, text: html },
    2,
    'error: URL answered with status 502\nHint: a proxy cannot reach the registry: is it running?\n',
  ],
  [
    'a proxy that wants a token',
    { status: 401, headers: page, text: html },
    2,
    'error: URL answered with status 401: it asks who you are\nHint: put a token in SVC_REGISTRY_TOKEN, or name its file with --token-file\n',
  ],
  [
    'a proxy that refuses',
    { status: 403, headers: page, text: html },
    2,
    'error: URL answered with status 403\nHint: this is not the registry itself: a proxy before it refuses the request\n',
  ],
  [
    'an answer without end',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const block = Buffer.alloc(1024 * 1024, 0x20);
      const more = (): void => void (response.destroyed || response.write(block, more));
      more();
    },
    2,
    'error: the answer of URL is larger than 67108864 bytes\nHint: check --server\n',
  ],
];

let server: AnsweringServer;
let current: Answer = {};
let folder: string;
let certificates: Certificates;
let tls: Server;
beforeAll(async () => {
  server = await startAnsweringServer(() => current);
  folder = mkdtempSync(join(tmpdir(), 'svc-client-answers-'));
  certificates = makeCertificates(folder);
  tls = createTlsServer({ key: certificates.key, cert: certificates.cert }, (_request, response) =>
    response.end('{"servers":[],"metadata":{"count":0}}'),
  );
  await new Promise<void>((resolve) => {
    tls.listen(0, '127.0.0.1', () => resolve());
  });
});
afterAll(async () => {
  await server.close();
  tls.close();
  rmSync(folder, { recursive: true });
});
const portOf = (of: Server): number => (of.address() as AddressInfo).port;
const list = (url: string, environment: Record<string, string> = {}) =>
  runInProcess(['registry', 'list', 'main', '--server', url], { cwd: folder, environment });

describe('what answers instead of a registry', () => {
  test.for(answers)('%s', async ([, answer, code, says]) => {
    current = answer;
    expect(await list(server.url)).toEqual({ code, stdout: '', stderr: says.replaceAll('URL', server.url) });
  });

  test('a token goes nowhere else after a redirect', async () => {
    const elsewhere = await startAnsweringServer(() => ({}));
    current = { status: 307, headers: { location: `${elsewhere.url}/x` }, text: '' };
    await list(server.url, { SVC_REGISTRY_TOKEN: 'abc' });
    expect(server.requests.at(-1)?.headers.authorization).toBe('Bearer abc');
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });
});

describe('a registry that cannot be reached', () => {
  test('nothing listens at the port', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => {
      gone.listen(0, '127.0.0.1', () => resolve());
    });
    const port = portOf(gone);
    gone.close();
    await once(gone, 'close');
    expect(await list(`http://127.0.0.1:${port}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: nothing listens at http://127.0.0.1:${port}\nHint: start the server, or check the port of --server\n`,
    });
  });

  test('a port that no client calls, with the reason', async () => {
    expect((await list('http://127.0.0.1:1')).stderr).toMatch(/^error: http:.* did not answer: bad port\nHint: /);
  });

  test('the host is not known', async () => {
    expect((await list('http://registry.invalid')).stderr).toBe(
      'error: the host "registry.invalid" is not known\nHint: check the host of --server, and the network\n',
    );
  });

  test('https where none is spoken, and http where it is', async () => {
    current = { json: { servers: [] } };
    const wrong = server.url.replace('http:', 'https:');
    expect((await list(wrong)).stderr).toBe(
      `error: ${wrong} does not speak TLS\nHint: write http:// in --server if that is meant, or check the port\n`,
    );
    const plain = `http://127.0.0.1:${portOf(tls)}`;
    expect((await list(plain)).stderr).toMatch(
      /^error: http:\S+ gave no HTTP answer \(\w+\)\nHint: write https:\/\/ in --server if the server speaks TLS\n$/,
    );
  });

  test('a certificate that nobody vouches for, until its authority is named', async () => {
    const url = `https://127.0.0.1:${portOf(tls)}`;
    expect((await list(url)).stderr).toMatch(
      /^error: the certificate of https:\S+ is not trusted \(\w+\)\nHint: name the file .* in the variable NODE_EXTRA_CA_CERTS\n$/,
    );
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [launcher, 'registry', 'list', 'main', '--server', url], {
      stdio: 'ignore',
      env: { PATH, NODE_EXTRA_CA_CERTS: certificates.caFile },
    });
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test.for([
    [
      'registry.example.com',
      /is not an http or https URL\nHint: write the scheme too: --server https:\/\/registry.example.com\n$/,
    ],
    ['localhost:8080', /is not an http or https URL\nHint: write the scheme too: --server https:\/\/localhost:8080\n$/],
    ['ftp://x', /is not an http or https URL\nHint: give --server/],
    ['https://me:pw@registry.example.com', /^error: --server holds a user name or a password\nHint: (?!.*pw)/],
    ['https://registry.example.com?x=1', /^error: --server holds more than an address\nHint: leave out "\?x=1"\n$/],
  ] as const)('an address that is none: %s', async ([url, says]) => {
    expect(await list(url)).toMatchObject({ code: 2, stderr: expect.stringMatching(says) });
  });

  test('no address at all, and a token over plain http', async () => {
    expect(await runInProcess(['registry', 'list', 'main'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^error: no registry server is named\nHint: give --server/),
    });
    writeFileSync(join(folder, 'token'), 'abc');
    const run = await runInProcess(
      ['registry', 'list', 'main', '--server', 'http://registry.invalid', '--token-file', 'token'],
      { cwd: folder },
    );
    expect(run.stderr).toMatch(/^error: a token is not sent over plain http\nHint: use the https address/);
  });
});
