import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { flags, type Flag } from '../../generated/flags.ts';
import { freePort } from '../cluster/free-port.ts';
import { makeCertificates } from '../support/certificates.ts';
import { listening } from '../support/mcp/listening.ts';
import {
  ofBuilds,
  ofContainers,
  ofOthers,
  ofPlaces,
  ofProcess,
  ofRemote,
  ofSignIn,
  ofSignInToo,
  type FlagRows,
  type Words,
} from '../support/run-fields/run-flags.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openWorkloads } from '../support/workloads.ts';

/*
 * Every flag of `svc run`, through the real command: its value is in the document of the workload, or it is refused with a reason, or what it
 * does is seen here. What a field of that document does is seen in test/servers/run-fields.test.ts.
 */

const world = openWorkloads();
beforeAll(async () => {
  const policies = 'permit(principal, action, resource);';
  const files = {
    'some.env': 'FROM_FILE=1\n',
    'authz.json': JSON.stringify({ version: '1.0', type: 'cedarv1', cedar: { policies: [policies] } }),
    'audit.json': '{"enabled": true}',
    'tools.json': '{"toolsOverride": {"echo": {"description": "Echoes"}}}',
    'hooks.json': JSON.stringify({ validating: [{ name: 'h', url: 'https://127.0.0.1:9/', failurePolicy: 'ignore' }] }),
    token: 'a-token',
    'variables/a.env': 'FROM_FOLDER=1\n',
    'ca.pem': makeCertificates(temporaryFolder('svc-run-flags-')).ca,
  };
  mkdirSync(join(world.folder, 'variables'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(world.folder, name), content);
  await world.svc(['group', 'create', 'blue']);
});

/** The document of a workload that these words start. */
async function documentOf(name: string, words: Words): Promise<object> {
  const started = await world.svc(['run', ...words], { environment: { SVC_SECRET_KEY: 'withheld-5' } });
  if (started.code !== 0) throw new Error(`svc run ended with ${started.code}: ${started.stderr}`);
  expect(started.stdout).toMatch(/^http:\/\//);
  const { stdout, code } = await world.svc(['export', name]);
  expect(code).toBe(0);
  expect(stdout).not.toContain('withheld');
  expect((await world.svc(['rm', '--force', name])).code).toBe(0);
  return JSON.parse(stdout);
}

/** What a field is in a document. */
function fieldAt(document: object, { path }: Flag): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), document);
}

function wordsOf(rows: FlagRows): string[] {
  return Object.values(rows).flatMap(([words]) => words);
}

function fieldsOf(rows: FlagRows, document: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    flags.RunConfig.filter(({ name }) => Object.hasOwn(rows, name)).map((flag) => [flag.name, fieldAt(document, flag)]),
  );
}

function expectedOf(rows: FlagRows): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(rows).map(([name, [, value]]) => [name, value]));
}

test('every flag of the table is here, and nothing else', () => {
  const here = [ofProcess, ofRemote, ofContainers, ofBuilds, ofSignIn, ofSignInToo, ...ofOthers].flatMap(Object.keys);
  expect([...new Set([...here, ...ofPlaces])].toSorted()).toEqual(flags.RunConfig.map(({ name }) => name).toSorted());
  expect(flags.RunInvocation.map(({ name }) => name).toSorted()).toEqual(
    ['help', 'debug', 'foreground', 'from-config', 'print-resolved-overlays'].toSorted(),
  );
});

describe('a flag is in the document', () => {
  test('of a package that runs as a process', async () => {
    const words = [...wordsOf(ofProcess), 'npx://weather', '--', '--modern'];
    expect(fieldsOf(ofProcess, await documentOf('all', words))).toEqual(expectedOf(ofProcess));
  });

  test('of a remote server, without the secrets', async () => {
    const remote = await remoteServer();
    try {
      for (const [index, rows] of [ofRemote, ...ofOthers].entries()) {
        const document = await documentOf(`r${index}`, [remote.address, '--name', `r${index}`, ...wordsOf(rows)]);
        expect(fieldsOf(rows, document)).toEqual(expectedOf(rows));
      }
    } finally {
      await remote.close();
    }
  });

  test('of a server that runs here already, with the ports on both sides', async () => {
    const remote = await remoteServer();
    const port = await freePort();
    try {
      const ports = ['--proxy-port', String(port), '--target-host', 'localhost', '--target-port', String(remote.port)];
      const words = ['--name', 'here', ...ports, '--transport', 'streamable-http'];
      expect(await documentOf('here', words)).toMatchObject({
        proxyPort: port,
        targetHost: 'localhost',
        targetPort: remote.port,
      });
    } finally {
      await remote.close();
    }
  });
});

