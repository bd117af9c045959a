import { parseNested } from '../../../runtime/config/yaml/nested-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { ServingWorkload } from '../../facts/sign-in/client-authentication.ts';
import { embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { unknownProvider } from './provider.ts';

const field = 'primaryUpstreamProvider';

/** A ConfigMap of policies asks for the claims of a provider that the authorization server of its workload has (spec 2, AuthzConfig). */
export const upstreamProviderUnknownInConfigMap: Rule = (program, report) => {
  for (const workload of program.resources) {
    if (workload.kind === 'MCPServer' || workload.kind === 'MCPRemoteProxy')
      check(workload, workload.resource.spec.authzConfig, program, report);
    else if (workload.kind === 'VirtualMCPServer')
      check(workload, workload.resource.spec.incomingAuth.authzConfig, program, report);
  }
};

interface Authz {
  readonly configMap?: { readonly name: string; readonly key: string };
}

function check(workload: ServingWorkload, authz: Authz | undefined, program: LinkedProgram, report: Report): void {
  if (authz?.configMap === undefined) return;
  const [server] = embeddedAuthServersOf(workload, program);
  const { name, key } = authz.configMap;
  const configMap = server === undefined ? undefined : program.findForeign('ConfigMap', workload, name);
  const text = propertyOf(configMap?.object['data'], key);
  // Most documents do not say it, and none of those is parsed a second time.
  if (server === undefined || configMap === undefined || typeof text !== 'string' || !text.includes(field)) return;
  // Problems of the document itself are reported where its policies are read.
  const document = parseNested(configMap, ['data', key], text, () => {});
  const provider = propertyOf(document?.value, field);
  if (document === undefined || typeof provider !== 'string' || provider === '') return;
  const known = server.config.upstreamProviders.map((upstream) => upstream.name);
  if (known.includes(provider)) return;
  const place = placeOf({ document, base: [], value: document.value }, [field], 'value');
  report(unknownProvider({ provider, title: `${workload.kind} "${workload.name}"`, known }, place));
}
