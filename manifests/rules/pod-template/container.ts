import type { KindName } from '../../../generated/kinds.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { containerNames } from '../../objects/layout.ts';

export const unknownContainer = defineDiagnostic<{ name: string; list: string; known: string; isNear: boolean }>({
  code: 'pod-template/container-unknown',
  severity: 'error',
  summary: 'A container of a podTemplateSpec that is not one of the generated containers and has no image.',
  message: ({ name, list, known }) =>
    `${list} "${name}" has no image, and the pod has ${known === '' ? 'none' : `only "${known}"`} of its own to change`,
  hint: ({ known, isNear }) =>
    isNear
      ? `did you mean "${known}"?`
      : `add an image to make it a further container${known === '' ? '' : `, or name it "${known}"`}`,
});

export const unnamedContainer = defineDiagnostic<{ list: string; known: string }>({
  code: 'pod-template/container-unnamed',
  severity: 'error',
  summary: 'A container of a podTemplateSpec without a name: containers are merged by name.',
  message: ({ list }) => `this ${list} has no name, and containers are merged by name`,
  hint: ({ known }) => (known === '' ? 'add a name' : `add "name: ${known}" to change the generated one`),
});

/** The container of each kind's pod that people may change, as the specification names it. */
const containers: Readonly<Partial<Record<KindName, string>>> = {
  EmbeddingServer: containerNames.embedding,
  MCPRegistry: containerNames.registry,
  MCPServer: containerNames.backend,
  VirtualMCPServer: containerNames.gateway,
};

/** A podTemplateSpec changes the container with the documented name; a mistyped name would silently add another container. */
export const podTemplateContainer: Rule = (program, report) => {
  for (const resource of program.resources) {
    const known = containers[resource.kind];
    if (known === undefined || propertyOf(resource.authored.spec, 'podTemplateSpec') === undefined) continue;
    check(resource, 'containers', [known]);
    check(resource, 'initContainers', hasPgpass(resource) ? ['copy-pgpass'] : []);
  }

  function check(resource: AnyResource, list: 'containers' | 'initContainers', names: readonly string[]): void {
    const path = ['spec', 'podTemplateSpec', 'spec', list];
    const items = valueAt(resource.authored, path);
    if (!Array.isArray(items)) return;
    const known = names[0] ?? '';
    const label = list === 'containers' ? 'container' : 'init container';
    for (const [index, item] of items.entries()) {
      const { name, image, $patch: directive } = mapOf(item);
      if (directive !== undefined) continue;
      if (typeof name !== 'string') {
        report(unnamedContainer({ list: label, known }, placeOf(resource, [...path, index], 'value')));
      } else if (typeof image !== 'string' && !names.includes(name)) {
        const isNear = suggest(name, names) !== undefined;
        report(
          unknownContainer({ name, list: label, known, isNear }, placeOf(resource, [...path, index, 'name'], 'value')),
        );
      }
    }
  }
};

function hasPgpass(resource: AnyResource): boolean {
  return resource.kind === 'MCPRegistry' && resource.resource.spec.pgpassSecretRef !== undefined;
}

function valueAt(root: unknown, path: DocumentPath): unknown {
  return path.reduce<unknown>((value, step) => mapOf(value)[step], root);
}

function mapOf(value: unknown): Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
