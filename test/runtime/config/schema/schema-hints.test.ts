import { describe, expect, test } from 'vitest';
import { definitionsOf } from '../../../../cli/compile/definitions.ts';
import { belowConfig, fieldsOfOthers } from '../../../../runtime/config/schema/misplaced-key.ts';
import { at, listAt, textAt } from '../../../support/plain-walk.ts';
import { resource, validateTexts } from '../../../support/validated.ts';

/** `line:column code: hint` of each finding about an MCPServer of this spec. */
async function findingsOf(spec: string, kind = 'MCPServer'): Promise<string[]> {
  const { found, diagnostics } = await validateTexts({ 'a.yaml': resource(kind, 'a', spec) });
  return diagnostics.map(({ hint }, index) => `${found[index]?.replace('a.yaml:', '') ?? ''}: ${hint ?? ''}`);
}

const image = '  image: example.com/a\n';

test('a number with a leading 0 is reported once, even if its value is wrong too', async () => {
  const volume = (mode: string): string =>
    `${image}  podTemplateSpec:\n    spec:\n      volumes: [{ name: a, secret: { secretName: a, defaultMode: ${mode} } }]`;
  expect(await findingsOf(volume('0400'))).toEqual(['9:66 yaml/octal-number: write 256, or 400 if that is meant']);
  expect(await findingsOf(volume('0644'))).toEqual(['9:66 yaml/octal-number: write 420, or 644 if that is meant']);
  expect(await findingsOf(volume('420'))).toEqual([]);
});

test('a whole number is one that can be carried exactly', async () => {
  const limit = (count: string): string =>
    `${image}  rateLimiting: { shared: { maxTokens: ${count}, refillPeriod: 1m } }`;
  const found = await findingsOf(limit('1e300'));
  expect(found.filter((finding) => finding.includes('7:40'))).toEqual([expect.stringContaining('schema/out-of-range')]);
});

describe('a value of the wrong type', () => {
  test('for an amount has a hint with its unit', async () => {
    const hints = await findingsOf(`${image}  resources: { limits: { cpu: 5000, memory: 512 }, requests: { cpu: 2 } }`);
    expect(hints.map((hint) => hint.split(': ').slice(1).join(': '))).toEqual([
      'quote it with its unit: "5000m" of processors (thousandths), or "5000Mi" of memory',
      'quote it with its unit: "512m" of processors (thousandths), or "512Mi" of memory',
      'quote it: "2"',
    ]);
  });

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
  ])('is reported once, with the fix: %s', async (line, place, hint) => {
    expect(await findingsOf(`${image}  ${line}`)).toEqual([`${place} schema/wrong-type: ${hint}`]);
  });
});

test('a missing space after a colon inside braces is reported once, with the fix', async () => {
  expect(await findingsOf(`${image}  toolConfigRef: {name:x}`)).toEqual([
    '7:19 schema/unknown-key: did you mean "name: x"?',
  ]);
});

