import type { PermissionProfile } from '../../generated/types/permission-profile.ts';

/** Whether the outbound part of a profile lets anything out. */
export function allowsSomething(outbound: NonNullable<PermissionProfile['network']>['outbound']): boolean {
  const { insecureAllowAll = false, allowHost = [], allowPort = [] } = outbound ?? {};
  return insecureAllowAll || allowHost.length + allowPort.length > 0;
}
