import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const setTwice = defineDiagnostic<{ name: string; field: string }>({
  code: 'environment/set-twice',
  severity: 'error',
  summary: 'An environment variable of a server that two entries set, of which only one can win.',
  message: ({ name }) => `the variable "${name}" is set twice`,
  hint: ({ field }) => `remove one of them, or give the value of a secret another ${field}`,
});

/** A variable has one value, whether it is plain or comes from a Secret (spec 3, env and secrets). */
export const environmentSetTwice: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const { env = [], secrets = [] } = server.authored.spec;
    // Two of one name in env are found by the schema.
    if (secrets.length === 0) continue;
    // Places in env, and after them those in secrets: a path is made only for what is reported.
    const first = new Map<string, number>();
    const placeAt = (at: number) => {
      if (at < env.length) return placeOf(server, ['spec', 'env', at, 'name'], 'value');
      const index = at - env.length;
      const field = secrets[index]?.targetEnvName === undefined ? 'key' : 'targetEnvName';
      return placeOf(server, ['spec', 'secrets', index, field], 'value');
    };
    env.forEach(({ name }, index) => first.set(name, index));
    secrets.forEach(({ key, targetEnvName = key }, index) => {
      const at = env.length + index;
      const other = first.get(targetEnvName);
      if (other === undefined) {
        first.set(targetEnvName, at);
        return;
      }
      const span = placeAt(other);
      const related = span === undefined ? [] : [{ message: 'set here too', span }];
      report(setTwice({ name: targetEnvName, field: 'targetEnvName' }, placeAt(at), related));
    });
  }
};
