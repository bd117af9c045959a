import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { authServerConfigurationIn } from '../../facts/sign-in/auth-server-configurations.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const endpointAsBase = defineDiagnostic({
  code: 'auth-server/endpoint-as-base',
  severity: 'warning',
  summary: 'The whole address of the authorization endpoint, where its base is asked for.',
  message: () =>
    'the path of the endpoint is added to this base: browsers would be sent to /oauth/authorize/oauth/authorize',
  hint: () => 'leave /oauth/authorize out',
});

/** The base of the authorization endpoint is an address without the path of the endpoint (spec 3, EmbeddedAuthServerConfig). */
export const authServerEndpointAsBase: Rule = (program, report) => {
  for (const resource of program.resources) {
    const configured = authServerConfigurationIn(resource);
    if (configured?.config.authorizationEndpointBaseUrl?.endsWith('/oauth/authorize') !== true) continue;
    report(endpointAsBase({}, placeOf(resource, [...configured.path, 'authorizationEndpointBaseUrl'], 'value')));
  }
};
