import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { allToolSettings, type ToolSettings } from '../../facts/gateways/tool-settings.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const renamedToSame = defineDiagnostic<{ name: string; tool: string; other: string }>({
  code: 'tools/rename-to-taken-name',
  severity: 'error',
  summary: 'Two tools of one server that come out under one name, so that only one of them can be called.',
  message: ({ name, tool, other }) => `"${tool}" and "${other}" are both named "${name}"`,
  hint: () => 'give each a name of its own',
});

export const filterOldName = defineDiagnostic<{ entry: string; name: string }>({
  code: 'tools/rename-ignored-by-filter',
  severity: 'error',
  summary: 'A filter that names a tool by its old name, under which nothing is left to show after renaming.',
  message: ({ entry, name }) => `"${entry}" is renamed to "${name}", and a filter goes by names after renaming`,
  hint: ({ name }) => `write "${name}" here`,
});

export const renameHidden = defineDiagnostic<{ tool: string; name: string }>({
  code: 'tools/rename-of-hidden-tool',
  severity: 'warning',
  summary: 'A tool that is renamed or described anew and then not shown, since the filter does not list it.',
  message: ({ tool, name }) => `the override of "${tool}" has no effect: the filter does not list "${name}"`,
  hint: ({ name }) => `add "${name}" to the filter, or remove the override`,
});

export const renameToItself = defineDiagnostic<{ tool: string }>({
  code: 'tools/rename-to-itself',
  severity: 'warning',
  summary: 'An override that gives a tool the name it has, and changes nothing else.',
  message: ({ tool }) => `the override of "${tool}" has no effect: that is the name of the tool already`,
  hint: () => 'write another name, or remove the override',
});

/** Renaming comes first and filtering after it (spec 2, WorkloadToolConfig; spec 3, MCPToolConfig). */
export const toolsRename: Rule = (program, report) => {
  for (const settings of allToolSettings(program)) checkRenames(settings, report);
};

/** Reports new names of tools that clash or change nothing, and a filter that does not fit them; in a resource or a document. */
export function checkRenames(settings: PlacedSettings, report: Report): void {
  const overrides = Object.entries(settings.overrides);
  if (overrides.length === 0) return;
  /** The tool that has a name after renaming. */
  const owners = new Map<string, string>();
  for (const [tool, { name = tool, description, annotations }] of overrides) {
    const path = [...settings.overridesPath, tool];
    const other = owners.get(name);
    if (other === undefined) owners.set(name, tool);
    else {
      // The new name is at fault, not the tool that keeps its own.
      const renamed = name === tool ? other : tool;
      const place = placeOf(settings.declaredIn, [...settings.overridesPath, renamed, 'name'], 'value');
      report(renamedToSame({ name, tool, other }, place));
    }
    if (settings.overrides[tool]?.name === tool && description === undefined && annotations === undefined) {
      report(renameToItself({ tool }, placeOf(settings.declaredIn, [...path, 'name'], 'value')));
    }
  }
  checkFilter(settings, owners, report);
}

/** Settings of tools, in whatever holds them. */
export type PlacedSettings = Omit<ToolSettings, 'declaredIn'> & { readonly declaredIn: Part };

function checkFilter(settings: PlacedSettings, owners: ReadonlyMap<string, string>, report: Report): void {
  if (settings.filter.length === 0) return;
  const listed = new Set(settings.filter);
  for (const [index, entry] of settings.filter.entries()) {
    const name = Object.hasOwn(settings.overrides, entry) ? settings.overrides[entry]?.name : undefined;
    if (name === undefined || name === entry || owners.has(entry)) continue;
    report(filterOldName({ entry, name }, placeOf(settings.declaredIn, [...settings.filterPath, index], 'value')));
  }
  for (const [name, tool] of owners) {
    // Under its old name it was meant to be shown, which was reported already.
    if (listed.has(name) || listed.has(tool)) continue;
    report(renameHidden({ tool, name }, placeOf(settings.declaredIn, [...settings.overridesPath, tool], 'key')));
  }
}
