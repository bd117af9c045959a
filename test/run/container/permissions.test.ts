import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadDocument } from '../../../generated/load.ts';
import type { RunNetworkConfig } from '../../../generated/types/run-network-config.ts';
import { isRefusal } from '../../../runtime/endpoint/refused-start.ts';
import { permissionsOf } from '../../../runtime/run/container/permissions.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('svc-permissions-');

async function found(profile: object, network?: RunNetworkConfig): Promise<unknown> {
  writeFileSync(join(folder, 'profile.json'), JSON.stringify(profile));
  const { withDefaults } = await loadDocument.run();
  const document = { schemaVersion: 'v1', permissionProfile: 'profile.json' } as const;
  const permissions = await permissionsOf(withDefaults({ ...document, ...(network && { network }) }), folder);
  return isRefusal(permissions) ? permissions.problem : permissions;
}

describe('a privileged profile', () => {
  const privileged = true;
  const everything = { outbound: { insecureAllowAll: true } };

  test('goes with a network that nothing limits', async () => {
    const wanted = { isPrivileged: true, network: 'bridge' };
    expect(await found({ privileged, network: everything })).toMatchObject(wanted);
    expect(await found({ privileged, network: everything }, { mode: 'own' })).toMatchObject({ network: 'own' });
  });

  test.each([
    ['no network', {}, undefined],
    ['no network by name', { network: everything }, { mode: 'none' }],
    ['--isolate-network', { network: everything }, { isolate: true }],
    ['a list of hosts', { network: { outbound: { allowHost: ['example.com'] } } }, undefined],
  ] as const)('does not go with %s, which it could leave', async (_, profile, network) => {
    expect(await found({ privileged, ...profile }, network)).toContain('is privileged, and such a container leaves');
    expect(await found(profile, network)).toMatchObject({ isPrivileged: false });
  });
});
