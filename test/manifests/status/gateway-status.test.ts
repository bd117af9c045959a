import { describe, expect, test } from 'vitest';
import { entry, group } from '../../support/sample-resources.ts';
import { statusesIn } from '../../support/status-programs.ts';
import { gateway, headerAuth, join, resolved, server, valid } from '../../support/status-samples.ts';
import { resource } from '../../support/validated.ts';

describe('virtual servers', () => {
  test('list the backends that the input holds, with the way they sign in there', async () => {
    const statuses = await statusesIn(
      join(
        group('g'),
        server('plain', '  groupRef: g'),
        server('keyed', '  groupRef: g\n  externalAuthConfigRef: { name: key }'),
        headerAuth,
        gateway('  config: { groupRef: g }'),
      ),
    );
    expect(statuses['VirtualMCPServer gate']).toEqual({
      url: 'http://vmcp-gate:4483/mcp',
      discoveredBackends: [
        {
          name: 'keyed',
          url: 'http://mcp-keyed-proxy:8080/mcp',
          authType: 'header_injection',
          authConfigRef: 'key',
        },
        { name: 'plain', url: 'http://mcp-plain-proxy:8080/mcp', authType: 'unauthenticated' },
      ],
      conditions: [valid, resolved],
    });
  });

  test('have the ways that they choose themselves, by backend and for the rest', async () => {
    const statuses = await statusesIn(
      join(
        group('g'),
        server('one', '  groupRef: g'),
        server('two', '  groupRef: g'),
        headerAuth,
        headerAuth.replace('name: key\n', 'name: other\n'),
        gateway(
          '  config: { groupRef: g }\n  outgoingAuth:\n    source: inline\n    default: { type: externalAuthConfigRef, externalAuthConfigRef: { name: key } }\n    backends:\n      two: { type: externalAuthConfigRef, externalAuthConfigRef: { name: other } }',
        ),
      ),
    );
    expect(statuses['VirtualMCPServer gate']).toMatchObject({
      discoveredBackends: [
        { name: 'one', authType: 'header_injection', authConfigRef: 'key' },
        { name: 'two', authType: 'header_injection', authConfigRef: 'other' },
      ],
    });
  });

  test('do not say how they sign in where that is broken, and repeat no password of an address', async () => {
    const statuses = await statusesIn(
      join(
        group('g'),
        entry('web', 'g').replace('https://', 'https://me:word@'),
        server('keyed', '  groupRef: g\n  externalAuthConfigRef: { name: key }'),
        headerAuth.replace('headerName', 'headrName'),
        gateway('  config: { groupRef: g }'),
      ),
    );
    expect(statuses['VirtualMCPServer gate']).toMatchObject({
      discoveredBackends: [
        { name: 'keyed', url: 'http://mcp-keyed-proxy:8080/mcp' },
        { name: 'web', url: 'https://***@mcp.example.com' },
      ],
    });
    expect(JSON.stringify(statuses)).not.toContain('header_injection');
    expect(JSON.stringify(statuses['VirtualMCPServer gate'])).not.toContain('me:word');
  });
});

describe('workflows', () => {
  const workflow = (steps: string): string =>
    resource('VirtualMCPCompositeToolDefinition', 'both', `  name: both\n  description: d\n  steps:\n${steps}`);
  const using = gateway('  config:\n    groupRef: g\n    compositeToolRefs: [{ name: both }]');
  const rest = join(group('g'), server('one', '  groupRef: g'), using);

  test('are valid, and list the virtual servers that run them', async () => {
    const statuses = await statusesIn(join(workflow('    - { id: a, tool: one.x }'), rest));
    expect(statuses['VirtualMCPCompositeToolDefinition both']).toEqual({
      validationStatus: 'Valid',
      referencingVirtualServers: ['gate'],
      conditions: [valid],
    });
  });

  test('are invalid with what the checks and the schema found', async () => {
    const cycle = workflow(
      '    - { id: a, tool: one.x, dependsOn: [b] }\n    - { id: b, tool: one.x, dependsOn: [a] }',
    );
    const found = await statusesIn(join(cycle, rest));
    expect(found['VirtualMCPCompositeToolDefinition both']).toMatchObject({
      validationStatus: 'Invalid',
      validationErrors: [expect.stringMatching(/^workflow\/cycle: /)],
      referencingVirtualServers: ['gate'],
    });
    const refused = await statusesIn(join(workflow('    - { id: a, tol: one.x }'), rest));
    expect(refused['VirtualMCPCompositeToolDefinition both']).toMatchObject({
      validationStatus: 'Invalid',
      validationErrors: expect.arrayContaining(['schema/unknown-key: unknown key "tol"']),
    });
  });
});
