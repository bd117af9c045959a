import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { withVariablesAs } from '../../../runtime/config/schema/variable-values.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const credentialsInUrl = defineDiagnostic<{ host: string; cure: string }>({
  code: 'remote/credentials-in-url',
  severity: 'error',
  holdsForVariables: true,
  summary:
    'A user name or password in the URL of a server. It would be in a ConfigMap, and no request can be made to it.',
  message: ({ host }) => `the URL of ${host} has a user name or password, which no request takes from there`,
  hint: ({ cure }) => `remove the part before the "@", and ${cure}`,
});

/** Credentials travel in headers: `fetch` refuses a URL that has some (WHATWG Fetch, Request), and URLs are not kept secret. */
export const remoteCredentialsInUrl: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { url, path, cure } of addressesOf(resource)) {
      if (!url.includes('@')) continue;
      // Whatever the value of a variable, the part before the "@" is not the host.
      const parsed = URL.parse(withVariablesAs(url, 'variable'));
      if (parsed === null || (parsed.username === '' && parsed.password === '')) continue;
      report(credentialsInUrl({ host: parsed.host, cure }, placeOf(resource, path, 'value')));
    }
  }
};

interface Address {
  readonly url: string;
  readonly path: DocumentPath;
  readonly cure: string;
}

function addressesOf(resource: AnyResource): Address[] {
  switch (resource.kind) {
    case 'MCPRemoteProxy':
    case 'MCPServerEntry': {
      const cure = 'send them from a Secret with headerForward.addHeadersFromSecret';
      return [{ url: resource.authored.spec.remoteUrl, path: ['spec', 'remoteUrl'], cure }];
    }
    case 'VirtualMCPServer':
      return (resource.authored.spec.config?.backends ?? []).map(({ url }, index): Address => {
        const path = ['spec', 'config', 'backends', index, 'url'];
        return { url, path, cure: 'send them by outgoingAuth' };
      });
    default:
      return [];
  }
}
