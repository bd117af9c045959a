import { describe, expect, test } from 'vitest';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { renderJson } from '../../../runtime/diagnostics/render-json.ts';

const problem = defineDiagnostic<{ message: string }>({
  code: 'json-test/problem',
  severity: 'error',
  summary: 'For this test.',
  message: ({ message }) => message,
  hint: () => 'mend it',
});
const doubt = defineDiagnostic<object>({
  code: 'json-test/doubt',
  severity: 'warning',
  summary: 'For this test.',
  message: () => 'a doubt',
});

describe('renderJson', () => {
  test('gives places with exclusive ends, related places, hints and counts', () => {
    const source = { path: 'a.yaml', text: 'a: 1\r\nb: |\r\n  x\r\n' };
    const related = [{ message: 'there', span: { source, start: 0, end: 1 } }];
    const text = renderJson([
      problem({ message: 'm' }, { source, start: 9, end: 15 }, related),
      doubt({}, source),
      doubt({}, undefined),
    ]);
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text)).toEqual({
      diagnostics: [
        {
          code: 'json-test/problem',
          severity: 'error',
          message: 'm',
          file: 'a.yaml',
          line: 2,
          column: 4,
          endLine: 3,
          endColumn: 4,
          hint: 'mend it',
          related: [{ message: 'there', file: 'a.yaml', line: 1, column: 1, endLine: 1, endColumn: 2 }],
        },
        { code: 'json-test/doubt', severity: 'warning', message: 'a doubt', file: 'a.yaml', related: [] },
        { code: 'json-test/doubt', severity: 'warning', message: 'a doubt', related: [] },
      ],
      summary: { errors: 1, warnings: 2 },
    });
  });

  test('gives an object without findings too', () => {
    expect(JSON.parse(renderJson([]))).toEqual({ diagnostics: [], summary: { errors: 0, warnings: 0 } });
  });

  test('escapes what a terminal would act on, and keeps the value', () => {
    const message = '\u001b[31m \u009b \u007f \u202e \u2028 é';
    const text = renderJson([problem({ message }, undefined)]);
    expect(text).toContain(String.raw`\u001b[31m \u009b \u007f \u202e \u2028 é`);
    expect(JSON.parse(text)).toMatchObject({ diagnostics: [{ message }] });
  });
});
