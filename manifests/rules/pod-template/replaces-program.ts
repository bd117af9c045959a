import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { composedPods } from '../../facts/pods/composed-pods.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const replacesProgram = defineDiagnostic<{ field: string; container: string; kind: string }>({
  code: 'pod-template/replaces-program',
  severity: 'warning',
  summary:
    'A podTemplateSpec that runs something else than the program of svc in the container of a virtual server or a registry. Its configuration, arguments and probes are made for that program.',
  message: ({ field, container, kind }) =>
    `this ${field} replaces the program of container "${container}", for which the configuration and probes of this ${kind} are made`,
  hint: ({ field }) =>
    field === 'image'
      ? 'remove it; another version of svc is set for all of them with image in svc.yaml, or --image'
      : 'remove it; a program of your own belongs in a container with another name',
});

/** The containers of virtual servers and registries run our program (design: image), whatever else is in their pods. */
export const podTemplateReplacesProgram: Rule = (program, report) => {
  for (const { resource, custom, container } of composedPods(program)) {
    const { kind } = resource;
    if (kind !== 'VirtualMCPServer' && kind !== 'MCPRegistry') continue;
    for (const { value, path } of valuesAt(custom, ['spec', 'containers', '*'])) {
      if (propertyOf(value, 'name') !== container || propertyOf(value, '$patch') === 'delete') continue;
      for (const field of ['image', 'command']) {
        const written = propertyOf(value, field);
        // Null removes, which is a finding of its own; no command is that of the image.
        if (written === undefined || written === null || (Array.isArray(written) && written.length === 0)) continue;
        const at = ['spec', 'podTemplateSpec', ...path, field];
        report(replacesProgram({ field, container, kind }, placeOf(resource, at, 'key')));
      }
    }
  }
};
