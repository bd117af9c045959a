import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { isKind } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const reservedVariable = defineDiagnostic<{ name: string; isSecret: boolean; field: string }>({
  code: 'environment/reserved',
  severity: 'warning',
  summary: 'An environment variable that the compiler sets itself, from transport and mcpPort.',
  message: ({ name, isSecret, field }) =>
    isSecret
      ? `"${name}" takes the place of the variable that tells the server its ${field}`
      : `"${name}" has no effect: it is set from ${field}`,
  hint: ({ field }) => `set ${field} instead`,
});

/** What tells a server how to speak, and the field that it follows from. */
const reserved: Readonly<Record<string, string>> = {
  MCP_TRANSPORT: 'transport',
  MCP_PORT: 'mcpPort',
  FASTMCP_PORT: 'mcpPort',
  MCP_HOST: 'transport',
};

/** The variables that tell a server what to speak and where follow from its fields (design: compile decisions). */
export const environmentReserved: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const { transport, env = [], secrets = [] } = server.resource.spec;
    const fieldOf = (name: string): string | undefined =>
      // A stdio server has no port and no host, so these are for the user to set.
      transport === 'stdio' && name !== 'MCP_TRANSPORT' ? undefined : reserved[name];
    for (const [index, { name }] of env.entries()) {
      const field = fieldOf(name);
      if (field === undefined) continue;
      report(
        reservedVariable({ name, field, isSecret: false }, placeOf(server, ['spec', 'env', index, 'name'], 'value')),
      );
    }
    for (const [index, { key, targetEnvName }] of secrets.entries()) {
      const field = fieldOf(targetEnvName ?? key);
      if (field === undefined) continue;
      const path = ['spec', 'secrets', index, targetEnvName === undefined ? 'key' : 'targetEnvName'];
      report(reservedVariable({ name: targetEnvName ?? key, field, isSecret: true }, placeOf(server, path, 'value')));
    }
  }
};
