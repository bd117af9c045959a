import { expect, test } from 'vitest';
import type { RegistryServerConfigWithDefaults } from '../../../generated/defaults/registry-server.ts';
import { loadDocument } from '../../../generated/load.ts';
import { withAbsolutePaths } from '../../../runtime/registry/configured-paths.ts';

async function absolute(value: object): Promise<RegistryServerConfigWithDefaults> {
  const { validate, withDefaults } = await loadDocument['registry-server']();
  if (!validate(value)) throw new Error(JSON.stringify(validate.errors));
  return withAbsolutePaths(withDefaults(value), '/etc/registry');
}

test('files of sources start at the folder of the configuration, and absolute ones stay', async () => {
  const syncPolicy = { interval: '1h' };
  const endpoint = 'https://registry.example.com';
  const { sources } = await absolute({
    sources: [
      { name: 'near', file: { path: 'catalog.json' }, syncPolicy },
      { name: 'far', file: { path: '/srv/catalog.json' }, syncPolicy },
      { name: 'guarded', api: { endpoint, tokenFile: 'secrets/token' }, syncPolicy },
      { name: 'mounted', api: { endpoint, tokenFile: '/run/secrets/token' }, syncPolicy },
    ],
    registries: [{ name: 'main', sources: ['near', 'far', 'guarded', 'mounted'] }],
    auth: { mode: 'anonymous' },
  });
  expect(sources?.map(({ file, api }) => file?.path ?? api?.tokenFile)).toEqual([
    '/etc/registry/catalog.json',
    '/srv/catalog.json',
    '/etc/registry/secrets/token',
    '/run/secrets/token',
  ]);
});
