import { placeOf } from '../../runtime/config/part.ts';
import { digitsOf, isNearMiss } from '../../runtime/config/near-miss.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { ByNamespace } from '../program/by-namespace.ts';
import { accountsOf, generatedAccountOf } from '../program/emitted-accounts.ts';
import type { LinkedProgram } from '../program/link.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf, valuesAt } from '../program/values-at.ts';
import type { Rule } from './rule.ts';
import { mayHoldMore } from '../program/may-hold-more.ts';

export const wrongAccount = defineDiagnostic<{ account: string; namespace: string; why: string; cure: string }>({
  code: 'authorization/unknown-account',
  severity: 'warning',
  summary:
    'A RoleBinding or ClusterRoleBinding for a ServiceAccount that no pod of the input runs under, while another one is meant. The pod gets no rights.',
  message: ({ account, namespace, why }) =>
    `no pod of the input runs under ServiceAccount "${account}" of namespace "${namespace}"${why}`,
  hint: ({ cure }) => cure,
});

/** Names that are compared letter by letter for one word. */
const mostCompared = 1000;

interface Account {
  readonly name: string;
  readonly namespace: string | undefined;
}

/** Rights are bound to the accounts that pods run under (Kubernetes, RBAC subjects; design: names). */
export const bindingSubjects: Rule = (program, report) => {
  if (mayHoldMore(program)) return;
  const accounts = new ByNamespace(knownAccounts(program), ({ name }) => [`name ${name}`, `digits ${digitsOf(name)}`]);
  const owners = new ByNamespace(
    program.resources.filter((owner) => accountsOf(owner).length > 0),
    (owner) => [`account ${generatedAccountOf(owner) ?? ''}`, `name ${owner.name}`],
  );
  for (const binding of program.foreign) {
    if (binding.plainKind !== 'RoleBinding' && binding.plainKind !== 'ClusterRoleBinding') continue;
    for (const { value: subject, path } of valuesAt(binding.object, ['subjects', '*'])) {
      const [kind, name] = [propertyOf(subject, 'kind'), propertyOf(subject, 'name')];
      // Every namespace has an account default.
      if (kind !== 'ServiceAccount' || typeof name !== 'string' || name === 'default') continue;
      const said = propertyOf(subject, 'namespace');
      const namespace = typeof said === 'string' ? said : binding.namespace;
      if (namespace === undefined || accounts.count(`name ${name}`, namespace) > 0) continue;
      const found = meantBy(name, namespace, accounts, owners);
      if (found === undefined) continue;
      const field = found.isNamespace && typeof said === 'string' ? 'namespace' : 'name';
      const { why, cure } = found;
      report(wrongAccount({ account: name, namespace, why, cure }, placeOf(binding, [...path, field], 'value')));
    }
  }
};

/** The accounts of pods of the input, and those that are in the input themselves. */
function knownAccounts(program: LinkedProgram): Account[] {
  return [
    ...program.resources.flatMap((owner) =>
      accountsOf(owner).map((name): Account => ({ name, namespace: owner.namespace })),
    ),
    ...program.foreign.filter(({ plainKind }) => plainKind === 'ServiceAccount'),
    // Pods of others run under accounts that may be made elsewhere.
    ...program.foreign.flatMap(({ object, namespace }) =>
      [
        ...valuesAt(object, ['spec', 'template', 'spec', 'serviceAccountName']),
        ...valuesAt(object, ['spec', 'jobTemplate', 'spec', 'template', 'spec', 'serviceAccountName']),
        ...valuesAt(object, ['spec', 'serviceAccountName']),
      ].flatMap(({ value }) => (typeof value === 'string' ? [{ name: value, namespace }] : [])),
    ),
  ];
}

/** What is meant by an account that is not there: undefined where it may be in the cluster. */
function meantBy(
  name: string,
  namespace: string,
  accounts: ByNamespace<Account>,
  owners: ByNamespace<AnyResource>,
): { readonly why: string; readonly cure: string; readonly isNamespace: boolean } | undefined {
  const replaced = owners.first(`account ${name}`, namespace);
  const named = replaced ?? owners.first(`name ${name}`, namespace);
  if (named !== undefined) {
    const cure = `use ${accountsOf(named)
      .map((account) => `"${account}"`)
      .join(' (proxy) or ')}`;
    const isGiven = replaced !== undefined;
    const why = isGiven
      ? `: ${named.kind} "${named.name}" has a serviceAccount of its own`
      : `: that is the name of a ${named.kind}`;
    return { why, cure, isNamespace: false };
  }
  const elsewhere = accounts.first(`name ${name}`, undefined);
  if (elsewhere?.namespace !== undefined) {
    const cure = `write namespace: ${elsewhere.namespace}`;
    return { why: `: it is in namespace "${elsewhere.namespace}"`, cure, isNamespace: true };
  }
  const candidates = accounts.all(`digits ${digitsOf(name)}`, namespace, mostCompared);
  const near = candidates.find((one) => isNearMiss(name, one.name));
  return near === undefined ? undefined : { why: '', cure: `did you mean "${near.name}"?`, isNamespace: false };
}
