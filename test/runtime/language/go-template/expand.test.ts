import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expandTemplate, type ExpansionLimits } from '../../../../runtime/language/go-template/expand.ts';
import { parseTemplate } from '../../../../runtime/language/go-template/parse.ts';
import type { TemplateValue } from '../../../../runtime/language/go-template/print-value.ts';

const data: TemplateValue = {
  params: { name: 'Ada', n: 1_000_000, half: 0.5, yes: true, no: false, nothing: null, text: 'a<b>"c"' },
  list: [1, 'two', { b: 2, a: [true] }],
  empty: [],
  object: { z: 1, a: 'x' },
  'my-key': 'dashed',
};

/** The expansion of a string, or the message of the problem that stopped it. */
function expand(text: string, limits?: Partial<ExpansionLimits>, values: TemplateValue = data): string {
  const parsed = parseTemplate(text);
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  const expansion = expandTemplate(parsed.template, values, limits);
  return 'text' in expansion ? expansion.text : `problem: ${expansion.problem.message}`;
}

describe('values', () => {
  test.each([
    ['Hello {{.params.name}}!', 'Hello Ada!'],
    ['{{.params.n}} {{.params.half}} {{.params.yes}}', '1000000 0.5 true'],
    ['{{.list}} {{.object}}', '[1 two map[a:[true] b:2]] map[a:x z:1]'],
    ['{{.missing}} {{.params.nothing}} {{.params.missing}}', '<no value> <no value> <no value>'],
    ['{{.constructor}} {{.params.toString}} {{index . "__proto__"}}', '<no value> <no value> <no value>'],
    ['{{index . "my-key"}} {{index .list 2 "b"}} {{(index .list 2).b}}', 'dashed 2 2'],
    ['a {{- " b " -}} c', 'a b c'],
    ["{{'a'}} {{0x1F}} {{-1.5}} {{`raw`}}", '97 31 -1.5 raw'],
  ])('%s', (text, expected) => {
    expect(expand(text)).toBe(expected);
  });

  test.each([
    ['{{.missing.deep}}', 'nothing has no field "deep"'],
    ['{{.params.name.first}}', 'a string has no field "first"'],
    ['{{.list.length}}', 'a list has no field "length"'],
  ])('%s is a problem', (text, expected) => {
    expect(expand(text)).toBe(`problem: ${expected}`);
  });
});

describe('control', () => {
  test.each([
    ['{{if .params.no}}a{{else if .params.yes}}b{{else}}c{{end}}', 'b'],
    ['{{if .empty}}a{{else}}b{{end}}{{if .list}}c{{end}}{{if ""}}d{{end}}{{if 0}}e{{end}}', 'bc'],
    ['{{with .object}}{{.a}}{{$.params.name}}{{end}}{{with .missing}}x{{else}}y{{end}}', 'xAday'],
    ['{{with $o := .object}}{{$o.a}}{{end}}', 'x'],
    ['{{range .list}}[{{.}}]{{end}}{{range .empty}}a{{else}}none{{end}}', '[1][two][map[a:[true] b:2]]none'],
    ['{{range $i, $e := .list}}{{$i}}={{$e}};{{end}}', '0=1;1=two;2=map[a:[true] b:2];'],
    ['{{range $k, $v := .object}}{{$k}}{{$v}}{{end}}{{range 3}}{{.}}{{end}}', 'axz1012'],
    ['{{range .list}}{{if eq (json .) "1"}}{{continue}}{{end}}{{.}}{{break}}{{end}}', 'two'],
    ['{{$x := 1}}{{if true}}{{$x = 2}}{{end}}{{$x}}', '2'],
    ['{{$x := 1}}{{if true}}{{$x := 2}}{{end}}{{$x}}', '1'],
    ['{{define "t"}}<{{.}}>{{end}}{{template "t" .object.a}}{{block "b" .params}}{{.name}}{{end}}', '<x>Ada'],
  ])('%s', (text, expected) => {
    expect(expand(text)).toBe(expected);
  });
});

