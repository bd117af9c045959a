import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expandTemplate } from '../../../../runtime/language/go-template/expand.ts';
import { parseTemplate } from '../../../../runtime/language/go-template/parse.ts';
import { referencesOf } from '../../../../runtime/language/go-template/references.ts';

/** Pieces that often make a template that runs, and sometimes one that is broken. */
const block = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(
      'a',
      '{{.}}',
      '{{.a}}',
      '{{$}}',
      '{{.a.b}}',
      '{{index . "a" 0}}',
      '{{printf "%v %d" . 1}}',
      '{{/* c */}}',
    ),
    fc.constantFrom(
      '{{$x := .}}',
      '{{$x}}',
      '{{len .}}',
      '{{break}}',
      '{{continue}}',
      '{{template "t" .}}',
      '{{',
      '}}',
      '{{end}}',
    ),
    fc
      .tuple(
        fc.constantFrom('if .', 'range .', 'with .a', 'range $i, $v := .', 'define "t"', 'block "u" .'),
        tie('nodes'),
      )
      .map(([head, body]) => `{{${head}}}${body}{{end}}`),
    fc.tuple(tie('nodes'), tie('nodes')).map(([yes, no]) => `{{if .a}}${yes}{{else}}${no}{{end}}`),
  ),
  nodes: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
}));

test('any text parses or has a problem inside it, and what parses ends within its limits', () => {
  let expanded = 0;
  fc.assert(
    fc.property(block.nodes, fc.jsonValue({ maxDepth: 4 }), (text, value) => {
      const parsed = parseTemplate(text);
      if ('problem' in parsed) {
        const { start, end, message } = parsed.problem;
        expect(message).not.toBe('');
        expect(start >= 0 && start <= end && end <= text.length, text).toBe(true);
        return;
      }
      for (const { start, end } of referencesOf(parsed.template)) {
        expect(start >= 0 && start <= end && end <= text.length, text).toBe(true);
      }
      const limits = { depth: 10, output: 2_000, steps: 5_000 };
      const result = expandTemplate(parsed.template, value, limits);
      if ('text' in result) expanded++;
      if ('text' in result) expect(result.text.length).toBeLessThanOrEqual(limits.output);
      else expect(result.problem.message).not.toBe('');
    }),
    { numRuns: 2_000, seed: 11 },
  );
  expect(expanded).toBeGreaterThan(200);
});
