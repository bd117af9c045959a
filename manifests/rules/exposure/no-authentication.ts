import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { outsideReach } from '../../facts/network/outside-reach.ts';
import { isAnonymous } from '../../facts/sign-in/client-authentication.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const reachableFromOutside = defineDiagnostic<{ title: string; by: string }>({
  code: 'exposure/no-authentication',
  severity: 'warning',
  summary: 'A workload that can be reached from outside of the cluster, and that lets everybody in.',
  message: ({ title, by }) =>
    `${title} can be reached from outside of the cluster (${by}), and its clients do not sign in`,
  hint: () => 'authenticate clients with OIDC, or keep the workload inside of the cluster',
});

/** That nobody signs in is fine inside of a cluster; it is reported where a workload is open to the outside (spec 3, authentication). */
export const exposureNoAuthentication: Rule = (program, report) => {
  for (const workload of program.resources) {
    if (!isAnonymous(workload, program)) continue;
    const by = outsideReach(workload, program);
    if (by === undefined) continue;
    const title = `${workload.kind} "${workload.name}"`;
    const path = workload.kind === 'VirtualMCPServer' ? ['spec', 'incomingAuth', 'type'] : ['metadata', 'name'];
    report(reachableFromOutside({ title, by }, placeOf(workload, path, 'value')));
  }
};
