import { placeOf } from '../../../runtime/config/part.ts';
import { digitsOf, isNearMiss } from '../../../runtime/config/near-miss.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { ByNamespace } from '../../facts/by-namespace.ts';
import { accountsOf, generatedAccountOf } from '../../facts/pods/emitted-accounts.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource, ForeignObject } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';

export const wrongAccount = defineDiagnostic<{
  account: string;
  namespace: string | undefined;
  why: string;
  cure: string;
}>({
  code: 'authorization/unknown-account',
  severity: 'warning',
  extent: 'whole',
  summary:
    'A RoleBinding or ClusterRoleBinding for a ServiceAccount that no pod of the input runs under, while another one is meant. The pod gets no rights.',
  message: ({ account, namespace, why }) =>
    `no pod of the input runs under ServiceAccount "${account}"${namespace === undefined ? '' : ` of namespace "${namespace}"`}${why}`,
  hint: ({ cure }) => cure,
});

/** Names that are compared letter by letter for one word. */
const mostCompared = 1000;

interface Account {
  readonly name: string;
  /** Undefined where kubectl decides. */
  readonly namespace: string | undefined;
}

/** Rights are bound to the accounts that pods run under (Kubernetes, RBAC subjects; design: names). */
export const authorizationUnknownAccount: Rule = (program, report) => {
  if (mayBeIncomplete(program)) return;
  const accounts = new ByNamespace(knownAccounts(program), ({ name }) => [`name ${name}`, `digits ${digitsOf(name)}`]);
  const owners = new ByNamespace(
    program.resources.filter((owner) => accountsOf(owner).length > 0),
    (owner) => [`account ${generatedAccountOf(owner) ?? ''}`, `name ${owner.name}`],
  );
  for (const binding of program.foreign) {
    if (binding.plainKind !== 'RoleBinding' && binding.plainKind !== 'ClusterRoleBinding') continue;
    for (const { value: subject, path } of valuesAt(binding.object, ['subjects', '*'])) {
      const named = accountOf(subject, binding);
      // Every namespace has an account default.
      if (named === undefined || named.name === 'default') continue;
      const { name, namespace, form } = named;
      if (accounts.count(`name ${name}`, namespace) > 0) continue;
      const found = meantBy(name, namespace, accounts, owners);
      if (found === undefined) continue;
      const field = found.namespace !== undefined && form === 'namespace' ? 'namespace' : 'name';
      const cure = cureOf(found, named);
      report(
        wrongAccount({ account: name, namespace, why: found.why, cure }, placeOf(binding, [...path, field], 'value')),
      );
    }
  }
};

/** An account that a subject names: with a namespace beside it or without, or as the user that its tokens authenticate. */
interface NamedAccount extends Account {
  readonly form: 'name' | 'namespace' | 'user';
}

/** What the users of ServiceAccounts begin with (Kubernetes, authentication: service account tokens). */
export const userPrefix = 'system:serviceaccount:';

function accountOf(subject: unknown, binding: ForeignObject): NamedAccount | undefined {
  const [kind, name, said] = ['kind', 'name', 'namespace'].map((field) => propertyOf(subject, field));
  if (typeof name !== 'string') return undefined;
  if (kind === 'ServiceAccount') {
    if (typeof said === 'string' && said !== '') return { name, namespace: said, form: 'namespace' };
    // The API server takes none from a ClusterRoleBinding, which another rule says.
    return binding.plainKind === 'RoleBinding' ? { name, namespace: binding.namespace, form: 'name' } : undefined;
  }
  if (kind !== 'User' || !name.startsWith(userPrefix)) return undefined;
  const [namespace = '', account = '', ...rest] = name.slice(userPrefix.length).split(':');
  return namespace === '' || account === '' || rest.length > 0 ? undefined : { name: account, namespace, form: 'user' };
}

/** The accounts of pods of the input, and those that are in the input themselves. */
function knownAccounts(program: LinkedProgram): Account[] {
  return [
    ...program.resources.flatMap((owner) =>
      accountsOf(owner).map((name): Account => ({ name, namespace: owner.namespace })),
    ),
    ...program.foreign.filter(({ plainKind }) => plainKind === 'ServiceAccount'),
    // Pods of others run under accounts that may be made elsewhere.
    ...program.foreign.flatMap(({ object, namespace }) =>
      podSpecs
        .flatMap((path) =>
          ['serviceAccountName', 'serviceAccount'].flatMap((name) => valuesAt(object, [...path, name])),
        )
        .flatMap(({ value }) => (typeof value === 'string' ? [{ name: value, namespace }] : [])),
    ),
  ];
}

const podSpecs = [['spec', 'template', 'spec'], ['spec', 'jobTemplate', 'spec', 'template', 'spec'], ['spec']];

/** What is meant by an account that is not there. */
interface Meant {
  readonly why: string;
  /** The accounts of which one is meant; that of a proxy first. */
  readonly accounts: readonly string[];
  /** Where the account is, if it is that which is wrong. */
  readonly namespace?: string;
  readonly isNear?: true;
}

/** What is meant by an account that is not there: undefined where it may be in the cluster. */
function meantBy(
  name: string,
  namespace: string | undefined,
  accounts: ByNamespace<Account>,
  owners: ByNamespace<AnyResource>,
): Meant | undefined {
  const replaced = owners.first(`account ${name}`, namespace);
  const named = replaced ?? owners.first(`name ${name}`, namespace);
  if (named !== undefined) {
    const why =
      replaced === undefined
        ? `: that is the name of a ${named.kind}`
        : `: ${named.kind} "${named.name}" has a serviceAccount of its own`;
    return { why, accounts: accountsOf(named) };
  }
  const elsewhere = accounts.first(`name ${name}`, undefined);
  if (elsewhere?.namespace !== undefined) {
    const why = `: it is in namespace "${elsewhere.namespace}"`;
    return { why, accounts: [name], namespace: elsewhere.namespace };
  }
  const candidates = accounts.all(`digits ${digitsOf(name)}`, namespace, mostCompared);
  const near = candidates.find((one) => isNearMiss(name, one.name));
  return near === undefined ? undefined : { why: '', accounts: [near.name], isNear: true };
}

function cureOf({ accounts, namespace, isNear }: Meant, named: NamedAccount): string {
  if (named.form === 'user') {
    const users = accounts.map((account) => `"${userPrefix}${namespace ?? named.namespace}:${account}"`);
    return isNear === true ? `did you mean ${users.join()}?` : `use ${listed(users)}`;
  }
  if (namespace !== undefined) return `write namespace: ${namespace}`;
  const names = accounts.map((account) => `"${account}"`);
  return isNear === true ? `did you mean ${names.join()}?` : `use ${listed(names)}`;
}

function listed(names: readonly string[]): string {
  return names.join(' (proxy) or ');
}
