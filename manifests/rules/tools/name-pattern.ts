import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind, type AnyResource } from '../../program/resource.ts';
import { allToolSettings } from '../../facts/gateways/tool-settings.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const namePattern = defineDiagnostic<{ name: string; what: string }>({
  code: 'tools/name-pattern',
  severity: 'warning',
  summary:
    'A rate limit or an override of a tool whose name is a pattern. Both go by exact names, so it has no effect.',
  message: ({ name, what }) => `this ${what} has no effect: no tool is named "${name}", and names are not patterns`,
  hint: ({ what }) =>
    what === 'limit'
      ? 'limit each tool by its name, or use shared and perUser beside tools'
      : 'use the name of the tool',
});

const pattern = /[*?^$|]/;

/** Limits and overrides go by exact names (spec 3, ToolRateLimitConfig and MCPToolConfig.toolsOverride). */
export const toolsNamePattern: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { path, names } = limitedBy(resource);
    for (const [index, { name }] of names.entries()) {
      if (!pattern.test(name)) continue;
      report(namePattern({ name, what: 'limit' }, placeOf(resource, [...path, index, 'name'], 'value')));
    }
  }
  for (const { overrides, overridesPath, declaredIn } of allToolSettings(program)) {
    for (const name of Object.keys(overrides)) {
      if (!pattern.test(name)) continue;
      report(namePattern({ name, what: 'override' }, placeOf(declaredIn, [...overridesPath, name], 'key')));
    }
  }
};

function limitedBy(resource: AnyResource): {
  readonly path: readonly string[];
  readonly names: readonly { readonly name: string }[];
} {
  if (isKind(resource, 'MCPServer'))
    return { path: ['spec', 'rateLimiting', 'tools'], names: resource.resource.spec.rateLimiting?.tools ?? [] };
  if (isKind(resource, 'VirtualMCPServer')) {
    const path = ['spec', 'config', 'rateLimiting', 'tools'];
    return { path, names: resource.resource.spec.config?.rateLimiting?.tools ?? [] };
  }
  return { path: [], names: [] };
}
