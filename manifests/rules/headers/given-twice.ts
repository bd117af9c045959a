import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const givenTwice = defineDiagnostic<{ name: string; other: string }>({
  code: 'headers/given-twice',
  severity: 'error',
  summary: 'A header with two values: names of headers do not differ by case.',
  message: ({ name, other }) =>
    name === other ? `header "${name}" is given twice` : `headers "${other}" and "${name}" are the same header`,
  hint: () => 'remove one of them',
});

interface Header {
  readonly name: string;
  readonly path: DocumentPath;
  readonly what: 'key' | 'value';
}

/** Plain headers, those from Secrets and that of an external authentication share one request, and each header has one value there (RFC 9110, section 5.1). */
export const headersGivenTwice: Rule = (program, report) => {
  for (const resource of program.resources) {
    const seen = new Map<string, Header>();
    for (const header of headersOf(resource, program)) {
      const folded = header.name.toLowerCase();
      const first = seen.get(folded);
      if (first === undefined) {
        seen.set(folded, header);
        continue;
      }
      const span = placeOf(resource, first.path, first.what);
      report(
        givenTwice(
          { name: header.name, other: first.name },
          placeOf(resource, header.path, header.what),
          span === undefined ? [] : [{ message: 'given here too', span }],
        ),
      );
    }
  }
};

/** The headers that a resource adds to one request. */
function headersOf(resource: AnyResource, program: LinkedProgram): Header[] {
  switch (resource.kind) {
    case 'MCPRemoteProxy':
    case 'MCPServerEntry': {
      const { headerForward, externalAuthConfigRef } = resource.resource.spec;
      const { addPlaintextHeaders, addHeadersFromSecret = [] } = headerForward ?? {};
      const base = ['spec', 'headerForward'];
      const ofAuth = externalAuthConfigRef === undefined ? undefined : sentBy(externalAuthConfigRef, resource, program);
      return [
        ...(ofAuth === undefined ? [] : [written(ofAuth, ['spec', 'externalAuthConfigRef', 'name'])]),
        ...plain(addPlaintextHeaders, [...base, 'addPlaintextHeaders']),
        ...addHeadersFromSecret.map(({ headerName: name }, index) =>
          written(name, [...base, 'addHeadersFromSecret', index, 'headerName']),
        ),
      ];
    }
    case 'MCPTelemetryConfig': {
      const { headers, sensitiveHeaders = [] } = resource.resource.spec.openTelemetry ?? {};
      const base = ['spec', 'openTelemetry'];
      return [
        ...plain(headers, [...base, 'headers']),
        ...sensitiveHeaders.map(({ name }, index) => written(name, [...base, 'sensitiveHeaders', index, 'name'])),
      ];
    }
    default:
      return [];
  }
}

/** The header that an external authentication sends to the backend. */
function sentBy(
  { name }: { readonly name: string },
  resource: AnyResource,
  program: LinkedProgram,
): string | undefined {
  const spec = program.find('MCPExternalAuthConfig', resource, name)?.resource.spec;
  switch (spec?.type) {
    case 'headerInjection':
      return spec.headerInjection.headerName;
    case 'tokenExchange':
      // Without a header of its own the new token takes the place of the caller's.
      return spec.tokenExchange.externalTokenHeaderName ?? 'Authorization';
    case 'bearerToken':
    case 'awsSts':
    case 'upstreamInject':
      return 'Authorization';
    default:
      return undefined;
  }
}

function plain(headers: Readonly<Record<string, string>> = {}, base: DocumentPath): Header[] {
  return Object.keys(headers).map((name) => ({ name, path: [...base, name], what: 'key' }));
}

function written(name: string, path: DocumentPath): Header {
  return { name, path, what: 'value' };
}
