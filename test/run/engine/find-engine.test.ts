import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { enginePlaces } from '../../../runtime/run/engine/engine-places.ts';
import { findEngine } from '../../../runtime/run/engine/find-engine.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Something that listens at a socket: an engine, something else, or what never answers. */
async function listen(path: string, kind: 'engine' | 'other' | 'silent'): Promise<void> {
  mkdirSync(join(path, '..'), { recursive: true });
  const server = createServer((_, response) => {
    if (kind === 'silent') return;
    if (kind === 'engine') response.setHeader('api-version', '1.41');
    response.end('OK');
  }).listen(path);
  servers.push(server);
  await once(server, 'listening');
}

describe('a container engine', () => {
  test('is the first that answers of those that are usual', async () => {
    const home = temporaryFolder('svc-e-');
    await listen(join(home, '.docker/run/docker.sock'), 'other');
    await listen(join(home, '.docker/desktop/docker.sock'), 'silent');
    await listen(join(home, '.colima/default/docker.sock'), 'engine');
    // This machine may have an engine of its own.
    const places = (await enginePlaces({ HOME: home })).filter(({ address }) => address.includes(home));
    const found = await findEngine({}, 200, Promise.resolve(places));
    expect(found).toMatchObject({ place: join(home, '.colima/default/docker.sock') });
  });

  test('is only at the address that a variable sets', async () => {
    const home = temporaryFolder('svc-e-');
    await listen(join(home, '.docker/run/docker.sock'), 'engine');
    const silent = join(home, 'silent.sock');
    await listen(silent, 'silent');
    const refusal = async (environment: Record<string, string>): Promise<string> =>
      JSON.stringify(await findEngine({ HOME: home, ...environment }, 200));
    expect(await refusal({ DOCKER_HOST: `unix://${silent}` })).toContain(
      `unix://${silent} (DOCKER_HOST): it does not answer within 0.2 s`,
    );
    expect(await refusal({ DOCKER_HOST: 'ssh://me@example.com' })).toContain('only sockets of this machine');
    expect(await refusal({ CONTAINER_HOST: 'unix:///no/such.sock' })).toContain('there is no such file');
    const folder = join(home, '.docker/contexts/meta', createHash('sha256').update('other').digest('hex'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(home, '.docker/config.json'), '{"currentContext":"other"}');
    writeFileSync(join(folder, 'meta.json'), `{"Endpoints":{"docker":{"Host":"unix://${silent}"}}}`);
    expect(await refusal({})).toContain('the context \\"other\\" of docker');
    expect(await refusal({ DOCKER_CONTEXT: 'missing' })).toContain('the context \\"missing\\" of docker');
  });

  test('that is missing is reported with all tried addresses, and the fix', async () => {
    const home = temporaryFolder('svc-e-');
    const environment = { HOME: home, XDG_RUNTIME_DIR: home, COLIMA_HOME: join(home, 'colima') };
    const places = await enginePlaces(environment);
    expect(places.length).toBeGreaterThan(8);
    // What this machine has itself is not asked.
    const found = await findEngine({ ...environment, DOCKER_HOST: `unix://${home}/none.sock` }, 200);
    expect(found).toEqual({
      problem: `no container engine answers; tried\n  unix://${home}/none.sock (DOCKER_HOST): there is no such file (a symbolic link may lead to nothing)`,
      hint: expect.stringContaining('--runtime process'),
    });
  });
});
