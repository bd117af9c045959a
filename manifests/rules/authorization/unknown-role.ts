import { digitsOf, isNearMiss } from '../../../runtime/config/near-miss.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { ByNamespace } from '../../facts/by-namespace.ts';
import { foreignOf } from '../../facts/foreign-named.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';
import type { ForeignObject } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unknownRole = defineDiagnostic<{ kind: string; name: string; why: string; cure: string }>({
  code: 'authorization/unknown-role',
  severity: 'warning',
  extent: 'whole',
  summary:
    'A RoleBinding or ClusterRoleBinding for a role that is not in the input, while another one there is meant. Nobody gets the rights.',
  message: ({ kind, name, why }) => `${kind} "${name}" is not in the input${why}`,
  hint: ({ cure }) => cure,
});

/** Roles that are compared letter by letter for one binding. */
const mostCompared = 1000;

/** A binding gives the rights of a role that is there (Kubernetes, RBAC roleRef): the namespace's own, or one of the cluster. */
export const authorizationUnknownRole: Rule = (program, report) => {
  if (mayBeIncomplete(program)) return;
  const roles = new ByNamespace(foreignOf(program, 'Role'), wordsOf);
  const ofCluster = new ByNamespace(foreignOf(program, 'ClusterRole'), wordsOf);
  for (const binding of program.foreign) {
    const { plainKind, namespace, object } = binding;
    if (plainKind !== 'RoleBinding' && plainKind !== 'ClusterRoleBinding') continue;
    const [kind, name] = [propertyOf(object['roleRef'], 'kind'), propertyOf(object['roleRef'], 'name')];
    if (typeof name !== 'string' || (kind !== 'Role' && kind !== 'ClusterRole')) continue;
    const found = kind === 'Role' ? forRole(name, namespace) : forClusterRole(name, binding);
    if (found === undefined) continue;
    const place = placeOf(binding, ['roleRef', found.field], 'value');
    report(unknownRole({ kind, name, why: found.why, cure: found.cure }, place));
  }

  function forRole(name: string, namespace: string | undefined): Meant | undefined {
    if (roles.count(`name ${name}`, namespace) > 0) return undefined;
    if (ofCluster.count(`name ${name}`, undefined) > 0) return wrongKind('ClusterRole');
    const elsewhere = roles.first(`name ${name}`, undefined)?.namespace;
    if (elsewhere !== undefined) {
      const cure = `move the binding to namespace "${elsewhere}", or the Role to that of the binding`;
      return { field: 'name', why: ` in the namespace of the binding, but in "${elsewhere}"`, cure };
    }
    return near(name, roles.all(`digits ${digitsOf(name)}`, namespace, mostCompared));
  }

  function forClusterRole(name: string, binding: ForeignObject): Meant | undefined {
    if (ofCluster.count(`name ${name}`, undefined) > 0 || isBuiltIn(name)) return undefined;
    const isLocal = binding.plainKind === 'RoleBinding' && roles.count(`name ${name}`, binding.namespace) > 0;
    return isLocal ? wrongKind('Role') : near(name, ofCluster.all(`digits ${digitsOf(name)}`, undefined, mostCompared));
  }
};

/** A role by its name, and by the digits that names have alike which are near one another. */
function wordsOf({ name }: ForeignObject): string[] {
  return [`name ${name}`, `digits ${digitsOf(name)}`];
}

/** Whether every cluster has a ClusterRole of the name (Kubernetes, default roles). */
function isBuiltIn(name: string): boolean {
  return ['admin', 'cluster-admin', 'edit', 'view'].includes(name) || name.startsWith('system:');
}

interface Meant {
  readonly field: 'kind' | 'name';
  readonly why: string;
  readonly cure: string;
}

function wrongKind(kind: string): Meant {
  return { field: 'kind', why: `; what has the name there is a ${kind}`, cure: `write kind: ${kind}` };
}

function near(name: string, roles: readonly ForeignObject[]): Meant | undefined {
  const meant = roles.find((role) => isNearMiss(name, role.name));
  return meant === undefined ? undefined : { field: 'name', why: '', cure: `did you mean "${meant.name}"?` };
}
