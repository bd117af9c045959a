import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const missingClient = defineDiagnostic<{ field: string }>({
  code: 'credentials/secret-without-client',
  severity: 'error',
  summary: 'A client secret without the client it belongs to.',
  message: ({ field }) => `${field} is set without clientId: a secret alone does not identify a client`,
  hint: ({ field }) => `add clientId, or remove ${field}`,
});

/** What may hold a client and its secret. */
interface Client {
  readonly clientId?: string;
}

/** A client authenticates with its identifier and its secret (RFC 6749, section 2.3.1). */
export const credentialsSecretWithoutClient: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { client, path } of clientsOf(resource)) {
      if ((client.clientId ?? '') !== '') continue;
      const field = secretFields.find((name) => Object.hasOwn(client, name));
      if (field !== undefined) report(missingClient({ field }, placeOf(resource, [...path, field], 'key')));
    }
  }
};

const secretFields = ['clientSecretRef', 'clientSecret', 'clientSecretEnv'] as const;

interface ClientAt {
  readonly client: Client;
  readonly path: DocumentPath;
}

function clientsOf(resource: AnyResource): ClientAt[] {
  switch (resource.kind) {
    case 'MCPExternalAuthConfig':
      return at(resource.authored.spec.tokenExchange, ['spec', 'tokenExchange']);
    case 'MCPOIDCConfig':
      return at(resource.authored.spec.inline, ['spec', 'inline']);
    case 'MCPServer':
    case 'MCPRemoteProxy':
      return at(resource.authored.spec.oidcConfig?.inline, ['spec', 'oidcConfig', 'inline']);
    case 'VirtualMCPServer': {
      const { incomingAuth, outgoingAuth, config } = resource.authored.spec;
      const base = ['spec', 'config', 'outgoingAuth'];
      // What the resource says takes the place of the model's outgoing authentication.
      const model = outgoingAuth === undefined ? config?.outgoingAuth : undefined;
      return [
        ...at(incomingAuth.oidcConfig?.inline, ['spec', 'incomingAuth', 'oidcConfig', 'inline']),
        ...at(model?.default?.tokenExchange, [...base, 'default', 'tokenExchange']),
        ...Object.entries(model?.backends ?? {}).flatMap(([name, { tokenExchange }]) =>
          at(tokenExchange, [...base, 'backends', name, 'tokenExchange']),
        ),
      ];
    }
    default:
      return [];
  }
}

function at(client: Client | undefined, path: DocumentPath): ClientAt[] {
  return client === undefined ? [] : [{ client, path }];
}
