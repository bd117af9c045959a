import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { autoscalersOf } from '../../facts/pods/scaling.ts';
import type { EmittedPods } from '../../facts/pods/emitted-pods.ts';
import { serversOfGroup } from '../../facts/gateways/group-members.ts';
import { isKind, titleOf, type AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const stoppedBackend = defineDiagnostic<{ field: string; by: string }>({
  code: 'virtual-server/stopped-backend',
  severity: 'warning',
  summary: 'A server that is stopped while a virtual server serves its group, so that calls of its tools fail.',
  message: ({ field, by }) => `${field} 0 stops this server, and ${by} serves its group: calls of its tools fail`,
  hint: ({ field }) => `set ${field} to 1 or more, or remove groupRef while it is stopped`,
});

/** The members of a group that is served are there (spec 2, groupRef; spec 3, replicas). */
export const virtualServerStoppedBackend: Rule = (program, report) => {
  // KEDA starts what is stopped, other autoscalers leave it alone.
  const isWoken = (server: AnyResource, component: EmittedPods['component']): boolean =>
    autoscalersOf(program).some(
      ({ object, pods }) =>
        object.plainKind === 'ScaledObject' && pods?.owner === server && pods.component === component,
    );
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const { spec } = server.resource;
    const field = (['replicas', 'backendReplicas'] as const).find(
      (name) => spec[name] === 0 && !isWoken(server, name === 'replicas' ? 'proxy' : 'backend'),
    );
    if (field === undefined || spec.groupRef === undefined) continue;
    // Who is stopped too serves nobody.
    const by = serversOfGroup(program, { name: spec.groupRef, namespace: server.namespace }).find(
      ({ resource }) => resource.spec.replicas !== 0,
    );
    if (by === undefined) continue;
    report(stoppedBackend({ field, by: titleOf(by) }, placeOf(server, ['spec', field], 'value')));
  }
};