describe('functions', () => {
  test.each([
    ['{{and 1 0 .list.x}} {{or 0 "a" .list.x}} {{not .empty}} {{and 1 2}} {{or 0 ""}}', '0 a true 2 '],
    [
      '{{eq 1 2 1}} {{ne "a" "b"}} {{lt 1 2}} {{le 2 2}} {{gt "b" "a"}} {{ge 1 2}} {{eq .missing nil}}',
      'true true true true true false true',
    ],
    ['{{eq .params.name "Ada"}} {{.params.n | eq 1000000}}', 'true true'],
    ['{{len .list}} {{len "é"}} {{len .object}}', '3 2 2'],
    ['{{slice "abcdef" 1 3}} {{slice .list 1}} {{slice "abc"}}', 'bc [two map[a:[true] b:2]] abc'],
    ['{{print 1 2 "a" 3}} {{println 1 "a"}}', '1 2a3 1 a\n'],
    [
      '{{html .params.text}} {{js .params.text}} {{urlquery "a b&ü!"}}',
      'a&lt;b&gt;&#34;c&#34; a\\u003Cb\\u003E\\"c\\" a+b%26%C3%BC%21',
    ],
    ['{{json .list}} {{json .missing}} {{.params.text | json}}', '[1,"two",{"b":2,"a":[true]}] null "a<b>\\"c\\""'],
    ['{{(fromJson "{\\"a\\":[1]}").a}} {{quote "a\\n\\"b\\" é\\x00"}}', '[1] "a\\n\\"b\\" é\\x00"'],
    [
      '{{printf "%s|%5d|%-4d|%05.1f|%q|%t|%x|%v|%%" "a" 42 7 3.14159 "b" true "hi" .object}}',
      'a|   42|7   |003.1|"b"|true|6869|map[a:x z:1]|%',
    ],
    [
      '{{printf "%d %s" "a"}} {{printf "x" 1}} {{printf "%"}}',
      '%!d(string=a) %!s(MISSING) x%!(EXTRA int=1) %!(NOVERB)',
    ],
  ])('%s', (text, expected) => {
    expect(expand(text)).toBe(expected);
  });

  test.each([
    ['{{eq 1 "1"}}', 'a number and a string cannot be compared'],
    ['{{eq .list .list}}', 'a list and a list cannot be compared'],
    ['{{lt 1 "a"}}', 'a number and a string have no order'],
    ['{{len 1}}', 'len does not work on a number'],
    ['{{index .list 3}}', 'there is no item 3 among 3'],
    ['{{index .list "a"}}', 'an item of a list is counted, not named'],
    ['{{index .missing "a"}}', 'index does not work on nothing'],
    ['{{slice .list 2 1}}', '2 1 are not bounds within 3'],
    ['{{range "text"}}{{end}}', 'range cannot go through a string'],
    ['{{fromJson 1}}', 'fromJson does not work on a number'],
  ])('%s is a problem', (text, expected) => {
    expect(expand(text)).toBe(`problem: ${expected}`);
  });

  test('text that is not JSON is a problem', () => {
    expect(expand('{{fromJson "{"}}')).toMatch(/^problem: fromJson: /);
  });
});

describe('limits', () => {
  test.each([
    ['calls', '{{define "t"}}{{template "t" .}}{{end}}{{template "t" .}}', {}, 'templates call each other too deeply'],
    ['output', '{{range 100}}0123456789{{end}}', { output: 500 }, 'the result is too long'],
    ['steps', '{{range 1000}}{{range 1000}}{{range 1000}}{{end}}{{end}}{{end}}', {}, 'the template does too much'],
    ['a large number', '{{range 100000000000}}{{end}}', {}, 'the template does too much'],
    ['a string that doubles', '{{$x := "a"}}{{range 100}}{{$x = print $x $x}}{{end}}', {}, 'a string is too long'],
    ['the width of a verb', '{{len (printf "%999999999d" 1)}}', {}, undefined],
  ])('%s', (_, text, limits, expected) => {
    expect(expand(text, limits)).toBe(expected === undefined ? '1000' : `problem: ${expected}`);
  });

  test('deep values are cut or refused', () => {
    let deep: TemplateValue = [];
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(expand('{{.}}', {}, deep)).toContain('…');
    expect(expand('{{json .}}', {}, deep)).toBe('problem: json: the value is nested too deeply');
    expect(expand('{{fromJson .}}', {}, '['.repeat(5000) + ']'.repeat(5000))).toBe(
      'problem: fromJson: the value is nested too deeply',
    );
  });
});

test('whatever the data, no template throws', () => {
  const templates = [
    '{{range $k, $v := .}}{{$k}}{{$v.a}}{{end}}',
    '{{json .}}{{.}}{{len .}}{{index . 0}}',
    '{{printf "%d %s %q %x %c %f" . . . . . .}}',
    '{{html .}}{{js .}}{{urlquery .}}{{quote .}}{{slice . 0 1}}{{eq . 1}}{{lt . "a"}}',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...templates), fc.jsonValue(), (text, value) => {
      expect(typeof expand(text, {}, value as TemplateValue)).toBe('string');
    }),
  );
});
