import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { accountsOf, generatedAccountOf } from '../../facts/pods/emitted-accounts.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { ForeignObject } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import { objectNames } from '../../../runtime/resources/object-names.ts';
import { userPrefix } from './unknown-account.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const refusedBinding = defineDiagnostic<{ what: string; cure: string }>({
  code: 'authorization/binding-refused',
  severity: 'warning',
  summary: 'A RoleBinding or ClusterRoleBinding that the API server refuses: a subject or a role that it cannot have.',
  message: ({ what }) => `the API server refuses ${what}`,
  hint: ({ cure }) => cure,
});

export const unknownSubject = defineDiagnostic<{ kind: string; name: string; why: string; cure: string }>({
  code: 'authorization/binding-of-unknown-subject',
  severity: 'warning',
  summary: 'A User or Group of a RoleBinding or ClusterRoleBinding that no request has. Nobody gets the rights.',
  message: ({ kind, name, why }) => `no request has the ${kind} "${name}"${why}`,
  hint: ({ cure }) => cure,
});

/** The group of all ServiceAccounts, and with a namespace after it that of those of the namespace. */
const allAccounts = 'system:serviceaccounts';
const group = 'rbac.authorization.k8s.io';

/** What Kubernetes takes of a binding, and which users and groups there are (RBAC validation; service account tokens). */
export const authorizationBinding: Rule = (program, report) => {
  const made = new Set(program.resources.flatMap(madeAccounts));
  for (const binding of program.foreign) {
    if (binding.plainKind !== 'RoleBinding' && binding.plainKind !== 'ClusterRoleBinding') continue;
    const refuse = (path: DocumentPath, what: string, cure: string): void =>
      report(refusedBinding({ what, cure }, placeOf(binding, path, 'value')));
    const role = refusedRole(binding);
    if (role !== undefined) refuse(['roleRef', role.field], role.what, role.cure);
    for (const { value: subject, path } of valuesAt(binding.object, ['subjects', '*'])) {
      const found = refusedSubject(subject, binding);
      if (found !== undefined) refuse([...path, found.field], found.what, found.cure);
      else {
        const unknown = subjectOfNobody(subject, made);
        if (unknown !== undefined) report(unknownSubject(unknown, placeOf(binding, [...path, 'name'], 'value')));
      }
    }
  }
};

/** The accounts that are made for a resource and that its pods run under. */
function madeAccounts(owner: LinkedProgram['resources'][number]): string[] {
  const made = new Set([generatedAccountOf(owner), objectNames.serverProxy(owner.name)]);
  return accountsOf(owner).filter((account) => made.has(account));
}

interface Refused {
  readonly field: string;
  readonly what: string;
  readonly cure: string;
}

function refusedRole({ object, plainKind }: ForeignObject): Refused | undefined {
  const [kind, apiGroup] = ['kind', 'apiGroup'].map((field) => propertyOf(object['roleRef'], field));
  if (apiGroup !== undefined && apiGroup !== '' && apiGroup !== group) {
    return {
      field: 'apiGroup',
      what: `a roleRef of API group "${shownValue(apiGroup)}"`,
      cure: `write apiGroup: ${group}`,
    };
  }
  if (kind === 'ClusterRole' || (kind === 'Role' && plainKind === 'RoleBinding')) return undefined;
  const cure =
    plainKind === 'RoleBinding'
      ? 'write kind: Role or ClusterRole'
      : 'write kind: ClusterRole, or make the binding a RoleBinding in the namespace of the Role';
  return { field: 'kind', what: `a roleRef of kind "${shownValue(kind)}" in a ${plainKind}`, cure };
}

function refusedSubject(subject: unknown, { plainKind }: ForeignObject): Refused | undefined {
  const [kind, apiGroup, namespace] = ['kind', 'apiGroup', 'namespace'].map((field) => propertyOf(subject, field));
  if (kind !== 'Group' && kind !== 'ServiceAccount' && kind !== 'User') {
    const cure = 'write kind: ServiceAccount, User or Group';
    return { field: 'kind', what: `a subject of kind "${shownValue(kind)}"`, cure };
  }
  const expected = kind === 'ServiceAccount' ? '' : group;
  if (apiGroup !== undefined && apiGroup !== '' && apiGroup !== expected) {
    const cure = expected === '' ? 'remove apiGroup' : `write apiGroup: ${expected}`;
    return { field: 'apiGroup', what: `a subject of kind ${kind} of API group "${shownValue(apiGroup)}"`, cure };
  }
  if (
    kind === 'ServiceAccount' &&
    plainKind === 'ClusterRoleBinding' &&
    (namespace === undefined || namespace === '')
  ) {
    return {
      field: 'name',
      what: 'a ServiceAccount without a namespace in a ClusterRoleBinding',
      cure: 'add the namespace of the account',
    };
  }
  return undefined;
}

/** Users and groups are strings that anybody may make up, but those of accounts have one form. */
function subjectOfNobody(
  subject: unknown,
  made: ReadonlySet<string>,
): { readonly kind: string; readonly name: string; readonly why: string; readonly cure: string } | undefined {
  const [kind, name] = [propertyOf(subject, 'kind'), propertyOf(subject, 'name')];
  if (typeof name !== 'string') return undefined;
  if (kind === 'User') {
    if (made.has(name)) {
      const cure = 'write kind: ServiceAccount, and remove apiGroup';
      return { kind, name, why: ': that is a ServiceAccount', cure };
    }
    const isAccount = name.startsWith(userPrefix);
    const words = name.split(':').slice(2);
    if (name.startsWith(allAccounts) || (isAccount && (words.length !== 2 || words.includes('')))) {
      const cure = `write ${userPrefix}NAMESPACE:NAME, or a subject of kind ServiceAccount`;
      return { kind, name, why: ': that of an account has its namespace and its name', cure };
    }
  }
  if (kind === 'Group') {
    const isOfOne = name.startsWith(userPrefix);
    const namespace = name.startsWith(`${allAccounts}:`) ? name.slice(allAccounts.length + 1) : undefined;
    if (isOfOne || namespace === '' || namespace?.includes(':') === true) {
      const cure = `write ${allAccounts}:NAMESPACE, or a subject of kind ServiceAccount`;
      return { kind, name, why: ': the accounts of a namespace are a group, a single one is none', cure };
    }
  }
  return undefined;
}
