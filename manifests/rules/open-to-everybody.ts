import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { outsideReach } from '../facts/outside-reach.ts';
import { isAuthenticated, type ServingWorkload } from '../program/client-authentication.ts';
import { embeddedAuthServersOf } from '../program/embedded-auth-servers.ts';
import type { LinkedProgram } from '../program/link.ts';
import type { Rule } from './rule.ts';

export const reachableFromOutside = defineDiagnostic<{ title: string; by: string }>({
  code: 'exposure/no-authentication',
  severity: 'warning',
  summary: 'A workload that can be reached from outside of the cluster, and that lets everybody in.',
  message: ({ title, by }) =>
    `${title} can be reached from outside of the cluster (${by}), and its clients do not sign in`,
  hint: () => 'authenticate clients with OIDC, or keep the workload inside of the cluster',
});

export const policiesForNobody = defineDiagnostic<{ title: string }>({
  code: 'authorization/anonymous-callers',
  severity: 'warning',
  summary: 'A policy about callers of whom nothing is known, since they do not sign in.',
  message: ({ title }) =>
    `this policy is about callers, but clients of ${title} do not sign in, so nothing is known of them`,
  hint: () => 'authenticate clients with OIDC, or write the policy without principal',
});

/** An attribute of the caller, or who the caller is (Cedar: scope and conditions). */
const aboutCallers = /\bprincipal\s*(?:\.|\[|[=!]=|\bin\b|\bhas\b|\bis\s+\w+\s+in\b)/;

/**
 * Who may call what is decided from who calls (spec 3, authentication). That nobody signs in is fine inside of a cluster: it is
 * told where a workload is open to the outside, or where policies count on it.
 */
export const openToEverybody: Rule = (program, report) => {
  for (const workload of program.resources) {
    if (workload.kind !== 'MCPServer' && workload.kind !== 'MCPRemoteProxy' && workload.kind !== 'VirtualMCPServer')
      continue;
    if (isAuthenticated(workload)) continue;
    const isVirtual = workload.kind === 'VirtualMCPServer';
    const policy = policyAboutCallers(workload);
    const by = outsideReach(workload, program);
    if ((policy === undefined && by === undefined) || isSignedIn(workload, program)) continue;
    const title = `${workload.kind} "${workload.name}"`;
    if (policy !== undefined) report(policiesForNobody({ title }, placeOf(workload, policy, 'value')));
    if (by !== undefined) {
      const path = isVirtual ? ['spec', 'incomingAuth', 'type'] : ['metadata', 'name'];
      report(reachableFromOutside({ title, by }, placeOf(workload, path, 'value')));
    }
  }
};

/** The first policy that says something about who calls. Those of a ConfigMap may be about tools alone. */
function policyAboutCallers(workload: ServingWorkload): DocumentPath | undefined {
  const isVirtual = workload.kind === 'VirtualMCPServer';
  const { authzConfig } = isVirtual ? workload.resource.spec.incomingAuth : workload.resource.spec;
  const base = isVirtual ? ['spec', 'incomingAuth'] : ['spec'];
  const index = (authzConfig?.inline?.policies ?? []).findIndex((policy) => aboutCallers.test(policy));
  return index < 0 ? undefined : [...base, 'authzConfig', 'inline', 'policies', index];
}

function isSignedIn(workload: ServingWorkload, program: LinkedProgram): boolean {
  return workload.kind !== 'VirtualMCPServer' && embeddedAuthServersOf(workload, program).length > 0;
}
