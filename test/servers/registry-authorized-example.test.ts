import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetch as undici } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load } from 'js-yaml';
import { blocksOf } from '../docs/page-blocks.ts';
import { portsFor, type PagePorts } from '../docs/page-ports.ts';
import { pageServers, type PageServers } from '../docs/page-server.ts';
import { openShell, type PageShell } from '../docs/page-shell.ts';
import { signInByForm } from '../support/oidc-sign-in.ts';
import { at as inside } from '../support/plain-walk.ts';
import { projectRoot } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const parent = temporaryFolder('svc-registry-authorized-');
const folder = 'examples/registry-authorized';
const files = new Map(
  readdirSync(join(projectRoot, folder)).map((name) => [name, readFileSync(join(projectRoot, folder, name), 'utf8')]),
);
/** What the head of the configuration tells people to run. */
const [startProvider = '', startRegistry = '', getToken = '', list = ''] = [
  ...(files.get('config.yaml') ?? '').matchAll(/^# {3}(npx .*)$/gm),
].map(([, command = '']) => command);
const at = '--server http://localhost:8080';

let ports: PagePorts;
let shell: PageShell;
let servers: PageServers;
beforeAll(async () => {
  ports = await portsFor([...files.values()]);
  shell = openShell(parent, undefined, ports);
  servers = pageServers(shell);
  for (const [name, content] of files) shell.write(join(folder, name), content);
  const started = [
    ...(await servers.start(startProvider, 'http://localhost:9000/.well-known/openid-configuration')),
    ...(await servers.start(startRegistry, 'http://localhost:8080/readyz')),
  ];
  expect(started).toEqual([]);
  for (const name of ['reader', 'author', 'admin', 'guest']) {
    expect(await shell.run(getToken.replaceAll('reader', name))).toMatchObject({ code: 0 });
  }
});
afterAll(async () => {
  expect(await servers?.end()).toEqual([]);
});

/** A browser as far as cookies of the registry go. */
function cookieJar(): { follow(url: URL): Promise<URL>; read(url: URL): Promise<string> } {
  const cookies = new Map<string, string>();
  const ask = async (url: URL): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie, accept: 'text/html' } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  return {
    follow: async (url) => new URL((await ask(url)).headers.get('location') ?? '', url),
    read: async (url) => (await ask(url)).text(),
  };
}

/** The names that a person sees, or the error that they get instead. */
async function seenBy(name: string): Promise<readonly string[]> {
  const { output } = await shell.run(list.replaceAll('reader', name));
  return output
    .split('\n')
    .filter((line) => line !== '' && !/^NAME|^Hint: /.test(line))
    .map((line) => (line.startsWith('com.') ? line.replace(/ .*/, '') : line));
}

async function publish(name: string, ...claims: string[]): Promise<string> {
  const flags = claims.map((claim) => `--claim ${claim}`).join(' ');
  const command = `npx svc registry publish company ${folder}/forecast.json ${flags} ${at} --token-file ${name}.token`;
  return (await shell.run(command)).output.trim();
}

describe('the example of a registry with full authorization', () => {
  test('asks for a token, and says where to get one', async () => {
    expect((await shell.run(`npx svc registry list company ${at}`)).output).toMatch(/^error: This needs a token/);
    const { status, headers } = await fetch(ports.here('http://localhost:8080/company/v0.1/servers'));
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toMatch(/^Bearer .*resource_metadata="/);
    const metadata = await fetch(ports.here('http://localhost:8080/.well-known/oauth-protected-resource'));
    expect(await metadata.json()).toMatchObject({ authorization_servers: [ports.here('http://localhost:9000')] });
  });

  test('shows to each what their claims allow', async () => {
    expect(await seenBy('reader')).toEqual(['com.example/docs']);
    expect(await seenBy('author')).toEqual(['com.example/docs', 'com.example/ledger']);
    expect(await seenBy('admin')).toEqual(['com.example/docs', 'com.example/ledger']);
    expect(await seenBy('guest')).toEqual(['error: your token does not hold the claims of the registry "company"']);
  });

  test('lets authors publish for those they name, and nobody else', async () => {
    expect(await publish('reader', 'org=example')).toMatch(/^error: this needs the role manageEntries or superAdmin/);
    expect(await publish('author', 'org=example', 'team=sales')).toMatch(/^error: /);
    expect(await publish('author', 'org=example', 'team=weather')).toBe('published com.example/forecast 1.0.0');
    expect(await seenBy('reader')).toEqual(['com.example/docs', 'com.example/forecast']);
    expect(await seenBy('guest')).toEqual(['error: your token does not hold the claims of the registry "company"']);
  });

  test('shows to people who sign in to the page what they may see', async () => {
    const browser = cookieJar();
    const page = new URL(ports.here('http://localhost:8080/'));
    const pageOf = async (name: string): Promise<string> => {
      const provider = await browser.follow(new URL('/sign-in?returnTo=/catalog/company', page));
      expect(provider.origin).toBe(ports.here('http://localhost:9000'));
      await browser.follow(await signInByForm(undici, provider, name));
      return browser.read(new URL('/catalog/company', page));
    };
    expect(await browser.read(page)).not.toContain('company');
    const author = await pageOf('author');
    expect(author).toContain('com.example/ledger');
    const reader = await pageOf('reader');
    expect(reader).toContain('com.example/docs');
    expect(reader).not.toContain('com.example/ledger');
  });

  test('takes what the job of docs/how-to/run-a-registry.md publishes', async () => {
    const blocks = blocksOf(readFileSync(join(projectRoot, 'docs/how-to/run-a-registry.md'), 'utf8'));
    const fileOf = (file: string): string =>
      (blocks.find(({ attributes }) => attributes.get('file') === file)?.lines ?? []).join('\n');
    shell.write('server.json', fileOf('server.json'));
    const job = inside(load(fileOf('.github/workflows/publish.yaml')), 'jobs', 'publish');
    expect(Object.keys(Object(inside(job, 'env')))).toEqual(['SVC_REGISTRY_URL', 'SVC_REGISTRY_TOKEN']);
    await shell.run('export SVC_REGISTRY_URL=http://localhost:8080 SVC_REGISTRY_TOKEN="$(cat author.token)"');
    const steps = inside(job, 'steps');
    const commands = (Array.isArray(steps) ? steps : []).map((step) => String(inside(step, 'run')));
    for (const command of commands.filter((text) => text.includes('svc'))) {
      expect(await shell.run(command), command).toMatchObject({ code: 0 });
    }
    expect(await seenBy('reader')).toContain('com.example/weather');
  });
});
