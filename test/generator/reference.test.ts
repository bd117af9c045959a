import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainField } from '../../cli/explain/reference-file.ts';
import { kinds } from '../../generated/kinds.ts';
import type { ReferenceEntry } from '../../generated/reference/reference-entry.ts';
import { readSchemas } from '../../generator/read/schema-files.ts';
import { schemasFolder } from '../support/generated-files.ts';
import { leafPaths, specPlace } from '../support/schema-place.ts';

const set = readSchemas(schemasFolder);

describe('the generated reference', () => {
  test('has every field of every kind, with a description and a type', async () => {
    const paths = Object.keys(kinds).flatMap((kind) =>
      leafPaths(specPlace(kind, set)).map((path) =>
        `${kind}.${path.startsWith('spec') ? path : `spec.${path}`}`.replaceAll('{}', '.any'),
      ),
    );
    expect(paths.length).toBeGreaterThan(500);
    const wrong: string[] = [];
    for (const path of paths) {
      const found = await explainField(path);
      const isSaid =
        found !== undefined && 'entry' in found && found.entry.description !== '' && found.entry.type !== '';
      if (!isSaid) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });

  test('leaves nothing without words, and every reference leads somewhere', () => {
    const folder = new URL('../../generated/reference/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'documents.json');
    const wrong: string[] = [];
    let count = 0;
    const visit = (entry: ReferenceEntry, path: string): void => {
      count++;
      if (entry.description === '' || entry.type === '') wrong.push(path);
      if (entry.ref !== undefined && !files.includes(`${entry.ref}.json`)) wrong.push(`${path} to ${entry.ref}`);
      for (const [name, field] of Object.entries(entry.fields ?? {})) visit(field, `${path}.${name}`);
      if (entry.items !== undefined) visit(entry.items, `${path}[]`);
      if (entry.entries !== undefined) visit(entry.entries, `${path}{}`);
    };
    for (const file of files) visit(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), file);
    expect(count).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });

  test('says what a field is', async () => {
    expect(await explainField('registry-server.registries.name')).toMatchObject({
      path: 'registry-server.registries.name',
      required: true,
      entry: {
        type: 'string',
        limits: expect.arrayContaining(['at most 63 characters']),
        unspecified: expect.any(String),
      },
    });
    expect(await explainField('MCPServer.spec.transport')).toMatchObject({
      required: false,
      entry: { default: 'stdio', values: ['stdio', 'streamable-http', 'sse'] },
    });
    expect(await explainField('mcpservers.spec.groupRef')).toMatchObject({
      path: 'MCPServer.spec.groupRef',
      entry: { refersTo: 'MCPGroup' },
    });
  });

  test('goes through lists, maps and types that contain themselves', async () => {
    expect(await explainField('MCPServer.spec.env[0].name')).toMatchObject({ required: true });
    expect(await explainField('MCPToolConfig.spec.toolsOverride.any-tool')).toMatchObject({
      fields: { description: { type: 'string' } },
    });
    const nested = 'VirtualMCPServer.spec.config.compositeTools.output.properties.a.properties.b';
    expect(await explainField(nested)).toMatchObject({ fields: { type: {} } });
  });

  test('suggests what was meant', async () => {
    expect(await explainField('MCPServer.spec.tranport')).toMatchObject({ suggestion: 'transport' });
    expect(await explainField('MCPServr')).toBeUndefined();
  });

  test('names its parents', () => {
    const text = readFileSync(new URL('../../generated/reference/mcp-server.json', import.meta.url), 'utf8');
    expect(text).toContain('Generated from schemas/kinds/mcp-server.json');
  });
});
