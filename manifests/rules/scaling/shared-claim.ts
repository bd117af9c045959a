import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { severalPods } from '../../facts/pods/scaling.ts';
import type { EmittedPods } from '../../facts/pods/emitted-pods.ts';
import { isKind } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

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
export const scalingSharedClaim: Rule = (program, report) => {
  for (const { pods, most: replicas, field, span } of severalPods(program)) {
    const { owner: resource } = pods;
    if (!hasTemplate(pods)) continue;
    const written = isKind(resource, 'MCPRegistry') ? volumes : [['podTemplateSpec', 'spec', ...claims]];
    for (const { value: claim, path } of written.flatMap((way) => valuesAt(resource.authored.spec, way))) {
      if (typeof claim !== 'string') continue;
      const found = program.findForeign('PersistentVolumeClaim', resource, claim);
      const modes = propertyOf(propertyOf(found?.object, 'spec'), 'accessModes');
      if (!Array.isArray(modes) || modes.length === 0 || !modes.every((mode) => single.has(mode))) continue;
      const related = span === undefined ? [] : [{ message: 'how many there are', span }];
      report(sharedClaim({ claim, replicas, field }, placeOf(resource, ['spec', ...path], 'value'), related));
    }
  }
};

const claims = ['volumes', '*', 'persistentVolumeClaim', 'claimName'];
/** A registry has volumes beside its template too. */
const volumes = [claims, ['podTemplateSpec', 'spec', ...claims]];

/** Whether these are the pods that the template of a resource shapes; a stdio server has one, whatever is written. */
function hasTemplate({ owner, component }: EmittedPods): boolean {
  return isKind(owner, 'MCPServer')
    ? component === 'backend' && owner.resource.spec.transport !== 'stdio'
    : component !== 'proxy';
}
