import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packageOf, programOf } from '../../runtime/run/package-program.ts';
import { workloadNameOf } from '../../runtime/run/workload-name.ts';

test.each([
  ['npx://@mcp/server-x@1.0', 'mcp-server-x-1-0'],
  ['go://./tools/files', 'tools-files'],
  ['uvx://mcp_server', 'mcp-server'],
  ['ghcr.io/org/files:2.1@sha256:0123', 'org-files'],
  ['localhost:5000/files:1', 'files'],
  ['files', 'files'],
  ['npx://...', 'workload'],
])('%s is called %s', (image, name) => {
  expect(workloadNameOf({ image })).toBe(name);
});

test('an address is called after its host', () => {
  expect(workloadNameOf({ remoteUrl: 'https://mcp.notion.com/mcp' })).toBe('mcp-notion-com');
  expect(workloadNameOf({ remoteUrl: 'http://[::1]:9/' })).toBe('1');
});

test('every name is one of Kubernetes, whatever the image', () => {
  fc.assert(
    fc.property(fc.string(), (image) => {
      expect(workloadNameOf({ image })).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/);
    }),
  );
});

test('packages are run by the launcher of their language, with the arguments as they are', () => {
  const programFor = (image: string): unknown => {
    const found = packageOf(image);
    return found === undefined || 'problem' in found ? found : programOf(found, ['--a', 'b c']);
  };
  expect(programFor('npx://@a/b@1')).toEqual({ program: 'npx', args: ['--yes', '@a/b@1', '--a', 'b c'] });
  expect(programFor('uvx://b')).toEqual({ program: 'uvx', args: ['b', '--a', 'b c'] });
  expect(programFor('go://example.com/b')).toEqual({
    program: 'go',
    args: ['run', 'example.com/b@latest', '--a', 'b c'],
  });
  expect(programFor('go://./b')).toEqual({ program: 'go', args: ['run', './b', '--a', 'b c'] });
  expect(programFor('example.com/b:1')).toBeUndefined();
  for (const image of ['npx://', 'npx://-x', 'uvx://a b', 'go://a\nb'])
    expect(programFor(image)).toHaveProperty('problem');
});
