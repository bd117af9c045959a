import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { severalPods } from '../../facts/pods/scaling.ts';
import { configurationPlace, embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const keysOfItsOwn = defineDiagnostic<{ replicas: number; missing: string }>({
  code: 'auth-server/replicas-with-own-keys',
  severity: 'error',
  summary: 'Several replicas of an embedded authorization server that each make up keys or secrets of their own.',
  message: ({ replicas, missing }) =>
    `${replicas} replicas of an authorization server without ${missing}: each makes up its own and refuses what the others issued`,
  hint: ({ missing }) => `add ${missing} with the key of a Secret, or run one replica`,
});

export const memoryOfItsOwn = defineDiagnostic<{ replicas: number }>({
  code: 'auth-server/replicas-with-own-memory',
  severity: 'error',
  summary: 'Several replicas of an embedded authorization server that each keep sessions in their own memory.',
  message: ({ replicas }) =>
    `${replicas} replicas of an authorization server with storage in memory: a sign-in that one begins, another cannot finish`,
  hint: () => 'use storage of type redis, or run one replica',
});

/** Replicas of an embedded authorization server have to share keys, secrets and storage (design: random material). */
export const authServerReplicas: Rule = (program, report) => {
  for (const { pods, most: replicas, span: place } of severalPods(program)) {
    const { owner: workload, component } = pods;
    const [server] = component === 'backend' ? [] : embeddedAuthServersOf(workload, program);
    if (server === undefined) continue;
    const related = configurationPlace(workload, server);
    for (const missing of ['signingKeySecretRefs', 'hmacSecretRefs'] as const) {
      if ((server.config[missing] ?? []).length === 0) report(keysOfItsOwn({ replicas, missing }, place, related));
    }
    if (server.config.storage?.type !== 'redis') report(memoryOfItsOwn({ replicas }, place, related));
  }
};
