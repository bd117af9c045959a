import type { SkillEntry } from '../../generated/types/skill-entry.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';

export const packageNowhere = defineDiagnostic<{ type: string; field: string }>({
  code: 'skill/package-nowhere',
  severity: 'error',
  summary: 'A package of a skill without a location, so that clients cannot fetch it.',
  message: ({ type, field }) => `a package of type ${type} needs ${field}: without it clients cannot fetch the skill`,
  hint: ({ type, field }) =>
    type === 'oci' ? `add ${field} with the reference of the image` : `add ${field} with the address of the repository`,
});

/** A package of a skill says where it is: an image by its reference, a repository by its address. */
export function checkSkillDocument(part: Part, { packages = [] }: SkillEntry, report: Report): void {
  for (const [index, found] of packages.entries()) {
    const field = found.registryType === 'oci' ? 'identifier' : 'url';
    if ((found[field] ?? '') !== '') continue;
    const place = placeOf(part, ['packages', index, 'registryType'], 'value');
    report(packageNowhere({ type: found.registryType, field }, place));
  }
}
