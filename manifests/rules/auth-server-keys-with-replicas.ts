import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { configurationPlace, embeddedAuthServersOf } from '../program/embedded-auth-servers.ts';
import type { Rule } from './rule.ts';

export const keysOfItsOwn = defineDiagnostic<{ replicas: number; missing: string }>({
  code: 'auth-server/keys-with-replicas',
  severity: 'error',
  summary: 'Several replicas of an embedded authorization server that each make up keys or secrets of their own.',
  message: ({ replicas, missing }) =>
    `${replicas} replicas of an authorization server without ${missing}: each makes up its own and refuses what the others issued`,
  hint: ({ missing }) => `add ${missing} with the key of a Secret, or run one replica`,
});

export const memoryOfItsOwn = defineDiagnostic<{ replicas: number }>({
  code: 'auth-server/memory-with-replicas',
  severity: 'error',
  summary: 'Several replicas of an embedded authorization server that each keep sessions in their own memory.',
  message: ({ replicas }) =>
    `${replicas} replicas of an authorization server with storage in memory: a sign-in that one begins, another cannot finish`,
  hint: () => 'use storage of type redis, or run one replica',
});

/** Replicas of an embedded authorization server have to share keys, secrets and storage (design: random material). */
export const authServerKeysWithReplicas: Rule = (program, report) => {
  for (const workload of program.resources) {
    if (workload.kind !== 'MCPServer' && workload.kind !== 'VirtualMCPServer') continue;
    const { replicas } = workload.resource.spec;
    const [server] = embeddedAuthServersOf(workload, program);
    if (server === undefined || replicas === undefined || replicas <= 1) continue;
    const place = placeOf(workload, ['spec', 'replicas'], 'value');
    const related = configurationPlace(workload, server);
    for (const missing of ['signingKeySecretRefs', 'hmacSecretRefs'] as const) {
      if ((server.config[missing] ?? []).length === 0) report(keysOfItsOwn({ replicas, missing }, place, related));
    }
    if (server.config.storage?.type !== 'redis') report(memoryOfItsOwn({ replicas }, place, related));
  }
};
