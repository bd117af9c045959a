import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const connectionHeader = defineDiagnostic<{ name: string }>({
  code: 'headers/of-connection',
  severity: 'error',
  summary: 'A header that every request has of its own: it says how the message is sent, and cannot be given.',
  message: ({ name }) => `header "${name}" says how the message itself is sent, and cannot be given`,
  hint: () => 'remove it',
});

/** Headers of the connection and of the framing of a message (RFC 9110, section 7.6.1; RFC 9112, section 6), and the type of MCP messages. */
const ofConnection = new Set([
  'host',
  'connection',
  'content-length',
  'content-type',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that are sent to backends say something about the caller, not about the message. */
export const connectionHeaders: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { name, path, what } of headersOf(resource)) {
      if (ofConnection.has(name.toLowerCase())) report(connectionHeader({ name }, placeOf(resource, path, what)));
    }
  }
};

interface Header {
  readonly name: string;
  readonly path: DocumentPath;
  readonly what: 'key' | 'value';
}

function headersOf(resource: AnyResource): Header[] {
  switch (resource.kind) {
    case 'MCPRemoteProxy':
    case 'MCPServerEntry': {
      const { addPlaintextHeaders = {}, addHeadersFromSecret = [] } = resource.resource.spec.headerForward ?? {};
      const base = ['spec', 'headerForward'];
      return [
        ...Object.keys(addPlaintextHeaders).map((name): Header => ({
          name,
          path: [...base, 'addPlaintextHeaders', name],
          what: 'key',
        })),
        ...addHeadersFromSecret.flatMap(({ headerName }, index) =>
          written(headerName, [...base, 'addHeadersFromSecret', index, 'headerName']),
        ),
      ];
    }
    case 'MCPExternalAuthConfig': {
      const { headerInjection, tokenExchange } = resource.resource.spec;
      return [
        ...written(headerInjection?.headerName, ['spec', 'headerInjection', 'headerName']),
        ...written(tokenExchange?.externalTokenHeaderName, ['spec', 'tokenExchange', 'externalTokenHeaderName']),
      ];
    }
    case 'VirtualMCPServer': {
      const { outgoingAuth, config } = resource.resource.spec;
      // What the resource says takes the place of the model's outgoing authentication.
      const model = outgoingAuth === undefined ? config?.outgoingAuth : undefined;
      const base = ['spec', 'config', 'outgoingAuth'];
      return [
        ...written(model?.default?.headerInjection?.headerName, [...base, 'default', 'headerInjection', 'headerName']),
        ...Object.entries(model?.backends ?? {}).flatMap(([name, { headerInjection }]) =>
          written(headerInjection?.headerName, [...base, 'backends', name, 'headerInjection', 'headerName']),
        ),
      ];
    }
    default:
      return [];
  }
}

function written(name: string | undefined, path: DocumentPath): Header[] {
  return name === undefined ? [] : [{ name, path, what: 'value' }];
}
