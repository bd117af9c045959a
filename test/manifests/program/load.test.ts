import { describe, expect, test } from 'vitest';
import { fileNamesOf } from '../../../manifests/synth/write-file-names.ts';
import { compileWhole } from '../../support/compiled-programs.ts';
import { at, textAt } from '../../support/plain-walk.ts';
import { resource, validateTexts } from '../../support/validated.ts';

const group = resource('MCPGroup', 'tools', '  description: Tools');

describe('what a document is', () => {
  test('several documents of a file, and an empty one between them', async () => {
    const { passed, found } = await validateTexts({
      'a.yaml': `# nothing\n---\n${group}---\n---\n# only a comment\n---\n${resource('MCPGroup', 'more', '  {}')}`,
    });
    expect(found).toEqual([]);
    expect(passed).toEqual(['MCPGroup /tools', 'MCPGroup /more']);
  });

  test('an empty file causes a warning only', async () => {
    const { found, passed, diagnostics } = await validateTexts({ 'empty.yaml': '\n\n', 'a.yaml': group });
    expect(found.map((line) => line.replace(/^.* /, ''))).toEqual(['input/empty']);
    expect(diagnostics[0]?.severity).toBe('warning');
    expect(passed).toEqual(['MCPGroup /tools']);
  });

  test('a file of comments only is fine', async () => {
    const { found, passed } = await validateTexts({ 'later.yaml': '---\n# kind: MCPGroup\n', 'a.yaml': group });
    expect(found).toEqual([]);
    expect(passed).toEqual(['MCPGroup /tools']);
  });

  test.each(['List', 'MCPGroupList'])('the items of a %s, with positions inside of it', async (kind) => {
    const version = kind === 'List' ? 'v1' : 'mcp.svc.internal/v1alpha1';
    const { passed, found } = await validateTexts({
      'a.yaml': `apiVersion: ${version}
kind: ${kind}
items:
  - apiVersion: mcp.svc.internal/v1alpha1
    kind: MCPGroup
    metadata:
      name: tools
  - apiVersion: mcp.svc.internal/v1alpha1
    kind: MCPGroup
    metadata:
      name: more
    spec:
      descripton: A typing mistake
`,
    });
    expect(passed).toEqual(['MCPGroup /tools']);
    expect(found).toEqual(['a.yaml:13:7 schema/unknown-key']);
  });

  test('a List inside of a List, and an empty one', async () => {
    const items = { apiVersion: 'v1', kind: 'List', items: [{ apiVersion: 'v1', kind: 'List', items: [] }] };
    expect((await validateTexts({ 'a.json': JSON.stringify(items) })).found).toEqual([]);
    // A program writes null for a list without items, and kubectl reads it.
    const none = { apiVersion: 'v1', kind: 'List', items: null };
    expect((await validateTexts({ 'a.json': JSON.stringify(none) })).found).toEqual([]);
  });

  test.each([
    ['', '2:7', 'this List has no items'],
    ['items: { a: 1 }', '3:8', 'the items of this List are not a list, but a map'],
  ])('a List with %j holds nothing', async (items, place, message) => {
    const { found, diagnostics } = await validateTexts({ 'a.yaml': `apiVersion: v1\nkind: List\n${items}\n` });
    expect(found).toEqual([`a.yaml:${place} document/list-without-items`]);
    expect(diagnostics[0]?.message).toBe(message);
  });

  test('an empty item of a List is reported', async () => {
    const { found, diagnostics } = await validateTexts({ 'a.yaml': 'apiVersion: v1\nkind: List\nitems:\n  - null\n' });
    expect(found).toEqual(['a.yaml:4:5 document/not-an-object']);
    expect(diagnostics[0]?.message).toContain('this is empty');
  });

  test.each([
    ['Kind: Secret', '2:1 schema/unknown-key', 'did you mean "kind"?'],
    ['kind: 3', '2:7 schema/wrong-type', undefined],
    ['kind:', '2:6 schema/wrong-type', 'give it a value'],
    ['knd: Secret', '2:1 schema/unknown-key', 'did you mean "kind"?'],
    ['spec: {}', '1:1 document/not-a-resource', 'add "kind:"'],
    ['kind: ""\nmetadata: { name: a }', '1:1 document/not-a-resource', 'add "kind:"'],
    ['kind: Secret\nmetadata: { name: 3 }', '3:19 schema/wrong-type', 'quote it: "3"'],
    ['kind: Secret\nmetadata: { Name: a }', '3:13 schema/unknown-key', 'did you mean "name"?'],
    ['kind: Secret\nMetadata: { name: a }', '3:1 schema/unknown-key', 'did you mean "metadata"?'],
    ['kind: Secret\nmetadata: [a]', '3:11 schema/wrong-type', 'write the map alone, without a list'],
    ['kind: Secret\nmetadata: { name: "" }', '3:1 document/unnamed', 'add "name:" below "metadata:"'],
  ])('a head that is there but wrong is not said to be missing: %j', async (head, place, hint) => {
    const { found, diagnostics } = await validateTexts({ 'a.yaml': `apiVersion: v1\n${head}\n` });
    expect(found).toEqual([`a.yaml:${place}`]);
    expect(diagnostics[0]?.hint).toBe(hint);
  });

  test('JSON has positions as YAML has them', async () => {
    const text = `{
\t"apiVersion": "mcp.svc.internal/v1alpha1",
\t"kind": "MCPGroup",
\t"metadata": { "name": "tools" },
\t"spec": { "descripton": "A typing mistake" }
}`;
    expect((await validateTexts({ 'a.json': text })).found).toEqual(['a.json:5:12 schema/unknown-key']);
  });

  test('a Windows file has the positions of its lines', async () => {
    const text = resource('MCPGroup', 'tools', '  descripton: Tools').replaceAll('\n', '\r\n');
    expect((await validateTexts({ 'a.yaml': text })).found).toEqual(['a.yaml:6:3 schema/unknown-key']);
  });
});

