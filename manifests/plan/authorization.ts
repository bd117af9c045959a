import type { AuthzConfigRefWithDefaults } from '../../generated/defaults/authz-config-ref.ts';
import type { PlanAuthorization } from '../../generated/types/plan-workload.ts';
import { parseNested } from '../../runtime/config/yaml/nested-document.ts';
import { withoutCredentials } from '../../runtime/diagnostics/mask-credentials.ts';
import type { LinkedProgram } from '../program/link.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf, valuesAt } from '../program/values-at.ts';
import type { Guarded } from './authentication.ts';
import { planName } from './names.ts';
import type { PlanContext } from './plan-context-type.ts';

/** What those who are let in may do (spec 3, AuthzConfigRef): the policies themselves, where the input holds them. */
export function planAuthorization(workload: Guarded, context: PlanContext): PlanAuthorization {
  const { authz, path } =
    workload.kind === 'VirtualMCPServer'
      ? { authz: workload.resource.spec.incomingAuth.authzConfig, path: 'spec.incomingAuth.authzConfig' }
      : { authz: workload.resource.spec.authzConfig, path: 'spec.authzConfig' };
  if (authz === undefined) return { type: 'none', source: 'not set' };
  const claimsFrom =
    workload.kind === 'VirtualMCPServer'
      ? workload.resource.spec.config?.incomingAuth?.authz?.primaryUpstreamProvider
      : undefined;
  // A plan is shown and kept, as findings are.
  const policies = policiesOf(authz, workload, context.program)?.map(withoutCredentials);
  const isInline = authz.type === 'inline';
  const source = isInline ? path : `ConfigMap ${authz.configMap.name}, key ${authz.configMap.key}`;
  if (policies === undefined) {
    context.assumptions.add(planName(workload), `its policies are in ${source}, which is not in the input`);
  }
  return {
    type: 'cedar',
    ...(policies === undefined || policies.length === 0 ? {} : { policies }),
    ...(claimsFrom === undefined ? {} : { claimsFrom }),
    source,
  };
}

function policiesOf(
  authz: AuthzConfigRefWithDefaults,
  workload: AnyResource,
  program: LinkedProgram,
): string[] | undefined {
  if (authz.type === 'inline') return authz.inline.policies.map((policy) => policy.trim());
  const { name, key } = authz.configMap;
  const configMap = program.findForeign('ConfigMap', workload, name);
  const text = propertyOf(propertyOf(configMap?.object, 'data'), key);
  if (configMap === undefined || typeof text !== 'string') return undefined;
  // A rule has judged the document; only what can be read of it is shown.
  const document = parseNested(configMap, ['data', key], text, () => undefined);
  return valuesAt(document?.value, ['cedar', 'policies', '*']).flatMap(({ value }) =>
    typeof value === 'string' ? [value.trim()] : [],
  );
}
