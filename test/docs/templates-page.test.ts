import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { functionTable } from '../../runtime/language/go-template/function-table.ts';
import { evaluateTemplate } from '../../runtime/language/go-template/expand.ts';
import { parseTemplate } from '../../runtime/language/go-template/parse.ts';
import type { TemplateValue } from '../../runtime/language/go-template/print-value.ts';
import { projectRoot } from '../support/source-files.ts';
import { blocksOf } from './page-blocks.ts';

const page = readFileSync(join(projectRoot, 'docs/how-to/templates.md'), 'utf8');
const data = JSON.parse(blocksOf(page)[0]?.lines.join('\n') ?? '') as TemplateValue;

/** Each row that has a template, with the result beside it. */
const rows = [...page.matchAll(/\| `(\{\{.*)` \| `(.*)` \|$/gm)].map(([, template = '', result = '']) => ({
  template: template.replaceAll(String.raw`\|`, '|'),
  result: result.replaceAll(String.raw`\|`, '|'),
}));

describe('the page about templates', () => {
  test.each(rows)('$template', ({ template, result }) => {
    const parsed = parseTemplate(template);
    if ('problem' in parsed) throw new Error(parsed.problem.message);
    expect(evaluateTemplate(parsed.template, data)).toMatchObject({ text: result });
  });

  test('has an example of each function', () => {
    const shown = rows.map(({ template }) => template).join('\n');
    const missing = [...functionTable.keys()].filter((name) => !new RegExp(String.raw`[{( ]${name} `).test(shown));
    expect(missing).toEqual([]);
  });
});
