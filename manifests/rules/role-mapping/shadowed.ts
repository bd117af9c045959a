import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const shadowedMapping = defineDiagnostic<{ what: string }>({
  code: 'role-mapping/shadowed',
  severity: 'warning',
  summary: 'A role mapping that never applies, since an earlier one takes every caller it would take.',
  message: ({ what }) => `this mapping never applies: ${what}`,
  hint: () => 'remove one of the two, or change the order by priority',
});

/** Where no priority is written. */
const last = Number.MAX_SAFE_INTEGER;

/** The first mapping that matches wins: lower priority first, without one last, then as written (spec 3, RoleMapping). */
export const roleMappingShadowed: Rule = (program, report) => {
  for (const config of program.resources) {
    if (!isKind(config, 'MCPExternalAuthConfig')) continue;
    const mappings = config.resource.spec.awsSts?.roleMappings ?? [];
    if (mappings.length < 2) continue;
    const ordered = [...mappings.entries()].toSorted(([, a], [, b]) => (a.priority ?? last) - (b.priority ?? last));
    const seen = new Map<string, number>();
    let all: number | undefined;
    for (const [index, { claim, matcher }] of ordered) {
      const key = JSON.stringify(claim === undefined ? ['matcher', matcher?.trim()] : ['claim', claim]);
      const earlier = all ?? seen.get(key);
      if (earlier === undefined) {
        seen.set(key, index);
        if (matcher?.trim() === 'true') all = index;
        continue;
      }
      const field = claim === undefined ? 'matcher' : 'claim';
      const path = ['spec', 'awsSts', 'roleMappings'];
      const span = placeOf(config, [...path, earlier], 'value');
      const what = all === undefined ? `an earlier one has the same ${field}` : 'an earlier one matches every caller';
      report(
        shadowedMapping(
          { what },
          placeOf(config, [...path, index, field], 'value'),
          span === undefined ? [] : [{ message: 'the earlier mapping', span }],
        ),
      );
    }
  }
};
