import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../program/resource.ts';
import type { Rule } from './rule.ts';

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

/** Plain headers and those from Secrets share one request, and each header has one value there (RFC 9110, section 5.1). */
export const oneValuePerHeader: Rule = (program, report) => {
  for (const resource of program.resources) {
    const seen = new Map<string, Header>();
    for (const header of headersOf(resource)) {
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
function headersOf(resource: AnyResource): Header[] {
  switch (resource.kind) {
    case 'MCPRemoteProxy':
    case 'MCPServerEntry': {
      const { addPlaintextHeaders, addHeadersFromSecret = [] } = resource.resource.spec.headerForward ?? {};
      const base = ['spec', 'headerForward'];
      return [
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

function plain(headers: Readonly<Record<string, string>> = {}, base: DocumentPath): Header[] {
  return Object.keys(headers).map((name) => ({ name, path: [...base, name], what: 'key' }));
}

function written(name: string, path: DocumentPath): Header {
  return { name, path, what: 'value' };
}
