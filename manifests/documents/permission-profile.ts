import type { PermissionProfile } from '../../generated/types/permission-profile.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { allowsSomething } from '../facts/allowed-network.ts';
import { withoutEffect } from '../rules/settings/without-effect.ts';

/** What a permission profile allows is not allowed by something else already, or forbidden altogether. */
export function checkPermissionProfile(part: Part, { network }: PermissionProfile, report: Report): void {
  const { mode, outbound } = network ?? {};
  if (outbound === undefined) return;
  const idle = (field: string, because: string, instead: string): void => {
    const path = ['network', ...field.split('.')];
    report(withoutEffect({ field, because, instead }, placeOf(part, path, 'key')));
  };
  const hosts = outbound.allowHost ?? [];
  const ports = outbound.allowPort ?? [];
  if (mode === 'none' && allowsSomething(outbound)) {
    idle('outbound', 'mode none leaves the container without a network', 'remove mode');
  } else if (outbound.insecureAllowAll === true) {
    const instead = 'remove insecureAllowAll';
    if (hosts.length > 0) idle('outbound.allowHost', 'insecureAllowAll allows every host', instead);
    if (ports.length > 0) idle('outbound.allowPort', 'insecureAllowAll allows every port', instead);
  }
}
