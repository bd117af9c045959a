import { deprecations } from '../../generated/deprecations/index.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { valuesAt } from '../program/values-at.ts';
import type { Rule } from './rule.ts';

export const deprecated = defineDiagnostic<{
  field: string;
  value: string | undefined;
  removal: string | undefined;
  replacement: string;
}>({
  code: 'schema/deprecated',
  severity: 'warning',
  summary: 'A field or value that still works, and that a later version will not have.',
  message: ({ field, value, removal }) =>
    `${value === undefined ? field : `"${value}" as ${field}`} is deprecated${removal === undefined ? '' : `, to be removed in ${removal}`}`,
  hint: ({ replacement }) => replacement,
});

/** What is deprecated still works, and is named together with what takes its place (spec 3; the table is generated from `x-deprecated`). */
export const deprecatedFields: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { path: pattern, removal, replacement, values } of deprecations[resource.kind]) {
      for (const { path, value } of valuesAt(resource.authored, pattern)) {
        if (values !== undefined && !(typeof value === 'string' && values.includes(value))) continue;
        const said = values === undefined ? undefined : String(value);
        const place = placeOf(resource, path, values === undefined ? 'key' : 'value');
        report(deprecated({ field: path.join('.'), value: said, removal, replacement }, place));
      }
    }
  }
};
