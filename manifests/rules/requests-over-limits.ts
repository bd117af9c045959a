import type { ResourceRequirements } from '../../generated/types/resource-requirements.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { compareQuantities } from '../../runtime/language/quantity.ts';
import type { AnyResource } from '../program/resource.ts';
import { isForgottenUnit } from './memory-units.ts';
import type { Rule } from './rule.ts';

export const overLimit = defineDiagnostic<{ name: string; request: string; limit: string }>({
  code: 'resources/request-over-limit',
  severity: 'error',
  summary: 'A container that asks for more than it may use. Kubernetes refuses its pods.',
  message: ({ name, request, limit }) => `the request of ${request} ${name} is more than the limit of ${limit}`,
  hint: ({ name }) => `raise limits.${name}, or lower requests.${name}`,
});

/** What a container asks for lies within its limits, or Kubernetes refuses the pod. */
export const requestsOverLimits: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { requests, limits } = requirementsOf(resource) ?? {};
    for (const name of ['cpu', 'memory'] as const) {
      const request = requests?.[name];
      const limit = limits?.[name];
      if (request === undefined || limit === undefined || (compareQuantities(request, limit) ?? 0) <= 0) continue;
      // The limit is what is wrong then, and says so itself.
      if (name === 'memory' && isForgottenUnit(limit)) continue;
      report(overLimit({ name, request, limit }, placeOf(resource, ['spec', 'resources', 'requests', name], 'value')));
    }
  }
};

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
