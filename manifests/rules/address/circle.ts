import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { serviceBehind } from '../../facts/network/generated-services.ts';
import { backendSource, membersOf } from '../../facts/gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { titleOf, type AnyResource, type Resource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const circle = defineDiagnostic<{ way: readonly string[] }>({
  code: 'address/circle',
  severity: 'error',
  summary: 'Virtual servers that are backends of one another, so that a request goes round in circles.',
  message: ({ way }) => `requests go round in circles: ${way.join(' asks ')}`,
  hint: () => 'take one of them out of the group of the other',
});

type Gateway = Resource<'VirtualMCPServer'>;

/** A way from one virtual server to another, and the URL that leads there. */
interface Way {
  readonly to: Gateway;
  readonly declaredIn: AnyResource;
  readonly path: DocumentPath;
}

/** No virtual server is behind itself (spec 2, backends); one that asks itself directly is reported where addresses are checked. */
export const addressCircle: Rule = (program, report) => {
  const gateways = program.resources.filter((resource): resource is Gateway => resource.kind === 'VirtualMCPServer');
  if (gateways.length < 2) return;
  const ways = new Map(gateways.map((gateway) => [gateway, waysFrom(gateway, program)]));
  const done = new Set<Gateway>();
  const follow = (gateway: Gateway, trail: readonly Gateway[]): void => {
    for (const { to, declaredIn, path } of ways.get(gateway) ?? []) {
      const start = trail.indexOf(to);
      if (start >= 0 && trail.length - start > 1) {
        const way = [...trail.slice(start), to].map(titleOf);
        report(circle({ way }, placeOf(declaredIn, path, 'value')));
      } else if (start < 0 && !done.has(to)) follow(to, [...trail, to]);
    }
    done.add(gateway);
  };
  for (const gateway of gateways) if (!done.has(gateway)) follow(gateway, [gateway]);
};

function waysFrom(gateway: Gateway, program: LinkedProgram): Way[] {
  const { config } = gateway.resource.spec;
  if (config === undefined) return [];
  const listed = backendSource(gateway) === 'inline' ? (config.backends ?? []) : [];
  const members = membersOf(program, { name: config.groupRef, namespace: gateway.namespace });
  const urls = [
    ...listed.map(({ url }, index) => {
      return { url, declaredIn: gateway, path: ['spec', 'config', 'backends', index, 'url'] };
    }),
    ...members.flatMap((member) =>
      member.kind === 'MCPServer' || listed.some(({ name }) => name === member.name)
        ? []
        : [{ url: member.resource.spec.remoteUrl, declaredIn: member, path: ['spec', 'remoteUrl'] }],
    ),
  ];
  return urls.flatMap(({ url, declaredIn, path }): Way[] => {
    const owner = serviceBehind(url, declaredIn.namespace, program)?.service.owner;
    return owner?.kind === 'VirtualMCPServer' ? [{ to: owner, declaredIn, path }] : [];
  });
}
