import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { composedPods } from '../../facts/pods/composed-pods.ts';
import { isKind, type AnyResource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';

export const reservedVariable = defineDiagnostic<{ name: string; wins: boolean; field: string; isSecret?: true }>({
  code: 'environment/reserved',
  severity: 'warning',
  isError: ({ isSecret }) => isSecret === true,
  summary:
    'An environment variable that the compiler sets itself, from a field such as transport or mcpPort. An error where it takes the place of a value from a Secret.',
  message: ({ name, wins, field, isSecret }) =>
    isSecret
      ? `"${name}" takes the place of the variable with the Secret of ${field}`
      : wins
        ? `"${name}" takes the place of the variable that tells the server its ${field}`
        : `"${name}" has no effect: it is set from ${field}`,
  hint: ({ field }) => `set ${field} instead`,
});

/** What tells a server how to speak, and the field that it follows from. */
const reserved: Readonly<Record<string, string>> = openTable({
  MCP_TRANSPORT: 'transport',
  MCP_PORT: 'mcpPort',
  FASTMCP_PORT: 'mcpPort',
  MCP_HOST: 'transport',
});

/** The variables that tell a server what to speak and where follow from its fields (design: compile decisions). */
export const environmentReserved: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const { env = [], secrets = [] } = server.resource.spec;
    env.forEach(({ name }, index) => {
      const field = fieldOf(server, name);
      if (field === undefined) return;
      report(reservedVariable({ name, field, wins: false }, placeOf(server, ['spec', 'env', index, 'name'], 'value')));
    });
    secrets.forEach(({ key, targetEnvName }, index) => {
      const field = fieldOf(server, targetEnvName ?? key);
      if (field === undefined) return;
      const path = ['spec', 'secrets', index, targetEnvName === undefined ? 'key' : 'targetEnvName'];
      report(reservedVariable({ name: targetEnvName ?? key, field, wins: true }, placeOf(server, path, 'value')));
    });
  }
  // What a pod template sets is merged last.
  for (const { resource, container: main, custom } of composedPods(program)) {
    for (const { value: container, path } of valuesAt(custom, ['spec', 'containers', '*'])) {
      if (propertyOf(container, 'name') !== main) continue;
      for (const { value: name, parent, path: below } of valuesAt(container, ['env', '*', 'name'])) {
        const field = typeof name === 'string' ? fieldOf(resource, name) : undefined;
        if (typeof name !== 'string' || field === undefined || propertyOf(parent, '$patch') !== undefined) continue;
        const at = ['spec', 'podTemplateSpec', ...path, ...below];
        // A file with passwords that is not read is a Secret that is lost.
        const lost = field === 'pgpassSecretRef' ? { isSecret: true as const } : {};
        report(reservedVariable({ name, field, wins: true, ...lost }, placeOf(resource, at, 'value')));
      }
    }
  }
};

/** The field that a variable of a server follows from, or undefined where it is free. */
function fieldOf(server: AnyResource, name: string): string | undefined {
  if (isKind(server, 'MCPRegistry')) {
    return name === 'PGPASSFILE' && server.resource.spec.pgpassSecretRef !== undefined ? 'pgpassSecretRef' : undefined;
  }
  if (!isKind(server, 'MCPServer')) return undefined;
  // A stdio server has no port and no host, so these are for the user to set.
  if (server.resource.spec.transport === 'stdio' && name !== 'MCP_TRANSPORT') return undefined;
  return reserved[name];
}
