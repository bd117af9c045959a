import { deprecations } from '../../../generated/deprecations/index.ts';
import type { DeprecationEntry } from '../../../generated/deprecations/deprecation-entry.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { visitPlaces } from '../../program/path-tree.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';

export const deprecated = defineDiagnostic<{
  field: string;
  value: string | undefined;
  removal: string | undefined;
  replacement: string;
}>({
  code: 'schema/deprecated',
  severity: 'warning',
  holdsForVariables: true,
  summary: 'A field or value that still works, and that a later version will not have.',
  message: ({ field, value, removal }) =>
    `${value === undefined ? field : `"${value}" as ${field}`} is deprecated${removal === undefined ? '' : `, to be removed in ${removal}`}`,
  hint: ({ replacement }) => replacement,
});

/** What is deprecated still works, and is named together with what takes its place (spec 3; the table is generated from `x-deprecated`). */
export const schemaDeprecated: Rule = (program, report) => {
  for (const resource of program.resources) {
    reportDeprecated(resource, resource.authored, deprecations[resource.kind], report);
  }
};

/** Reports every place of a value that a table of deprecations names. */
export function reportDeprecated(part: Part, value: unknown, table: readonly DeprecationEntry[], report: Report): void {
  visitPlaces(value, table, ({ removal, replacement, values }, found, _parent, path) => {
    if (values !== undefined && !(typeof found === 'string' && values.includes(found))) return;
    const said = values === undefined ? undefined : shownValue(found);
    const place = placeOf(part, path, values === undefined ? 'key' : 'value');
    report(deprecated({ field: path.join('.'), value: said, removal, replacement }, place));
  });
}