describe('a flag is refused by name, with a reason and what to do,', () => {
  const everyName = (rows: Readonly<Record<string, Words>>, stderr: string, reason: RegExp): void => {
    const said = stderr.split('\n').filter((line) => reason.test(line));
    const named = said.map((line) => /^error: --([a-z-]+): /.exec(line)?.[1] ?? line);
    expect(named.toSorted()).toEqual(Object.keys(rows).toSorted());
    expect(stderr).not.toContain('withheld');
  };

  test.each([
    ['containers', ofContainers, /no container is started with it/],
    ['builds', ofBuilds, /no image is built with it/],
    ['signing in', ofSignIn, /^error: .* sign/],
    ['signing in, in another way', ofSignInToo, /^error: .* sign/],
  ] as const)('where it is about %s and a process is to start', async (_, rows, reason) => {
    const words = ['run', '--runtime', 'process', 'npx://weather', ...Object.values(rows).flat()];
    const { code, stdout, stderr } = await world.svc(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    everyName(rows, stderr, reason);
  });

  test('where it is about processes and containers, and the server runs elsewhere', async () => {
    const { env, secret, 'env-file': file, 'env-file-dir': folder } = ofProcess;
    const rows = { env: env?.[0] ?? [], secret: secret?.[0] ?? [], 'env-file': file?.[0] ?? [] };
    const all = { ...rows, 'env-file-dir': folder?.[0] ?? [] };
    const { code, stderr } = await world.svc(['run', 'http://127.0.0.1:9/', ...Object.values(all).flat()]);
    expect(code).toBe(2);
    everyName(all, stderr, /nothing that it belongs to is started/);
  });
});

describe('a flag of the command itself', () => {
  test('--help prints every flag', async () => {
    const { code, stdout } = await world.svc(['run', '--help']);
    expect(code).toBe(0);
    const shown = [...flags.RunInvocation, ...flags.RunConfig].filter(({ name }) => !stdout.includes(`--${name}`));
    expect(shown).toEqual([]);
  });

  test('--debug writes more into the log, and --from-config takes the place of words', async () => {
    writeFileSync(
      join(world.folder, 'run.json'),
      JSON.stringify({
        schemaVersion: 'v1',
        image: 'npx://weather',
        runtime: { engine: 'process' },
        args: ['--modern'],
        transport: 'stdio',
        name: 'loud',
      }),
    );
    const levels: string[] = [];
    for (const more of [[], ['--debug']]) {
      expect(await world.svc(['run', '--from-config', 'run.json', ...more])).toMatchObject({ code: 0 });
      levels.push((await world.svc(['logs', '--proxy', 'loud'])).stdout);
      await world.svc(['rm', '--force', 'loud']);
    }
    expect(levels.map((log) => log.includes('"level":"debug"'))).toEqual([false, true]);
    const { code, stderr } = await world.svc(['run', '--from-config', 'run.json', '--name', 'other']);
    expect(code).toBe(2);
    expect(stderr).toContain('--from-config says all about the workload, and --name would be ignored');
  });

  test('--print-resolved-overlays prints what ignore files hide, and is refused where nothing is mounted', async () => {
    mkdirSync(join(world.folder, 'mounted'));
    writeFileSync(join(world.folder, 'mounted/.svcignore'), 'hidden\n');
    writeFileSync(join(world.folder, 'mounted/hidden'), '');
    // There is no engine at this place: the paths are known before one is asked.
    const environment = { DOCKER_HOST: `unix://${join(world.folder, 'no.sock')}` };
    const words = ['run', '--print-resolved-overlays', '--foreground'];
    const mounted = await world.svc([...words, 'local/a:1', '-v', './mounted:/in'], { environment });
    expect(mounted.stderr).toContain('hidden file: "/in/hidden"');
    expect(mounted.code).toBe(2);
    const process = await world.svc([...words, '--runtime', 'process', 'npx://weather']);
    expect(process.code).toBe(2);
    expect(process.stderr).toContain('--print-resolved-overlays is about the mounts of a container');
  });
});

/** A server of 2026-07-28 that answers whatever it is asked with what it is. */
function remoteServer(): ReturnType<typeof listening> {
  return listening((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { id }: { id?: unknown } = JSON.parse(body);
      const result = { supportedVersions: ['2026-07-28'], capabilities: {}, resultType: 'complete' };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    });
  });
}
