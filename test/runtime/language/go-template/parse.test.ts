import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTemplate } from '../../../../runtime/language/go-template/parse.ts';

/** The message about a template, with the piece of the template that is wrong. */
function problemOf(text: string): string | undefined {
  const parsed = parseTemplate(text);
  if (!('problem' in parsed)) return undefined;
  const { message, start, end } = parsed.problem;
  return `${message} at "${text.slice(start, end)}"`;
}

test.each([
  '',
  'no action, }} and { and }',
  '{{.}}{{.a}}{{.a.b_1.é}}{{$}}{{$.a}}',
  '{{ if eq .a "x" }}1{{ else if .b }}2{{ else }}3{{ end }}',
  '{{with $x := .a}}{{$x.b}}{{else with .b}}{{.}}{{end}}',
  '{{range .a}}{{if .}}{{break}}{{end}}{{continue}}{{else}}none{{end}}',
  '{{range $i, $e := .a}}{{$i}}{{$e.x}}{{end}}{{range $e := .a}}{{$e}}{{end}}',
  '{{$x := 1}}{{$x = 2}}{{$x}}',
  '{{define "row"}}{{.}}{{end}}{{template "row" .a}}{{template "row"}}{{block "other" .}}{{.b}}{{end}}',
  '{{- /* a comment */ -}} x {{/* another */}}',
  'a {{- .b -}} c {{- 3}}{{-3}}{{+3}}',
  '{{1}}{{1.5}}{{.5}}{{1e3}}{{0x1F}}{{0b101}}{{0o17}}{{017}}{{1_000}}{{true}}{{printf "%v" nil}}',
  '{{\'a\'}}{{\'\\n\'}}{{"a\\"b\\u00e9\\x41\\101\\U0001F600"}}{{`raw \\ "text"`}}',
  '{{.a | json | quote | printf "%s %s" "x"}}{{(index .a 0).b}}{{(json .a)}}{{index .a "b" 1}}',
  '{{\n  .a\n  | json\n}}',
])('%s is a template', (text) => {
  expect(problemOf(text)).toBeUndefined();
});

test.each([
  ['a {{.b', 'the action is not closed at "{{"'],
  ['{{.b} x {{.c}}', 'the action is not closed at "{{"'],
  ['{{/* a', 'the comment is not closed at "{{/*"'],
  ['{{/* a */ .b}}', 'a comment fills its action at "{{/* a */"'],
  ['{{"a}}', 'the text is not closed at """'],
  ['{{"a\\d"}}', 'the text has an escape that Go does not know at ""a\\d""'],
  ["{{eq .a 'accept'}}", 'single quotes hold one character at "\'accept\'"'],
  ['{{.a == .b}}', 'templates have no operator "==" at "=="'],
  ['{{!.a}}', 'templates have no operator "!" at "!"'],
  ['{{.a-b}}', '"-" is not allowed here at "-"'],
  ['{{.a[0]}}', '"[" is not allowed here at "["'],
  ['{{.a.0}}', '".0" is not expected here at ".0"'],
  ['{{12ab}}', 'not a valid number at "12"'],
  ['{{}}', 'something is missing before "}}" at "}}"'],
  ['{{if}}{{end}}', 'something is missing before "}}" at "}}"'],
  ['{{.a | }}', 'something is missing before "}}" at "}}"'],
  ['{{(.a}}', 'the parenthesis is not closed at "("'],
  ['{{.a)}}', '")" is not expected here at ")"'],
  ['{{"a""b"}}', '"b" is not expected here at ""b""'],
  ['{{a.b}}', 'there is no function "a" at "a"'],
  ['{{json else}}', '"else" has to come first in an action at "else"'],
  ['{{.a 1}}', 'only a function takes arguments at "1"'],
  ['{{.a | .b}}', 'what follows "|" is a function at ".b"'],
  ['{{json .a .b}}', 'json takes 1 argument, not 2 at "json"'],
  ['{{.a | json .b}}', 'json takes 1 argument, not 2 at "json"'],
  ['{{eq .a}}', 'eq takes at least 2 arguments, not 1 at "eq"'],
  ['{{slice .a 1 2 3 4}}', 'slice takes at most 4 arguments, not 5 at "slice"'],
  ['{{eq len 1}}', 'len takes 1 argument, not 0 at "len"'],
  ['{{$x}}', 'the variable $x is not declared at "$x"'],
  ['{{$x = 1}}', 'the variable $x is not declared at "$x"'],
  ['{{if .a}}{{$x := 1}}{{end}}{{$x}}', 'the variable $x is not declared at "$x"'],
  ['{{$x, $y := .a}}', 'only range declares two variables at ","'],
  ['{{$x := 1}}{{define "t"}}{{$x}}{{end}}', 'the variable $x is not declared at "$x"'],
  ['{{if .a}}', '"if" has no end at "if"'],
  ['{{range .a}}{{else}}', '"range" has no end at "range"'],
  ['{{if .a}}{{else}}{{else}}{{end}}', 'a second "else" at "else"'],
  ['{{range .a}}{{else if .b}}{{end}}', '"if" is not expected here at "if"'],
  ['{{end}}', '"end" closes nothing at "end"'],
  ['{{else}}', '"else" closes nothing at "else"'],
  ['{{break}}', '"break" is outside of a range at "break"'],
  ['{{template "t"}}', 'no template is named "t" at ""t""'],
  ['{{template .a}}', '"template" needs the name of a template in quotes at "template"'],
  ['{{if .a}}{{define "t"}}{{end}}{{end}}', '"define" is inside another action at "define"'],
  ['{{"\\U00110000"}}', 'the text has an escape that Go does not know at ""\\U00110000""'],
])('%s is none', (text, expected) => {
  expect(problemOf(text)).toBe(expected);
});

test('nesting is bounded', () => {
  expect(problemOf(`${'{{if .a}}'.repeat(101)}${'{{end}}'.repeat(101)}`)).toContain('nested too deeply');
  expect(problemOf(`{{${'('.repeat(101)}.a${')'.repeat(101)}}}`)).toContain('nested too deeply');
  expect(problemOf(`{{if .a}}${'{{else if .a}}'.repeat(101)}{{end}}`)).toContain('nested too deeply');
  expect(problemOf('{{if .a}}'.repeat(100_000))).toContain('nested too deeply');
  expect(problemOf(`{{"${'a'.repeat(5_000_000)}"}}`)).toBeUndefined();
});

test('no string makes the parser throw, and the position of a problem is inside the string', () => {
  const words =
    '{{ }} {{- -}} . .a $ $x := = , | ( ) " ` \\ /* */ if else end range with define block template break nil true 1 json eq';
  const piece = fc.constantFrom(...words.split(' '), ' ', '\n', "'", '😀');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const parsed = parseTemplate(text);
      if (!('problem' in parsed)) return;
      expect(parsed.problem.start).toBeGreaterThanOrEqual(0);
      expect(parsed.problem.end).toBeGreaterThanOrEqual(parsed.problem.start);
      expect(parsed.problem.end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 3000 },
  );
});
