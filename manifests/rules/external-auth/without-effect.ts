import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const notForBackends = defineDiagnostic<{ name: string; consumer: string }>({
  code: 'external-auth/without-effect',
  severity: 'error',
  summary: 'An embedded authorization server where authentication toward a backend belongs: it is about clients.',
  message: ({ name, consumer }) =>
    `MCPExternalAuthConfig "${name}" is an embedded authorization server, which signs clients in and has no settings for how ${consumer} authenticates toward a backend`,
  hint: () =>
    'refer to one of type tokenExchange, headerInjection, bearerToken, awsSts, upstreamInject or unauthenticated; a virtual server signs its clients in by authServerConfig',
});

interface Reference {
  readonly name: string;
  readonly path: DocumentPath;
}

/** An external authentication has to be of a type that its consumer can use (spec 3, MCPExternalAuthConfig). */
export const externalAuthWithoutEffect: Rule = (program, report) => {
  for (const consumer of program.resources) {
    for (const { name, path } of towardBackends(consumer)) {
      const target = program.find('MCPExternalAuthConfig', consumer, name);
      if (target?.resource.spec.type !== 'embeddedAuthServer') continue;
      const title = `${consumer.kind} "${consumer.name}"`;
      report(notForBackends({ name, consumer: title }, placeOf(consumer, path, 'value')));
    }
  }
};

/** The references that say how to authenticate toward backends and nothing else. */
function towardBackends(consumer: AnyResource): Reference[] {
  switch (consumer.kind) {
    case 'MCPServerEntry': {
      const reference = consumer.resource.spec.externalAuthConfigRef;
      return reference === undefined ? [] : [{ name: reference.name, path: ['spec', 'externalAuthConfigRef', 'name'] }];
    }
    case 'VirtualMCPServer': {
      const { default: common, backends = {} } = consumer.resource.spec.outgoingAuth ?? {};
      const places = [
        { auth: common, path: ['default'] },
        ...Object.entries(backends).map(([name, auth]) => ({ auth, path: ['backends', name] })),
      ];
      return places.flatMap(({ auth, path }) => {
        const reference = auth?.externalAuthConfigRef;
        if (reference === undefined) return [];
        return [{ name: reference.name, path: ['spec', 'outgoingAuth', ...path, 'externalAuthConfigRef', 'name'] }];
      });
    }
    default:
      return [];
  }
}
