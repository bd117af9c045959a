import { describe, expect, test } from 'vitest';
import { loadDocument } from '../../../generated/load.ts';
import type { RunConfig } from '../../../generated/types/run.ts';
import { isRefusal } from '../../../runtime/endpoint/refused-start.ts';
import {
  containerPlan,
  type ContainerParts,
  type ContainerPlan,
} from '../../../runtime/run/container/container-plan.ts';
import { createOptions } from '../../../runtime/run/engine/create-options.ts';

const image = {
  reference: 'a:1',
  id: `sha256:${'1'.repeat(64)}`,
  digests: [],
  entrypoint: ['/program'],
  command: ['of-the-image'],
  variables: new Set<string>(),
  user: '',
  ports: [],
};
const usual: ContainerParts = {
  image,
  permissions: { network: 'bridge', read: [], write: [], isPrivileged: false },
  mounts: [],
  hidden: [],
  variables: {},
  secrets: {},
  person: '1000:1000',
  freePort: 40_000,
};

async function planned(
  config: Partial<RunConfig>,
  parts: Partial<ContainerParts> = {},
): Promise<ContainerPlan | string> {
  const { withDefaults } = await loadDocument.run();
  const plan = containerPlan(withDefaults({ schemaVersion: 'v1', image: 'a:1', name: 'a', ...config }), {
    ...usual,
    ...parts,
  });
  return isRefusal(plan) ? plan.problem : plan;
}

async function options(
  config: Partial<RunConfig>,
  parts: Partial<ContainerParts> = {},
): Promise<ReturnType<typeof createOptions>> {
  const plan = await planned(config, parts);
  if (typeof plan === 'string') throw new Error(plan);
  return createOptions(plan.spec);
}

describe('a container', () => {
  test('has no rights, no port and little memory by default', async () => {
    expect(await options({})).toMatchObject({
      name: 'svc-a',
      User: '65532:65532',
      ExposedPorts: {},
      HostConfig: {
        CapDrop: ['ALL'],
        SecurityOpt: ['no-new-privileges'],
        ReadonlyRootfs: true,
        NetworkMode: 'bridge',
        PortBindings: {},
        Mounts: [],
        Memory: 1_073_741_824,
        MemorySwap: 1_073_741_824,
        PidsLimit: 256,
        CpuQuota: 200_000,
        Init: true,
        LogConfig: { Type: 'none' },
      },
    });
  });

  test('that is privileged by name keeps its limits', async () => {
    const permissions = { ...usual.permissions, isPrivileged: true };
    const { HostConfig, User } = await options({}, { permissions });
    expect(HostConfig).toMatchObject({ Privileged: true, Memory: 1_073_741_824, PidsLimit: 256 });
    expect(HostConfig).not.toHaveProperty('CapDrop');
    expect(User).toBeUndefined();
  });

  test('runs as the user of its image, as the person whose files it has, and never as root', async () => {
    const as = async (user: string, parts: Partial<ContainerParts> = {}): Promise<string | undefined> =>
      (await options({}, { image: { ...image, user }, ...parts })).User;
    expect(await as('node')).toBeUndefined();
    for (const root of ['', 'root', '0', '0:0', 'root:wheel', '00']) expect(await as(root)).toBe('65532:65532');
    const mounts = [{ source: '/a', target: '/a', readOnly: false }];
    expect(await as('node', { mounts })).toBe('1000:1000');
    expect(await as('', { mounts, person: undefined })).toBe('65532:65532');
  });

  test('speaks HTTP where it has a port, and its standard streams otherwise', async () => {
    const transport = async (config: Partial<RunConfig>, ports: readonly number[] = []): Promise<unknown> => {
      const plan = await planned(config, { image: { ...image, ports } });
      return typeof plan === 'string' ? plan : [plan.transport, plan.address, plan.spec.ports];
    };
    expect(await transport({})).toEqual(['stdio', undefined, []]);
    const local = (port: number): object => ({ host: '127.0.0.1', port });
    const published = (containerPort: number): object[] => [{ address: '127.0.0.1', port: 40_000, containerPort }];
    expect(await transport({}, [9000])).toEqual(['streamable-http', local(40_000), published(9000)]);
    expect(await transport({ transport: 'stdio' }, [9000])).toEqual(['stdio', undefined, []]);
    expect(await transport({ transport: 'sse' })).toEqual(['sse', local(40_000), published(8080)]);
    expect(await transport({ targetPort: 7000 }, [1, 2])).toEqual(['streamable-http', local(40_000), published(7000)]);
    expect(await transport({}, [1, 2])).toBe('the image declares several ports: 1, 2');
    expect(await transport({ targetPort: 1, targetHost: 'example.com' })).toContain('targetHost is "example.com"');
  });

  test.each([
    ['a reserved label', { labels: { 'mcp.svc.internal/workload': 'b' } }, {}, /is one of svc's own/],
    [
      'a secret whose name is not a variable',
      {},
      { secrets: { 'a-b': 'c' } },
      /a-b cannot be the variable of a secret/,
    ],
    [
      'a port without a network',
      { targetPort: 1 },
      { permissions: { ...usual.permissions, network: 'none' } },
      /reached over a network, and the permissions allow none/,
    ],
    [
      'a port without a network, published',
      { publish: ['1:1'] },
      { permissions: { ...usual.permissions, network: 'none' } },
      /ports cannot be published on the network none/,
    ],
    ['a port twice', { publish: ['1:1', '1:2'] }, {}, /port 1 is published twice/],
  ] as const)('is refused with %s', async (_, config, parts, message) => {
    expect(await planned(config as Partial<RunConfig>, parts)).toMatch(message);
  });

  test('gets secrets on a line and no other way', async () => {
    const made = await options({ args: ['x'] }, { secrets: { KEY: 'hidden' } });
    expect(JSON.stringify(made)).not.toContain('hidden');
    expect(made.Entrypoint?.slice(-2)).toEqual(['sh', '/program']);
    expect(made).toMatchObject({ Cmd: ['x'], OpenStdin: true });
    expect((await options({}, { secrets: { KEY: 'hidden' } })).Cmd).toEqual(['of-the-image']);
  });
});
