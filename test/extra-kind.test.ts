import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type Outcome, type ProjectCopy } from './support/project-copy.ts';

/** The first of the two files that a new kind needs: its schema. */
const schema = {
  $schema: '../dialect.json',
  title: 'MCPNote',
  description: 'A note that belongs to a group.',
  'x-kind': {
    plural: 'mcpnotes',
    shortNames: ['mcpnote'],
    printerColumns: [{ name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp' }],
  },
  type: 'object',
  additionalProperties: false,
  required: ['spec'],
  properties: {
    spec: {
      title: 'MCPNoteSpec',
      description: 'What the note says.',
      type: 'object',
      additionalProperties: false,
      required: ['text'],
      properties: {
        text: { description: 'The words of the note.', type: 'string' },
        color: { description: 'The color of the paper.', type: 'string', enum: ['yellow', 'pink'], default: 'yellow' },
        groupRef: { description: 'The group it is about.', type: 'string', 'x-ref': { kind: 'MCPGroup' } },
      },
    },
  },
};

/** The second: its lowering. */
const lowering = `import { configMap } from './pod/config-map.ts';
import { componentOf } from '../objects/labels.ts';
import type { Lowering } from './lowering.ts';
import { fitted } from '../../runtime/resources/object-names.ts';

/** MCPNote: a ConfigMap with the words of the note. */
export const lowerMcpNote: Lowering<'MCPNote'> = (note) => {
  const { text, color } = note.resource.spec;
  const component = componentOf('mcp-note', note.name, 'note');
  return [configMap(fitted(\`mcp-note-\${note.name}\`), component, { text, color })];
};
`;

/** Compiles the text in its argument, and prints the objects and findings. */
const compiler = `import { compile } from './manifests/compile.ts';

const sources = [{ path: 'input.yaml', text: process.argv[2] }];
const options = { target: 'workloads', image: 'svc:test', extent: 'whole', closed: false };
const { objects, diagnostics } = await compile(sources, options);
process.stdout.write(JSON.stringify({ objects, findings: diagnostics.map(({ code, hint }) => [code, hint]) }));
`;

const note = (spec: string): string =>
  `apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPNote\nmetadata:\n  name: first\nspec:\n${spec}`;

describe('adding a kind is one schema, one lowering and one line', () => {
  let copy: ProjectCopy;
  let generated: Outcome;

  beforeAll(async () => {
    copy = await copyProject();
    await copy.write('schemas/kinds/mcp-note.json', JSON.stringify(schema));
    generated = await copy.node('generator/main.ts');
  });

  afterAll(() => copy.remove());

  async function compiled(text: string): Promise<{ objects: unknown[]; findings: unknown[] }> {
    const { stdout, stderr } = await copy.node('compiler.ts', text);
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  }

  test('the generator takes the schema', () => {
    expect(generated.code).toBe(0);
    expect(generated.stderr).toContain('missing: types/mcp-note.ts');
    expect(generated.stderr).toContain('missing: crds/mcpnotes.mcp.svc.internal.yaml');
    expect(generated.stderr).not.toContain('orphaned');
  });

  test('without its line in the table the compiler of TypeScript refuses', async () => {
    const tsc = 'node_modules/typescript/bin/tsc';
    const only = { extends: './tsconfig.json', include: ['manifests/lower/table.ts'] };
    await copy.write('tsconfig.table.json', JSON.stringify(only));
    const { code, stdout } = await copy.node(tsc, '--project', 'tsconfig.table.json');
    expect(stdout).toContain("'MCPNote'");
    expect(code).not.toBe(0);
  });

  test('with it, the kind compiles', async () => {
    await copy.write('manifests/lower/mcp-note.ts', lowering);
    await copy.replace(
      'manifests/lower/table.ts',
      '  MCPGroup: emitsNothing,\n',
      '  MCPGroup: emitsNothing,\n  MCPNote: lowerMcpNote,\n',
    );
    await copy.replace(
      'manifests/lower/table.ts',
      'import { lowerMcpServer }',
      "import { lowerMcpNote } from './mcp-note.ts';\nimport { lowerMcpServer }",
    );
    await copy.write('compiler.ts', compiler);
    const { objects, findings } = await compiled(note('  text: Hello\n'));
    expect(findings).toEqual([]);
    expect(objects).toHaveLength(1);
    expect(objects[0]).toMatchObject({
      kind: 'ConfigMap',
      metadata: { name: 'mcp-note-first', labels: { 'app.kubernetes.io/managed-by': 'svc' } },
      data: { text: 'Hello', color: 'yellow' },
    });
  });

  test('and has every check that the schema asks for', async () => {
    expect(await compiled(note('  text: Hello\n  colour: pink\n'))).toEqual({
      objects: [],
      findings: [['schema/unknown-key', 'did you mean "color"?']],
    });
    const { findings } = await compiled(note('  text: Hello\n  groupRef: nowhere\n'));
    expect(findings).toEqual([['link/missing-target', 'add the MCPGroup to the input']]);
  });
});
