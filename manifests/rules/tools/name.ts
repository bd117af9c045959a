import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { knownToolsOf } from '../../facts/gateways/known-tools.ts';
import { isKind } from '../../program/resource.ts';
import { allToolSettings } from '../../facts/gateways/tool-settings.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import type { PlacedSettings } from './rename.ts';

/** What many clients take at most, prefixes included. */
const longest = 64;

export const longToolName = defineDiagnostic<{ name: string; length: number }>({
  code: 'tools/name-too-long',
  severity: 'warning',
  summary: 'A tool name, prefix included, that is longer than many clients take.',
  message: ({ name, length }) =>
    `clients see "${name}": ${length} characters, and many of them refuse more than ${longest}`,
  hint: () => 'rename the tool, or use a shorter prefix',
});

export const refusedToolName = defineDiagnostic<{ name: string; characters: string }>({
  code: 'tools/name-refused',
  severity: 'warning',
  summary: 'A tool name with characters that MCP does not allow in one, so that clients may refuse the tool.',
  message: ({ name, characters }) => `"${name}" is not a valid tool name; clients may reject ${characters}`,
  hint: () => 'use letters, digits, "_", "-", "." and "/" only',
});

/** New names of tools are such that clients take them (MCP, tool names; many clients take 64 characters). */
export const toolsName: Rule = (program, report) => {
  for (const settings of allToolSettings(program)) checkNewNames(settings, report);
  for (const resource of program.resources) {
    if (isKind(resource, 'VirtualMCPCompositeToolDefinition')) {
      check(resource.resource.spec.name, resource, ['spec', 'name'], report);
    }
    if (!isKind(resource, 'VirtualMCPServer')) continue;
    const { compositeTools = [] } = resource.resource.spec.config ?? {};
    for (const [index, { name }] of compositeTools.entries()) {
      check(name, resource, ['spec', 'config', 'compositeTools', index, 'name'], report);
    }
    for (const { name, advertised, isShown, at } of knownToolsOf(resource, program)) {
      // A name that is too long by itself was reported above, and clients do not see hidden tools.
      if (!isShown || advertised.length <= longest || name.length > longest) continue;
      report(longToolName({ name: advertised, length: advertised.length }, placeOf(at.resource, at.path, at.what)));
    }
  }
};

/** Reports new names of tools that clients may refuse, in a resource or a document. */
export function checkNewNames({ declaredIn, overrides, overridesPath }: PlacedSettings, report: Report): void {
  for (const [tool, { name }] of Object.entries(overrides)) {
    check(name, declaredIn, [...overridesPath, tool, 'name'], report);
  }
}

function check(name: string | undefined, declaredIn: Part, path: DocumentPath, report: Report): void {
  if (name === undefined) return;
  const refused = [...new Set(name.match(/[^A-Za-z0-9_./-]/gu) ?? [])];
  if (refused.length > 0) {
    const characters = refused.map((character) => JSON.stringify(character)).join(', ');
    report(refusedToolName({ name, characters }, placeOf(declaredIn, path, 'value')));
  } else if (name.length > longest) {
    report(longToolName({ name, length: name.length }, placeOf(declaredIn, path, 'value')));
  }
}
