import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf, valuesAt } from '../program/values-at.ts';
import type { Rule } from './rule.ts';

export const sharedClaim = defineDiagnostic<{ claim: string; replicas: number; field: string }>({
  code: 'scaling/shared-claim',
  severity: 'warning',
  summary: 'A volume claim for one node that several replicas mount. Those on another node do not start.',
  message: ({ claim, replicas }) =>
    `${replicas} replicas mount the claim "${claim}", which one node at a time may have (ReadWriteOnce)`,
  hint: ({ field }) => `give the claim the access mode ReadWriteMany or ReadOnlyMany, or set ${field} to 1`,
});

/** Access modes with which a volume is on one node, or in one pod. */
const single: ReadonlySet<unknown> = new Set(['ReadWriteOnce', 'ReadWriteOncePod']);

/** What several replicas mount can be on several nodes (Kubernetes, access modes of volumes). */
export const sharedClaims: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { field, replicas } = scaleOf(resource) ?? {};
    if (field === undefined || replicas === undefined || replicas <= 1) continue;
    const path = ['podTemplateSpec', 'spec', 'volumes', '*', 'persistentVolumeClaim', 'claimName'];
    for (const { value: claim, path: below } of valuesAt(resource.authored.spec, path)) {
      if (typeof claim !== 'string') continue;
      const found = program.findForeign('PersistentVolumeClaim', resource, claim);
      const modes = propertyOf(propertyOf(found?.object, 'spec'), 'accessModes');
      if (!Array.isArray(modes) || modes.length === 0 || !modes.every((mode) => single.has(mode))) continue;
      report(sharedClaim({ claim, replicas, field }, placeOf(resource, ['spec', ...below], 'value')));
    }
  }
};

/** How many pods the template of a resource is for, and the field that says so. */
function scaleOf(resource: AnyResource): { readonly field: string; readonly replicas: number | undefined } | undefined {
  switch (resource.kind) {
    case 'MCPServer': {
      const { transport, backendReplicas } = resource.resource.spec;
      // A stdio server has one, whatever is written.
      return { field: 'backendReplicas', replicas: transport === 'stdio' ? 1 : backendReplicas };
    }
    case 'EmbeddingServer':
    case 'VirtualMCPServer':
      return { field: 'replicas', replicas: resource.resource.spec.replicas };
    default:
      return undefined;
  }
}
