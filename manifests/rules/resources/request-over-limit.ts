import type { ResourceRequirements } from '../../../generated/types/resource-requirements.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { compareQuantities } from '../../../runtime/language/quantity.ts';
import type { AnyResource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import { isForgottenUnit } from './forgotten-unit.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';
import { containerNames } from '../../objects/layout.ts';

export const overLimit = defineDiagnostic<{ name: string; request: string; limit: string }>({
  code: 'resources/request-over-limit',
  severity: 'error',
  summary: 'A container that asks for more than it may use. Kubernetes refuses its pods.',
  message: ({ name, request, limit }) => `the request of ${request} ${name} is more than the limit of ${limit}`,
  hint: ({ name }) => `raise limits.${name}, or lower requests.${name}`,
});

/** The containers that `resources` of a spec is about. */
const containers: Readonly<Record<string, string>> = openTable({
  EmbeddingServer: containerNames.embedding,
  MCPServer: containerNames.backend,
});

/** What a container asks for lies within its limits, or Kubernetes refuses the pod; a pod template is merged over the spec first. */
export const resourcesRequestOverLimit: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { requests, limits } = requirementsOf(resource) ?? {};
    reportOverLimits({ requests, limits }, resource, ['spec', 'resources'], report);
    const template = propertyOf(resource.authored.spec, 'podTemplateSpec');
    if (template === undefined) continue;
    for (const list of ['containers', 'initContainers']) {
      for (const { value: own, path } of valuesAt(template, ['spec', list, '*', 'resources'])) checkMerged(own, path);
    }

    function checkMerged(own: unknown, path: DocumentPath): void {
      const container = valueOf(template, path.slice(0, -1));
      const isGenerated = path[1] === 'containers' && propertyOf(container, 'name') === containers[resource.kind];
      const isMerged = isGenerated && ![container, own].some((part) => propertyOf(part, '$patch') !== undefined);
      for (const name of ['cpu', 'memory'] as const) {
        const amount = (list: 'requests' | 'limits'): string | undefined => {
          const set = propertyOf(propertyOf(own, list), name);
          const inherited = isMerged ? { requests, limits }[list]?.[name] : undefined;
          // A null takes the amount of the spec away.
          if (set === undefined) return inherited;
          return typeof set === 'string' || typeof set === 'number' ? String(set) : undefined;
        };
        const [request, limit] = [amount('requests'), amount('limits')];
        if (!isOver(name, request, limit)) continue;
        const setHere = ['requests', 'limits'].find((list) => propertyOf(propertyOf(own, list), name) !== undefined);
        if (setHere === undefined || request === undefined || limit === undefined) continue;
        const place = placeOf(resource, ['spec', 'podTemplateSpec', ...path, setHere, name], 'value');
        report(overLimit({ name, request, limit }, place));
      }
    }
  }
};

/** Reports what of the requirements at a path of a part asks for more than it may use. */
export function reportOverLimits(
  { requests, limits }: { readonly [F in keyof ResourceRequirements]: ResourceRequirements[F] | undefined },
  part: Part,
  path: DocumentPath,
  report: Report,
): void {
  for (const name of ['cpu', 'memory'] as const) {
    const request = requests?.[name];
    const limit = limits?.[name];
    if (!isOver(name, request, limit) || request === undefined || limit === undefined) continue;
    report(overLimit({ name, request, limit }, placeOf(part, [...path, 'requests', name], 'value')));
  }
}

function isOver(name: 'cpu' | 'memory', request: string | undefined, limit: string | undefined): boolean {
  if (request === undefined || limit === undefined || (compareQuantities(request, limit) ?? 0) <= 0) return false;
  // The limit is what is wrong then, and says so itself.
  return name !== 'memory' || !isForgottenUnit(limit);
}

function valueOf(root: unknown, path: DocumentPath): unknown {
  return path.reduce((value, step) => propertyOf(value, String(step)), root);
}

function requirementsOf(resource: AnyResource): ResourceRequirements | undefined {
  switch (resource.kind) {
    case 'MCPServer':
    case 'MCPRemoteProxy':
    case 'EmbeddingServer':
      return resource.resource.spec.resources;
    default:
      return undefined;
  }
}
