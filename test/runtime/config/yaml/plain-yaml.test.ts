import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSource } from '../../../../runtime/config/yaml/parse-yaml.ts';
import { refused } from '../../../../runtime/config/yaml/plain-word.ts';
import { readPlain } from '../../../../runtime/config/yaml/plain-yaml.ts';

// Behind a directive a document is read by the reader that keeps positions alone.
const directive = '%YAML 1.2\n---\n';
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

const key = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('a', 'b', 'c-d', 'e.f/g', 'h', 'i', 'j', 'k', 'l9', 'm_n') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('toString', '__proto__', 'on', 'true', '8080', '1.5', '"q"', 'x y', '-z', 'a '),
  },
);
const taken = [
  'x',
  'two words',
  '64Mi',
  '12',
  '0',
  '5m',
  'true',
  'False',
  'null',
  'yes it is',
  'nothing',
  '"q"',
  "'s'",
];
const alsoTaken = ['http://h/p?q=1#f', '""', '[]', '[a, 1]', '{}', '$(A)', '[x-y/z.w, true, 7d]', 'a,b', 'a]', '1:2x'];
const numberLike = ['007', '1.5', '1e3', '0x1f', '12:30', '1_0', '-4', '2024-01-02', '.5', '.inf', '9'.repeat(17)];
const wordLike = ['~', 'no', 'On', 'y', 'a: b', 'a #c', 'a:', 'é', 'x ', 'x\t', 'x\r', '<<', '=', '# c', '-'];
const marked = ['[a,b]', '[a, ]', '[-1]', '{a: 1}', '|', '>-', '&a x', '*a', '!t x', '- x', '? x', '%x', '@x'];
const quoted = ['"a\\n"', "'it''s'", '"', '"a" b', '"a: b"'];
const value = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...taken, ...alsoTaken) },
  { weight: 1, arbitrary: fc.constantFrom(...numberLike, ...wordLike, ...marked, ...quoted) },
);
const line = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom('', '', '- '), key, value)
      .map(([item, name, text]) => `${item}${name}: ${text}`),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom('', '', '- ', '-   '), key).map(([item, name]) => `${item}${name}:`),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom('- ', '-  ', '- - ', '-'), value).map(([item, text]) => `${item}${text}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '  ', '# c', '#', '# é', '# \u0007', '#\rx: 1', '---', '...', 'word') },
);
const text = fc
  .array(fc.tuple(fc.constantFrom('', '', '', '  ', '  ', '    ', ' '), line), { minLength: 1, maxLength: 7 })
  .map((lines) => lines.map(([indent, rest]) => `${indent}${rest}\n`).join(''));

function read(from: string): { values: unknown[]; codes: string[] } {
  const codes: string[] = [];
  const documents = parseSource({ path: 'a.yaml', text: from }, (finding) => codes.push(finding.code));
  return { values: documents.map((document) => document.value), codes };
}

test('whatever it takes has the value that the reader with positions gives it, and no finding', () => {
  let count = 0;
  fc.assert(
    fc.property(text, fc.boolean(), (body, hasMarker) => {
      const whole = hasMarker ? `---\n${body}` : body;
      const found = readPlain(whole, 0, whole.length);
      if (found === refused) return;
      count++;
      const careful = read(directive + body);
      // The one known refusal of the careful reader: a comment line before a value of a nested map.
      if (/^ *#/m.test(body) && careful.codes.includes('yaml/syntax')) return;
      expect(careful, JSON.stringify(body)).toEqual({ values: [found], codes: [] });
    }),
    { numRuns: 20_000, seed },
  );
  expect(count).toBeGreaterThan(800);
});

test('takes what most documents are', () => {
  const document = [
    '---',
    'kind: MCPServer',
    'metadata:',
    '  name: "a"',
    '  labels:',
    "    x.y/z: 'b c'",
    '# a comment',
    'spec:',
    '  env:',
    '  - name: A',
    '    value: $(B)/c',
    '',
    '  -   name: C',
    '      list: [a, 5, true]',
    '  nothing:',
    '  args: []',
    '  port: 8080',
    '  memory: 64Mi',
    '  open: false',
  ].join('\n');
  expect(readPlain(document, 0, document.length)).toEqual({
    kind: 'MCPServer',
    metadata: { name: 'a', labels: { 'x.y/z': 'b c' } },
    spec: {
      env: [
        { name: 'A', value: '$(B)/c' },
        { name: 'C', list: ['a', 5, true] },
      ],
      nothing: null,
      args: [],
      port: 8080,
      memory: '64Mi',
      open: false,
    },
  });
});

test('reads a range of a string and nothing beyond it', () => {
  const whole = 'a: 1\n---\nb: 2\n---\nc: 3\n';
  expect(readPlain(whole, 5, 14)).toEqual({ b: 2 });
  expect(readPlain(whole, 9, 13)).toEqual({ b: 2 });
  expect(readPlain(whole, 0, 0)).toBe(refused);
});

test('leaves deep nesting to the reader that says how deep is too deep', () => {
  const deep = Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('');
  expect(readPlain(deep, 0, deep.length)).toBe(refused);
});
