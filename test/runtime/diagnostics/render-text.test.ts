import { describe, expect, test } from 'vitest';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { renderText } from '../../../runtime/diagnostics/render-text.ts';
import type { SourceFile, Span } from '../../../runtime/diagnostics/span.ts';

const problem = defineDiagnostic<{ message: string; hint?: string }>({
  code: 'render-test/problem',
  severity: 'error',
  summary: 'For this test.',
  message: ({ message }) => message,
  hint: ({ hint }) => hint,
});
const doubt = defineDiagnostic<object>({
  code: 'render-test/doubt',
  severity: 'warning',
  summary: 'For this test.',
  message: () => 'a doubt',
});
const note = defineDiagnostic<object>({
  code: 'render-test/note',
  severity: 'info',
  summary: 'For this test.',
  message: () => 'a note',
});

/** A source and the span between ⟦ and ⟧ in it. */
function marked(text: string, path = 'a.yaml'): Span {
  const start = text.indexOf('⟦');
  const end = text.indexOf('⟧') - 1;
  const source: SourceFile = { path, text: text.replace(/[⟦⟧]/g, '') };
  return { source, start, end };
}

/** The rendering of one finding without title, hint and summary: the code frame. */
function frame(text: string): string[] {
  return renderText([problem({ message: 'm' }, marked(text))], { color: false })
    .split('\n')
    .slice(1, 3);
}

describe('renderText', () => {
  test.each([
    ['a: "⟦https://me:p:w@host/x@y⟧"', 'a: "https://******@host/x@y"'],
    ['a: ⟦ssh://git:secret@host⟧, https://token@other', 'a: ssh://git:******@host, https://*****@other'],
    ['a: ⟦ssh://git@host/x⟧, https://host/@scope:1@2', 'a: ssh://git@host/x, https://host/@scope:1@2'],
  ])('shows no password of an address: %s', (text, shown) => {
    const [line = '', underline = ''] = frame(text);
    expect(line.trim()).toBe(`1 | ${shown}`);
    const value = text.slice(text.indexOf('⟦') + 1, text.indexOf('⟧'));
    expect(underline.trim()).toBe(`| ${' '.repeat(text.indexOf('⟦'))}${'^'.repeat(value.length)}`);
  });

  test('shows place, severity, code, message, frame, related place, hint and summary', () => {
    const first = marked('kind: A\nspec:\n  image: x\n  ⟦image⟧: y\n');
    const related = { message: 'first here', span: { source: first.source, start: 16, end: 21 } };
    const diagnostics = [
      problem({ message: 'twice', hint: 'remove one' }, first, [related]),
      doubt({}, { path: 'b.yaml', text: '' }),
      note({}, undefined),
      problem({ message: 'again' }, undefined),
    ];
    expect(renderText(diagnostics, { color: false })).toBe(
      `a.yaml:4:3 error[render-test/problem]: twice
  4 |   image: y
    |   ^^^^^
  a.yaml:3:3 first here
  3 |   image: x
    |   ^^^^^
  Hint: remove one

b.yaml warning[render-test/doubt]: a doubt

info[render-test/note]: a note

error[render-test/problem]: again

2 errors, 1 warning, 1 note
`,
    );
  });

  test('prints nothing without findings', () => {
    expect(renderText([], { color: false })).toBe('');
  });

  test('aligns line numbers of a finding and its related places', () => {
    const span = marked(`x: 1\n${'\n'.repeat(8)}⟦y⟧: 2\n`);
    const related = { message: 'here', span: { source: span.source, start: 0, end: 1 } };
    expect(
      renderText([problem({ message: 'm' }, span, [related])], { color: false })
        .split('\n')
        .slice(1, 6),
    ).toEqual(['  10 | y: 2', '     | ^', '  a.yaml:1:1 here', '   1 | x: 1', '     | ^']);
  });

  test('shows a tab as four cells, under the span too', () => {
    expect(frame('a:\n\t⟦b\tc⟧: 1')).toEqual(['  2 |     b    c: 1', '    |     ^^^^^^']);
  });

  test('gives wide characters two cells and combining marks none', () => {
    expect(frame('日本: ⟦語⟧ x')).toEqual(['  1 | 日本: 語 x', '    |       ^^']);
    expect(frame('👩‍💻e\u0301: ⟦x⟧')).toEqual(['  1 | 👩‍💻e\u0301: x', '    |      ^']);
  });

  test('shows the first line of a span over several lines', () => {
    expect(frame('a: ⟦|\n  text\n  more⟧\n')).toEqual(['  1 | a: |', '    |    ^']);
    expect(frame('⟦kind: A  \r\nspec: {}⟧\r\n')).toEqual(['  1 | kind: A', '    | ^^^^^^^']);
  });

  test('marks one cell for an empty span, at the end of a line or of the text', () => {
    expect(frame('name:⟦⟧\nx: 1')).toEqual(['  1 | name:', '    |      ^']);
    expect(frame('name: \n⟦⟧')).toEqual(['  2 |', '    | ^']);
  });

  test('cuts a long line around the span', () => {
    const [line = '', underline = ''] = frame(`${'a'.repeat(5000)}⟦here⟧${'b'.repeat(5000)}`);
    expect(line).toBe(`  1 | …${'a'.repeat(39)}here${'b'.repeat(55)}…`);
    expect(underline).toBe(`    | ${' '.repeat(40)}^^^^`);
    expect(frame(`x: ⟦${'y'.repeat(5000)}⟧`)).toEqual([`  1 | x: ${'y'.repeat(96)}…`, `    |    ${'^'.repeat(97)}`]);
    expect(frame(`⟦x⟧: ${'y'.repeat(300)}`)[0]).toBe(`  1 | x: ${'y'.repeat(96)}…`);
  });

  test('keeps control characters, reordering marks and half characters of the input off the terminal', () => {
    const text = renderText(
      [
        problem(
          { message: 'bad \u001b[31m\n\u202e\ud800 \u0007', hint: 'h\u009b' },
          marked('a\u001b]0;x\u0007: ⟦\u202eb⟧', 'p\u001b.yaml'),
        ),
      ],
      { color: false },
    );
    expect(text).toBe(
      String.raw`p\u001b.yaml:1:10 error[render-test/problem]: bad \u001b[31m\n\u202e\ud800 \u0007
  1 | a\u001b]0;x\u0007: \u202eb
    |                    ^^^^^^^
  Hint: h\u009b

1 error
`,
    );
  });

  test('shortens a message that quotes a whole file', () => {
    const [title = ''] = renderText([problem({ message: 'x'.repeat(10_000) }, undefined)], { color: false }).split(
      '\n',
    );
    expect(title.length).toBeLessThan(600);
    expect(title.endsWith('…')).toBe(true);
  });

  test('colors on request only, whatever the environment says', () => {
    const findings = [problem({ message: 'm', hint: 'h' }, marked('⟦a⟧: 1'))];
    expect(renderText(findings, { color: true })).toBe(
      '\u001b[1ma.yaml:1:1\u001b[22m \u001b[31m\u001b[1merror[render-test/problem]\u001b[22m\u001b[39m: m\n' +
        '  \u001b[2m1 |\u001b[22m a: 1\n' +
        '  \u001b[2m  |\u001b[22m \u001b[31m^\u001b[39m\n' +
        '  \u001b[36mHint:\u001b[39m h\n\n' +
        '\u001b[1m1 error\u001b[22m\n',
    );
    expect(renderText(findings, { color: false })).not.toContain('\u001b');
  });
});
