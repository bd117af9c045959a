import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { isKind } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const setTwice = defineDiagnostic<{ name: string; field: string }>({
  code: 'environment/set-twice',
  severity: 'error',
  summary: 'An environment variable of a server that two entries set, of which only one can win.',
  message: ({ name }) => `the variable "${name}" is set twice`,
  hint: ({ field }) => `remove one of them, or give the value of a secret another ${field}`,
});

/** A variable has one value, whether it is plain or comes from a Secret (spec 3, env and secrets). */
export const environmentCollisions: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const { env = [], secrets = [] } = server.authored.spec;
    // Two of one name in env are found by the schema.
    const first = new Map(
      // Places are computed only for what is reported: a position costs far more than the check.
      env.map(({ name }, index) => [name, () => placeOf(server, ['spec', 'env', index, 'name'], 'value')]),
    );
    for (const [index, { key, targetEnvName }] of secrets.entries()) {
      const name = targetEnvName ?? key;
      const field = targetEnvName === undefined ? 'key' : 'targetEnvName';
      const place = () => placeOf(server, ['spec', 'secrets', index, field], 'value');
      if (first.has(name)) {
        const span = first.get(name)?.();
        report(
          setTwice(
            { name, field: 'targetEnvName' },
            place(),
            span === undefined ? [] : [{ message: 'set here too', span }],
          ),
        );
      } else first.set(name, place);
    }
  }
};
