import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { emittedPods, mayBeIn } from '../program/emitted-pods.ts';
import { registryConfigOf } from '../program/registry-configs.ts';
import { isKind } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';
import type { Rule } from './rule.ts';

export const replicasWithoutDatabase = defineDiagnostic<{ title: string; source: string; replicas: number }>({
  code: 'registry/replicas-without-database',
  severity: 'error',
  summary:
    'An autoscaler gives a registry that people publish to several pods, and each keeps what it is sent to itself.',
  message: ({ title, source, replicas }) =>
    `${title} may have ${replicas} pods, and what is published to "${source}" is known to one of them`,
  hint: () => 'set `database` in its configuration, or maxReplicas: 1',
});

/** Pods of a registry that people publish to share a database (spec 1, database). */
export const registryReplicas: Rule = async (program, report) => {
  for (const scaler of program.foreign) {
    if (scaler.plainKind !== 'HorizontalPodAutoscaler') continue;
    const spec = propertyOf(scaler.object, 'spec');
    const target = propertyOf(spec, 'scaleTargetRef');
    const replicas = propertyOf(spec, 'maxReplicas');
    if (typeof replicas !== 'number' || replicas <= 1) continue;
    const pods = emittedPods(program).find(
      ({ controller, owner }) =>
        controller.kind === propertyOf(target, 'kind') &&
        controller.name === propertyOf(target, 'name') &&
        mayBeIn(owner, scaler.namespace),
    );
    if (pods === undefined || !isKind(pods.owner, 'MCPRegistry')) continue;
    const { config } = await registryConfigOf(pods.owner);
    const source = config?.sources?.find(({ managed }) => managed !== undefined)?.name;
    if (source === undefined || config?.database !== undefined) continue;
    const title = `MCPRegistry "${pods.owner.name}"`;
    report(replicasWithoutDatabase({ title, source, replicas }, placeOf(scaler, ['spec', 'maxReplicas'], 'value')));
  }
};
