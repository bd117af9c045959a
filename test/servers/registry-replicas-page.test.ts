import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dump, load } from 'js-yaml';
import { blocksOf } from '../docs/page-blocks.ts';
import { portsFor, type PagePorts } from '../docs/page-ports.ts';
import { pageServers, type PageServers } from '../docs/page-server.ts';
import { openShell, type PageShell } from '../docs/page-shell.ts';
import { at } from '../support/plain-walk.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { projectRoot } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const isThere = hasPostgres();
const parent = temporaryFolder('svc-replicas-page-');
const blocks = blocksOf(readFileSync(join(projectRoot, 'docs/how-to/run-a-registry.md'), 'utf8'));

/** The text of a file that the page writes. */
function fileOf(name: string): string {
  return (blocks.find(({ attributes }) => attributes.get('file') === name)?.lines ?? []).join('\n');
}

/** The commands of the page for PostgreSQL, which the page's own test leaves out. */
const [migrate = '', first = '', second = ''] = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ lines }) => lines)
  .filter((line) => line.includes('--config replicas.yaml'));

describe.skipIf(!isThere)('the replicas of docs/how-to/run-a-registry.md, on a real PostgreSQL,', () => {
  let postgres: Postgres;
  let ports: PagePorts;
  let shell: PageShell;
  let servers: PageServers;
  beforeAll(async () => {
    postgres = await startPostgres();
    const database = await postgres.createDatabase();
    await postgres.admin(`create role registry_owner login password 'of the owner'`);
    await postgres.admin(`grant create on schema public to registry_owner`, database.database);
    ports = await portsFor([first, second]);
    shell = openShell(parent, undefined, ports);
    servers = pageServers(shell);
    shell.write('servers.json', fileOf('servers.json'));
    shell.write('server.json', fileOf('server.json'));
    shell.write('password', `${database.password}\n`);
    shell.write('owner', 'of the owner\n');
    const page = load(fileOf('replicas.yaml')) as { readonly database: Readonly<Record<string, unknown>> };
    const { host, port, user, sslMode } = database;
    const here = { host, port, user, database: database.database, sslMode };
    const inPlace = (name: string): string => join(shell.place(), name);
    const files = { passwordFile: inPlace('password'), migrationPasswordFile: inPlace('owner') };
    shell.write('replicas.yaml', dump({ ...page, database: { ...page.database, ...here, ...files } }));
  });
  afterAll(async () => {
    await servers?.end();
    postgres?.remove();
  });

  const list = async (port: number): Promise<string> =>
    (await shell.run(`svc registry list main --server http://localhost:${port}`)).output;
  const readiness = async (): Promise<unknown> => (await fetch(ports.here('http://localhost:8081/readyz'))).json();

  test('share what is published, and serve what they know while the database is away', async () => {
    expect(await shell.run(migrate)).toMatchObject({ code: 0, output: expect.stringMatching(/^applied 0001-/) });
    expect(await shell.run(migrate)).toMatchObject({ code: 0, output: 'the tables are up to date\n' });
    expect(await servers.start(first, 'http://localhost:8080/readyz')).toEqual([]);
    expect(await servers.start(second, 'http://localhost:8081/readyz')).toEqual([]);
    expect(await list(8081)).toContain('com.example/docs');
    const publish = 'svc registry publish published server.json --server http://localhost:8080';
    expect(await shell.run(publish)).toMatchObject({ code: 0 });
    await expect.poll(() => list(8081), { timeout: 30_000 }).toContain('com.example/weather  1.4.0');

    postgres.stop('immediate');
    const refused = await shell.run(publish);
    expect(refused).toMatchObject({ code: 2, output: expect.stringMatching(/^error: the database cannot be reached/) });
    expect(await list(8081)).toContain('com.example/weather  1.4.0');
    await expect.poll(async () => at(await readiness(), 'waitingFor'), { timeout: 30_000 }).toEqual(['the database']);
    postgres.start();
    await expect.poll(readiness, { timeout: 30_000 }).toEqual({ status: 'ready' });
    expect((await shell.run(publish)).output).toContain('1.4.0 is published already');
  });
});
