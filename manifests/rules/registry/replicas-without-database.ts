import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { severalPods } from '../../facts/pods/scaling.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { isKind, titleOf } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const replicasWithoutDatabase = defineDiagnostic<{ title: string; source: string; replicas: number }>({
  code: 'registry/replicas-without-database',
  severity: 'error',
  summary: 'An autoscaler can run several replicas of a registry that has no shared database.',
  message: ({ title, source, replicas }) =>
    `${title} may have ${replicas} pods: an entry that is published to "${source}" through one of them is not visible in the others`,
  hint: () => 'set `database` in its configuration, or set maxReplicas of the autoscaler to 1',
});

/** Pods of a registry that people publish to share a database (spec 1, database). */
export const registryReplicasWithoutDatabase: Rule = async (program, report) => {
  for (const { pods, most: replicas, span } of severalPods(program)) {
    if (!isKind(pods.owner, 'MCPRegistry')) continue;
    const { config } = await registryConfigOf(pods.owner);
    const source = config?.sources?.find(({ managed }) => managed !== undefined)?.name;
    if (source === undefined || config?.database !== undefined) continue;
    report(replicasWithoutDatabase({ title: titleOf(pods.owner), source, replicas }, span));
  }
};