describe('an empty value', () => {
  test.each([
    ['image:', '6:9 schema/wrong-type: give it a value'],
    ['image: ""', '6:10 schema/length: fill the text'],
    [`image: a\n  groupRef: ""`, '7:13 schema/length: fill the text or remove the key'],
    [`image: a\n  args:\n    -`, '8:6 schema/wrong-type: give it a value or remove the item'],
  ])('is removed only where nothing needs it: %j', async (spec, finding) => {
    expect(await findingsOf(`  ${spec}`)).toEqual([finding]);
  });

  test('of an optional key equals a missing key', async () => {
    expect(await findingsOf('  image: a\n  groupRef:\n  proxyMode:')).toEqual([]);
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

test.each([
  ['7d', '10:12 schema/pattern: the longest unit is the hour: write 168h'],
  ['"60"', '10:12 schema/pattern: give it a unit, for example 60s'],
  ['soon', '10:12 schema/pattern: write a number and a unit (ns, us, ms, s, m, h), for example 30s or 1h30m'],
])('a string that is not a duration is reported once, with a valid one: %s', async (timeout, finding) => {
  const spec = `  name: a\n  description: a\n  steps: [{ id: a, tool: b.c }]\n\n  timeout: ${timeout}`;
  expect(await findingsOf(spec, 'VirtualMCPCompositeToolDefinition')).toContain(finding);
  expect(await findingsOf(spec, 'VirtualMCPCompositeToolDefinition')).not.toContainEqual(
    expect.stringContaining('out-of-range'),
  );
});

test('a pattern that a value or a key does not match is described in words', async () => {
  const found = async (spec: string, kind = 'MCPServer'): Promise<string[]> => {
    const { diagnostics } = await validateTexts({ 'a.yaml': resource(kind, 'a', spec) });
    return diagnostics.map(({ message }) => message);
  };
  const headers = '  remoteUrl: https://a.example.com\n  headerForward: { addPlaintextHeaders: { "X Y": a } }';
  expect(await found(headers, 'MCPRemoteProxy')).toContain(
    'the key "X Y" is not the name of an HTTP header (letters, digits and "-", without spaces and colon)',
  );
  const step = '  name: a\n  description: a\n  steps: [{ id: a, tool: list }]';
  expect(await found(step, 'VirtualMCPCompositeToolDefinition')).toContain(
    '"list" is not a tool of a workload (workload.tool)',
  );
});

describe('a key that is written where it does not belong', () => {
  const head = 'apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPServer\nmetadata:\n';
  const hintsIn = async (text: string): Promise<string[]> => {
    const { found, diagnostics } = await validateTexts({ 'a.yaml': text });
    return diagnostics.map(({ hint }, index) => `${found[index]?.replace('a.yaml:', '') ?? ''}: ${hint ?? ''}`);
  };

  test('is reported once: spec below metadata', async () => {
    expect(await hintsIn(`${head}  name: a\n  spec:\n    image: a\n`)).toEqual([
      '5:3 schema/unknown-key: it is too far in: write it in the column of "metadata", not below it',
    ]);
  });

  test('is reported once: generateName, with the reason', async () => {
    const why = 'write "name:" instead: a generated name is another one on each apply, and nothing could refer to it';
    expect(await hintsIn(`${head}  generateName: a-\nspec: { image: a }\n`)).toEqual([
      `4:3 schema/unknown-key: ${why}`,
    ]);
  });

  test('is reported once: a field of another kind, with the kinds that have it', async () => {
    expect(await hintsIn(`${head}  name: a\nspec: { remoteUrl: 'https://a.example.com/mcp' }\n`)).toEqual([
      '5:9 schema/unknown-key: an MCPServer runs an image; remoteUrl is a field of MCPRemoteProxy and MCPServerEntry',
    ]);
    const proxy = head.replace('MCPServer', 'MCPRemoteProxy');
    expect(await hintsIn(`${proxy}  name: a\nspec: { image: a }\n`)).toEqual([
      '5:9 schema/unknown-key: an MCPRemoteProxy is for a server that runs elsewhere; image is a field of MCPServer',
    ]);
    const found = await hintsIn(
      `${head}  name: a\nspec: { image: a, env: [{ name: A, valueFrom: { secretKeyRef: {} } }] }\n`,
    );
    expect(found).toEqual([
      '5:36 schema/unknown-key: values of Secrets are items of spec.secrets: name, key, and targetEnvName for the variable',
    ]);
  });

  test('is reported once: a field of config beside it', async () => {
    const virtual = head.replace('MCPServer', 'VirtualMCPServer');
    const spec = 'spec: { groupRef: tools, incomingAuth: { type: anonymous } }\n';
    expect(await hintsIn(`${virtual}  name: a\n${spec}`)).toEqual(['5:9 schema/unknown-key: write it below "config"']);
  });

  test('is where the hint says', async () => {
    const definitions = await definitionsOf();
    const fields = (kind: string): unknown => {
      const definition = definitions.find((one) => textAt(one, 'spec', 'names', 'kind') === kind);
      const [version] = listAt(definition, 'spec', 'versions');
      return at(version, 'schema', 'openAPIV3Schema', 'properties', 'spec', 'properties');
    };
    for (const [kind, keys] of Object.entries(fieldsOfOthers)) {
      for (const [key, owners] of Object.entries(keys)) {
        expect(fields(kind), kind).not.toHaveProperty(key);
        for (const owner of owners) expect(fields(owner), owner).toHaveProperty(key);
      }
    }
    for (const key of belowConfig) {
      expect(fields('VirtualMCPServer')).not.toHaveProperty(key);
      expect(at(fields('VirtualMCPServer'), 'config', 'properties')).toHaveProperty(key);
    }
  });

  test('is reported with the field names of a pod template', async () => {
    const volume = (secret: string) =>
      `${image}  podTemplateSpec: { spec: { volumes: [{ name: a, secret: { ${secret} } }] } }`;
    expect(await findingsOf(volume('name: b'))).toContain('7:61 schema/unknown-key: did you mean "secretName"?');
    expect(await findingsOf(volume('secretName: b'))).not.toContainEqual(expect.stringContaining('unknown-key'));
    expect(await findingsOf(`${image}  podTemplateSpec: { spec: { imagePullSecrets: [regcred] } }`)).toEqual([
      '7:49 schema/wrong-type: write "- name: regcred"',
    ]);
    expect(await findingsOf(`${image}  podTemplateSpec: { spec: { imagePullSecrets: [{ name: regcred }] } }`)).toEqual(
      [],
    );
  });
});

test('resources that lack the line between them are one finding for each that follows', async () => {
  const head = (name: string) =>
    `apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPGroup\nmetadata: { name: ${name} }\nspec: { description: a }\n`;
  const { found, diagnostics } = await validateTexts({ 'a.yaml': head('a') + head('b') + head('c') });
  expect(found).toEqual(['a.yaml:5:1 yaml/duplicate-key', 'a.yaml:9:1 yaml/duplicate-key']);
  expect(diagnostics[0]?.hint).toBe('write "---" on a line of its own before it');
  const twice = await validateTexts({ 'a.yaml': `${head('a')}spec: {}\nkind: MCPGroup\n` });
  expect(twice.diagnostics.map(({ hint }) => hint)).toEqual([
    'remove or rename one of them',
    'remove or rename one of them',
  ]);
});
