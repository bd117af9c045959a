import { loadDocument } from '../../generated/load.ts';
import type { PermissionProfile } from '../../generated/types/permission-profile.ts';
import { parseNested } from '../../runtime/config/yaml/nested-document.ts';
import { validatePart } from '../../runtime/config/schema/validate.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { LinkedProgram } from '../program/link.ts';
import type { PermissionProfiles } from '../program/checked-program.ts';
import { isKind, type Resource } from '../program/resource.ts';

/**
 * Parses and validates the profiles that MCPServers take from ConfigMaps of the input.
 * Findings are placed in the source that holds the ConfigMap. A profile outside of the input is not here.
 */
export async function readPermissionProfiles(program: LinkedProgram, report: Report): Promise<PermissionProfiles> {
  const profiles = new Map<Resource<'MCPServer'>, PermissionProfile>();
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const reference = server.resource.spec.permissionProfile;
    if (reference?.type !== 'configmap' || reference.key === undefined) continue;
    const configMap = program.findForeign('ConfigMap', server, reference.name);
    const data: unknown = configMap?.object['data'];
    if (configMap === undefined || typeof data !== 'object' || data === null) continue;
    const text: unknown = Reflect.get(data, reference.key);
    if (typeof text !== 'string') continue;
    const document = parseNested(configMap, ['data', reference.key], text, report);
    if (document === undefined) continue;
    const { validate } = await loadDocument['permission-profile']();
    const profile = validatePart({ document, base: [], value: document.value }, validate, report);
    if (profile !== undefined) profiles.set(server, profile);
  }
  return profiles;
}
