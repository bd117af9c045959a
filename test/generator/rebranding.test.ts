import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { generatedFrom, schemasFolder, schemasWith } from '../support/generated-files.ts';

const ours = JSON.parse(readFileSync(join(schemasFolder, 'project.json'), 'utf8'));
const theirs = {
  ...ours,
  group: 'tools.acme.example',
  version: 'v1',
  category: 'acme',
  environmentPrefix: 'ACME_',
  partOf: 'acme',
  image: 'registry.acme.example/gateway',
  kubernetesOidc: { ...ours.kubernetesOidc, audience: 'acme' },
  telemetryServiceNamePrefix: 'acme-',
};

describe('another group, prefix and image', () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = await generatedFrom(schemasWith({ 'project.json': theirs }));
  });

  test('leave no trace of the old ones', () => {
    const traces = [...files].flatMap(([path, content]) => {
      // What stays is the name of the command itself, with its files and flags, and the cluster's own domain.
      const text = content.replaceAll(
        /`svc [a-z]+(?: NAME)?`|\.\/svc-data|svc\.yaml|svc\/settings\.json|svc-ca-bundle|\.svc\.cluster\.local/g,
        '',
      );
      const lines = text
        .split('\n')
        .filter((line) => line.includes(ours.group) || line.includes(ours.version) || /svc/i.test(line));
      return [
        ...(path.includes(ours.group) ? [path] : []),
        ...lines.map((line) => `${path}: ${line.trim().slice(0, 100)}`),
      ];
    });
    expect(traces).toEqual([]);
    expect(files.size).toBeGreaterThan(100);
  });

  test('replace the old ones', () => {
    expect(files.get('kinds.ts')).toContain("apiVersion = 'tools.acme.example/v1'");
    expect(files.get('types/mcp-server.ts')).toContain("apiVersion: 'tools.acme.example/v1'");
    expect(files.get('validators/mcp-server.js')).toContain('tools.acme.example/v1');
    expect(files.get('constructs/mcp-server.ts')).toContain('tools.acme.example/v1');
    expect(files.get('crds/mcpservers.tools.acme.example.yaml')).toContain('- acme\n');
    expect(files.has('editor/tools.acme.example/mcpserver_v1.json')).toBe(true);
    expect(files.get('project.ts')).toContain("environmentPrefix: 'ACME_'");
  });
});

test('a project file that says too little is refused', async () => {
  const { image: _image, ...rest } = theirs;
  await expect(generatedFrom(schemasWith({ 'project.json': rest }))).rejects.toThrow(
    /project\.json has to say .*image/,
  );
});
