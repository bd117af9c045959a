import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const inlinedCredential = defineDiagnostic<{ field: string }>({
  code: 'registry/inlined-credential',
  severity: 'error',
  summary: 'A password in the configuration of an MCPRegistry, which is stored in a ConfigMap.',
  message: ({ field }) => `${field} would be in a ConfigMap in plain text`,
  hint: ({ field }) => `use pgpassSecretRef, or mount a Secret and name its file in ${field}File`,
});

/** A registry's configuration becomes a ConfigMap, so credentials are mounted, never inlined (spec 3, MCPRegistry). */
export const registryInlinedCredential: Rule = async (program, report) => {
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    const { part } = await registryConfigOf(registry);
    if (part === undefined) continue;
    const database = propertyOf(part.value, 'database');
    for (const name of ['password', 'migrationPassword']) {
      if (propertyOf(database, name) === undefined) continue;
      report(inlinedCredential({ field: `database.${name}` }, placeOf(part, ['database', name], 'key')));
    }
  }
};

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
