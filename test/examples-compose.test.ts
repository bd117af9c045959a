import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadDocument } from '../generated/load.ts';
import { project } from '../generated/project.ts';
import { at, everyValue, isMap } from './support/plain-walk.ts';
import { projectRoot } from './support/source-files.ts';

const folder = join(projectRoot, 'examples/registry-compose');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const compose: unknown = parse(textOf('compose.yaml'), { merge: true });
const config: unknown = parse(textOf('config.yaml'));
const service = (name: string): unknown => at(compose, 'services', name);
const replicas = ['registry-1', 'registry-2'];

/** That Compose itself takes the file is a test of test/servers, where the program is. */
describe('the Compose example', () => {
  test('has two replicas that differ in their ports alone, which are open on this machine alone', () => {
    const [one, two] = replicas.map((name) => ({ ...Object(service(name)) }));
    expect([one.ports, two.ports]).toEqual([['127.0.0.1:8081:8080'], ['127.0.0.1:8082:8080']]);
    expect({ ...one, ports: [] }).toEqual({ ...two, ports: [] });
    expect(at(service('postgres'), 'ports')).toBeUndefined();
  });

  test('runs the image of this version, with nothing writable but /tmp and no rights', () => {
    const version: unknown = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;
    for (const name of replicas) {
      expect(service(name)).toMatchObject({
        image: `${project.image}:${String(version)}`,
        build: { context: '../..', args: { VERSION: version } },
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
    expect(service('postgres')).toMatchObject({ read_only: true });
  });

  test('waits for a database that answers over the network, which one that is only being set up does not', () => {
    expect(at(service('postgres'), 'healthcheck', 'test')).toContain('--host=127.0.0.1');
    for (const name of replicas)
      expect(at(service(name), 'depends_on')).toEqual({ postgres: { condition: 'service_healthy' } });
  });

  test('holds no secret: the password is a file that git does not see', () => {
    expect(at(compose, 'secrets')).toEqual({ 'database-password': { file: './secrets/database-password' } });
    expect(textOf('.gitignore')).toMatch(/^\/secrets\/$/m);
    const passwords = everyValue([compose, config]).filter(({ path }) => /password/i.test(path.at(-1) ?? ''));
    const texts = passwords.filter(({ value }) => typeof value === 'string').map(({ value }) => value);
    expect(texts).toEqual(['/run/secrets/database-password', '/run/secrets/database-password']);
  });

  test('has a configuration that the server loads, and that names what Compose starts', async () => {
    const { validate } = await loadDocument['registry-server']();
    expect([validate(config), validate.errors ?? []]).toEqual([true, []]);
    const environment = at(service('postgres'), 'environment');
    expect(at(config, 'database')).toMatchObject({
      host: 'postgres',
      user: at(environment, 'POSTGRES_USER'),
      database: at(environment, 'POSTGRES_DB'),
      passwordFile: at(environment, 'POSTGRES_PASSWORD_FILE'),
    });
  });

  test('mounts files that exist, at the paths that the server reads', () => {
    const mounted = Object(at(service('registry-1'), 'volumes')).map((text: string) => text.split(':'));
    expect(mounted.length).toBe(2);
    for (const [source, , mode] of mounted) expect([existsSync(join(folder, source)), mode]).toEqual([true, 'ro']);
    const targets = mounted.map(([, target]: string[]) => target);
    const command: unknown = at(service('registry-1'), 'command');
    expect(targets).toContain(Array.isArray(command) ? command.at(-1) : undefined);
    const file = everyValue(config).find(({ path, value }) => path.at(-1) === 'file' && isMap(value));
    expect(targets).toContain(`/config/${String(at(file?.value, 'path'))}`);
  });
});
