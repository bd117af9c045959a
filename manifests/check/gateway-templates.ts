import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { CheckedProgram } from '../program/checked-program.ts';
import { isMap } from '../program/classify.ts';
import { replacedParts } from '../facts/pods/replaced-parts.ts';
import { isKind, type Resource } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';

/**
 * Reports what the podTemplateSpec of a virtual server replaces of its generated pod. That pod follows from everything the server refers
 * to, so it is lowered, once for each server that has a template; no reference of the program may be unresolved.
 */
export async function checkGatewayTemplates(program: CheckedProgram, report: Report): Promise<void> {
  const servers = program.resources
    .filter((resource) => isKind(resource, 'VirtualMCPServer'))
    .filter(({ resource }) => isMap(resource.spec.podTemplateSpec));
  if (servers.length === 0) return;
  const [{ lower }, { reportReplaced }] = await Promise.all([
    import('../lower/lower.ts'),
    import('../rules/pod-template/replaces.ts'),
  ]);
  for (const server of servers) {
    const { podTemplateSpec: custom, ...spec } = server.resource.spec;
    const plain: Resource<'VirtualMCPServer'> = { ...server, resource: { ...server.resource, spec } };
    const objects = lower(program, { image: '', outline: true }, { resources: [plain], foreign: [] });
    for (const { object } of objects) {
      const template = propertyOf(propertyOf(object, 'spec'), 'template');
      if (isMap(template) && isMap(custom)) reportReplaced(server, replacedParts(template, custom), report);
    }
  }
}