describe('an object that is not a kind of svc', () => {
  const foreign = `apiVersion: example.com/v1
kind: Widget
metadata:
  name: widget
spec:
  anything: { goes: [1, null, {}] }
`;

  test('passes through, with every key its author wrote', async () => {
    const { objects, diagnostics } = await compileWhole([{ path: 'a.yaml', text: foreign }]);
    expect(diagnostics).toEqual([]);
    expect(objects).toHaveLength(1);
    expect(objects[0]).toMatchObject({ kind: 'Widget', spec: { anything: { goes: [1, null, {}] } } });
  });

  test('a kind of svc under a mistyped group is an error, and so is an unknown kind under the group of svc', async () => {
    const { found } = await validateTexts({
      'a.yaml': group.replace('mcp.svc.internal', 'mcp.svc.internl'),
      'b.yaml': group.replace('MCPGroup', 'MCPGruop'),
      'c.yaml': group.replace('mcp.svc.internal/', ''),
      'd.yaml': group.replace('mcp.svc.internal', 'svc.internal'),
    });
    expect(found).toEqual([
      'a.yaml:1:13 document/wrong-api-version',
      'b.yaml:2:7 document/unknown-kind',
      'c.yaml:1:13 document/wrong-api-version',
      'd.yaml:1:13 document/wrong-api-version',
    ]);
  });

  test('other operators have kinds of these names, which pass through', async () => {
    const text = `apiVersion: agents.example.com/v1\nkind: MCPServer\nmetadata: { name: a }\nspec: { port: 1 }\n`;
    const { diagnostics, objects } = await compileWhole([{ path: 'a.yaml', text: `${text}---\n${group}` }]);
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['info document/kind-of-others']);
    expect(objects).toEqual([expect.objectContaining({ kind: 'MCPServer', spec: { port: 1 } })]);
  });

  test('the items of a list of any kind, which may leave out what the list says', async () => {
    const text = `apiVersion: v1
kind: ConfigMapList
items:
  - metadata: { name: a }
    data: { k: v }
  - { apiVersion: v1, kind: ConfigMap, metadata: { name: b } }
`;
    const { diagnostics, objects } = await compileWhole([{ path: 'a.yaml', text }]);
    expect(diagnostics).toEqual([]);
    expect(objects.map((object) => `${String(object['kind'])} ${textAt(object, 'metadata', 'name')}`)).toEqual([
      'ConfigMap a',
      'ConfigMap b',
    ]);
  });

  test('an object whose kind ends with List is not a list when it has generateName', async () => {
    const text =
      'apiVersion: x.example.com/v1\nkind: AllowList\nmetadata: { generateName: a- }\nitems: [{ kind: Secret }]\n';
    const { objects, diagnostics } = await compileWhole([{ path: 'a.yaml', text }]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['document/generated-name']);
    expect(objects).toEqual([
      {
        apiVersion: 'x.example.com/v1',
        kind: 'AllowList',
        metadata: { generateName: 'a-' },
        items: [{ kind: 'Secret' }],
      },
    ]);
  });

  test('a list of another kind may be empty in both ways', async () => {
    for (const items of ['[]', 'null']) {
      const text = `apiVersion: v1\nkind: ConfigMapList\nmetadata: {}\nitems: ${items}\n`;
      const { objects, diagnostics } = await compileWhole([{ path: 'a.yaml', text }]);
      expect({ objects, diagnostics }, items).toEqual({ objects: [], diagnostics: [] });
    }
  });

  test('objects with generateName pass through, each of them', async () => {
    const text = 'apiVersion: batch/v1\nkind: Job\nmetadata: { generateName: run- }\nspec: { parallelism: 2 }\n';
    const { diagnostics, objects } = await compileWhole([{ path: 'a.yaml', text: `${text}---\n${text}` }]);
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'info document/generated-name',
      'info document/generated-name',
    ]);
    expect(new Set(fileNamesOf(objects)).size).toBe(2);
    expect(objects.map((object) => at(object, 'metadata'))).toEqual([
      { generateName: 'run-' },
      { generateName: 'run-' },
    ]);
  });

  test('a kind of svc needs a name, not generateName', async () => {
    const generated = group.replace('name: tools', 'generateName: tools-');
    const { found } = await validateTexts({ 'a.yaml': generated });
    expect(found).toEqual(['a.yaml:4:3 schema/unknown-key']);
  });

  test('two objects of one identity are an error, for any kind', async () => {
    const { found, passed } = await validateTexts({
      'a.yaml': `${group}---\n${foreign}`,
      'b.yaml': `${foreign}---\n${group}`,
    });
    expect(found).toEqual(['b.yaml:4:9 document/duplicate', 'b.yaml:11:9 document/duplicate']);
    expect(passed).toEqual(['MCPGroup /tools']);
  });
});

describe('one run shows every mistake', () => {
  test('of every document of every file, in the order of the files', async () => {
    const { found } = await validateTexts({
      'b.yaml': `${resource('MCPGroup', 'one', '  descripton: x\n  unknown: 1')}---\njust text\n`,
      'a.yaml': resource('MCPServer', 'two', '  transport: steam'),
    });
    expect(found).toEqual([
      'b.yaml:6:3 schema/unknown-key',
      'b.yaml:7:3 schema/unknown-key',
      'b.yaml:9:1 document/not-an-object',
      'a.yaml:5:1 schema/missing-field',
      'a.yaml:6:14 schema/enum',
    ]);
  });

  test('and with an error nothing is emitted', async () => {
    const texts = [group, resource('MCPServer', 'two', '  transport: sse')];
    const { objects } = await compileWhole(texts.map((text, index) => ({ path: `${index}.yaml`, text })));
    expect(objects).toEqual([]);
  });
});
