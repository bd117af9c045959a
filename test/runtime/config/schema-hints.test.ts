import { describe, expect, test } from 'vitest';
import { resource, validateTexts } from '../../support/validated.ts';

/** `line:column code: hint` of each finding about an MCPServer of this spec. */
async function findingsOf(spec: string, kind = 'MCPServer'): Promise<string[]> {
  const { found, diagnostics } = await validateTexts({ 'a.yaml': resource(kind, 'a', spec) });
  return diagnostics.map(({ hint }, index) => `${found[index]?.replace('a.yaml:', '') ?? ''}: ${hint ?? ''}`);
}

const image = '  image: example.com/a\n';

describe('a value of the wrong type', () => {
  test.each([
    ['1.10', 'quote it: "1.10"'],
    ['1e3', 'quote it: "1e3"'],
    ['010', 'quote it: "010"'],
    ['0x1F', 'quote it: "0x1F"'],
    ['true', 'quote it: "true"'],
    ['[a]', 'write the text alone, without a list'],
    ['{ a: b }', 'if it is text, quote the whole of it'],
  ])('where text is wanted is quoted as it is written: %s', async (value, hint) => {
    expect(await findingsOf(`${image}  env:\n    - name: A\n      value: ${value}`)).toEqual([
      `9:14 schema/wrong-type: ${hint}`,
    ]);
  });

  test.each([
    ['trustProxyHeaders: yes', '7:22', 'write true'],
    ['trustProxyHeaders: "False"', '7:22', 'write false'],
    ['trustProxyHeaders: "true"', '7:22', 'remove the quotes: true'],
    ['trustProxyHeaders: 0', '7:22', 'write false'],
    ['trustProxyHeaders: maybe', '7:22', ''],
    ['proxyPort: 8_080', '7:14', 'write 8080'],
    ['proxyPort: "8080"', '7:14', 'remove the quotes: 8080'],
    ['proxyPort: "0"', '7:14', ''],
    ['proxyPort: "080"', '7:14', ''],
    ['args: --verbose', '7:9', 'write a list: one "- item" per line'],
    ['audit: true', '7:10', 'write its keys below it, indented: enabled'],
    ['audit: enabled:true', '7:10', 'a space is missing after the colon: write "enabled: true"'],
    ['transport: 3', '7:14', 'write "stdio" or "streamable-http" or "sse"'],
  ])('is reported once, with what would do: %s', async (line, place, hint) => {
    expect(await findingsOf(`${image}  ${line}`)).toEqual([`${place} schema/wrong-type: ${hint}`]);
  });
});

test('a colon without a space inside of braces is told as that, once', async () => {
  expect(await findingsOf(`${image}  toolConfigRef: {name:x}`)).toEqual([
    '7:19 schema/unknown-key: did you mean "name: x"?',
  ]);
});

describe('an empty value', () => {
  test.each([
    ['image:', '6:9 schema/wrong-type: give it a value'],
    ['image: ""', '6:10 schema/length: fill the text'],
    [`image: a\n  groupRef:`, '7:12 schema/wrong-type: give it a value or remove the key'],
    [`image: a\n  proxyMode:`, '7:13 schema/wrong-type: give it a value or remove the key'],
    [`image: a\n  groupRef: ""`, '7:13 schema/length: fill the text or remove the key'],
    [`image: a\n  args:\n    -`, '8:6 schema/wrong-type: give it a value or remove the item'],
  ])('is removed only where nothing needs it: %j', async (spec, finding) => {
    expect(await findingsOf(`  ${spec}`)).toEqual([finding]);
  });

  test('a rule needs it as well as a schema does', async () => {
    expect(await findingsOf('  type: inline\n  inline:', 'MCPOIDCConfig')).toEqual([
      '7:10 schema/wrong-type: give it a value',
    ]);
  });

  test('that has a form too is reported as empty only', async () => {
    const text = resource('MCPGroup', '""', '  description: x');
    expect((await validateTexts({ 'a.yaml': text })).found).toEqual(['a.yaml:4:9 schema/length']);
  });
});

describe('blocks that do not fit the type', () => {
  const bearer = '  bearerToken: { tokenSecretRef: { name: a, key: b } }\n';
  const header = '  headerInjection: { headerName: X-Key, valueSecretRef: { name: a, key: b } }';

  test.each([
    ['one too many', `  type: bearerToken\n${bearer}${header}`, '8:3', 'remove "headerInjection"'],
    [
      'another one',
      `  type: bearerToken\n${header}`,
      '7:3',
      'set "type: headerInjection", or write "bearerToken" instead of "headerInjection"',
    ],
    [
      'a type without a block',
      `  type: unauthenticated\n${header}`,
      '7:3',
      'set "type: headerInjection" or remove "headerInjection"',
    ],
    [
      'several others',
      `  type: tokenExchange\n${bearer}${header}`,
      '7:3',
      'keep one of them and set "type" to its type, or remove them',
    ],
  ])('are one finding: %s', async (_what, spec, place, hint) => {
    expect(await findingsOf(spec, 'MCPExternalAuthConfig')).toEqual([`${place} schema/foreign-for-type: ${hint}`]);
  });
});

test.each([
  ['Docs', 'did you mean "docs"?'],
  [' docs', 'did you mean "docs"?'],
  ['My docs', 'did you mean "my-docs"?'],
  ['my_docs', 'did you mean "my-docs"?'],
])('a name of another form that lacks little: %j', async (name, hint) => {
  const { diagnostics } = await validateTexts({ 'a.yaml': resource('MCPGroup', JSON.stringify(name), '  {}') });
  expect(diagnostics.map(({ code }) => code)).toEqual(['schema/pattern']);
  expect(diagnostics[0]?.hint).toBe(hint);
});
