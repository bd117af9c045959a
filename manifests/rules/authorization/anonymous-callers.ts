import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isAnonymous, type ServingWorkload } from '../../facts/sign-in/client-authentication.ts';
import type { Rule } from '../../check/contracts/rule.ts';

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

/** Policies about callers need callers that are known (spec 3, authentication). */
export const authorizationAnonymousCallers: Rule = (program, report) => {
  for (const workload of program.resources) {
    if (!isAnonymous(workload, program)) continue;
    const policy = policyAboutCallers(workload);
    if (policy === undefined) continue;
    const title = `${workload.kind} "${workload.name}"`;
    report(policiesForNobody({ title }, placeOf(workload, policy, 'value')));
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
