import { expect, test } from 'vitest';
import { parseTemplate } from '../../../../runtime/language/go-template/parse.ts';
import { referencesOf } from '../../../../runtime/language/go-template/references.ts';

function referencesIn(text: string): string[] {
  const parsed = parseTemplate(text);
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  return referencesOf(parsed.template).map(({ path }) => path.map(({ name }) => name).join('.'));
}

test.each([
  ['no action', []],
  ['{{.params.x}} {{ $.steps.a.output.b }}', ['params.x', 'steps.a.output.b']],
  ['{{.a | json | printf "%s %v" (index .b 0)}}', ['a', 'b']],
  ['{{index .steps "my-step" "output" 0 "x"}}', ['steps', 'steps.my-step', 'steps.my-step.output']],
  ['{{(index .steps "a").output}}', ['steps', 'steps.a', 'steps.a.output']],
  ['{{index .steps .params.which}}', ['steps', 'params.which']],
  ['{{$s := .steps.a}}{{$s.output.x}}', ['steps.a', 'steps.a.output.x']],
  [
    '{{with .steps.a}}{{.output}}{{$.params.x}}{{else}}{{.params.y}}{{end}}',
    ['steps.a', 'steps.a.output', 'params.x', 'params.y'],
  ],
  ['{{with $o := .a}}{{with .b}}{{.c}}{{$o.d}}{{end}}{{end}}', ['a', 'a.b', 'a.b.c', 'a.d']],
  ['{{range $i, $e := .list}}{{.x}}{{$e.y}}{{$.z}}{{else}}{{.none}}{{end}}', ['list', 'z', 'none']],
  ['{{if and .a (not .b)}}{{.c}}{{else if .d}}{{.e}}{{end}}', ['a', 'b', 'c', 'd', 'e']],
  ['{{$x := .a}}{{if .b}}{{$x = .c}}{{end}}{{$x.d}}', ['a', 'b', 'c']],
  ['{{$x := .a}}{{if .b}}{{$x.c}}{{end}}{{$x.d}}', ['a', 'b', 'a.c', 'a.d']],
  ['{{define "t"}}{{.x}}{{$.y}}{{end}}{{template "t" .a}}{{template "t" .b}}', ['a', 'a.x', 'a.y', 'b', 'b.x', 'b.y']],
  ['{{block "t" .a}}{{.x}}{{end}}', ['a', 'a.x']],
  ['{{(fromJson .a).b}}', ['a']],
  ['{{json .}}', ['']],
  ['{{with .a}}{{json $}}{{json .}}{{end}}', ['a', '']],
  ['{{define "t"}}{{.x}}{{end}}{{template "t" .}}', ['x']],
])('%s reads %j', (text, expected) => {
  expect(referencesIn(text)).toEqual(expected);
});

test('the search ends where templates call themselves or multiply', () => {
  expect(referencesIn('{{define "t"}}{{.x}}{{template "t" .x}}{{end}}{{template "t" .}}')).toEqual(['x', 'x']);
  const names = Array.from({ length: 40 }, (_, index) => index);
  const calls = names.map(
    (name) => `{{define "t${name}"}}${name === 0 ? '{{.x}}' : `{{template "t${name - 1}" .}}`.repeat(2)}{{end}}`,
  );
  expect(referencesIn(`${calls.join('')}{{template "t39" .}}`).length).toBeLessThan(10_001);
});

test('each name has the place where it is written', () => {
  const text = '{{ .params.x }}{{index .steps "a-b"}}';
  const parsed = parseTemplate(text);
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  const places = referencesOf(parsed.template).map(({ path }) => path.map(({ start, end }) => text.slice(start, end)));
  expect(places).toEqual([['params', 'x'], ['steps'], ['steps', '"a-b"']]);
});
