import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { openServices, podsBehind, type OpenService } from '../../facts/network/open-services.ts';
import { titleOf } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { backendPort } from '../../objects/layout.ts';

export const openPastProxy = defineDiagnostic<{ by: string; server: string }>({
  code: 'exposure/past-proxy',
  severity: 'error',
  summary:
    'A Service that is reached from outside of the cluster and leads to a server itself, past the proxy that authenticates its callers.',
  message: ({ by, server }) =>
    `${by} leads to ${server} past its proxy: nothing there authenticates callers, or applies policies, limits and audit`,
  hint: () => 'select app.kubernetes.io/component: proxy too, and lead to targetPort http',
});

/** What comes from outside comes through the proxy (spec 3, MCPServer: "runs an MCP server container behind a proxy runner"). */
export const exposurePastProxy: Rule = (program, report) => {
  for (const service of openServices(program)) {
    for (const { owner, component } of podsBehind(service, program)) {
      if (owner.kind !== 'MCPServer' || component !== 'backend') continue;
      const { spec } = owner.resource;
      // Nobody can connect to a server that speaks over stdio.
      if (spec.transport === 'stdio' || !leadsTo(service, backendPort(spec))) continue;
      const { object, by, at } = service;
      const place = placeOf(object, at, at.at(-1) === 'type' ? 'value' : 'key');
      report(openPastProxy({ by, server: titleOf(owner) }, place));
    }
  }
};

/** Whether a port of a Service is that of the server: other containers of its pod have ports of their own. */
function leadsTo({ object }: OpenService, port: number): boolean {
  return valuesAt(object.object, ['spec', 'ports', '*']).some(({ value }) => {
    const target = propertyOf(value, 'targetPort') ?? propertyOf(value, 'port');
    return target === 'mcp' || target === port;
  });
}
