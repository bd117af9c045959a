import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const proxy = (name: string, more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: ${name} }
spec:
  remoteUrl: https://docs.example.com/mcp
${more}`;
const ingress = (service: string): string => `---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: front }
spec:
  rules: [{ http: { paths: [{ path: /, pathType: Prefix, backend: { service: { name: ${service}, port: { number: 8080 } } } }] } }]
`;
const policy = (text: string): string => `  authzConfig: { type: inline, inline: { policies: [${text}] } }\n`;

test('inside of a cluster nobody has to sign in', async () => {
  await expectFindings(proxy('docs'));
  await expectFindings(servedGroup('', ['wiki']));
});

test('a Service that is open to the outside lets everybody in', async () => {
  await expectFindings(
    servedGroup('', ['wiki'])
      .replace('type: anonymous', 'type: ┆anonymous')
      .replace('  config:', '  serviceType: LoadBalancer\n  config:'),
    'exposure/no-authentication',
  );
});

test('a Service behind an Ingress lets everybody in', async () => {
  await expectFindings(proxy('┆docs') + ingress('mcp-docs-remote-proxy'), 'exposure/no-authentication');
  await expectFindings(proxy('docs') + ingress('another'));
  const route = (service: string): string => `---
apiVersion: traefik.io/v1alpha1
kind: IngressRoute
metadata: { name: front }
spec: { routes: [{ match: 'Host("docs.example.com")', kind: Rule, services: [{ name: ${service}, port: 8080 }] }] }
`;
  await expectFindings(proxy('┆docs') + route('mcp-docs-remote-proxy'), 'exposure/no-authentication');
  await expectFindings(proxy('docs') + route('another'));
  const connections = route('mcp-docs-remote-proxy').replace('IngressRoute', 'IngressRouteTCP');
  await expectFindings(proxy('┆docs') + connections, 'exposure/no-authentication');
});

test('policies about callers need callers', async () => {
  await expectFindings(
    proxy('docs', policy('┆"permit(principal, action, resource) when { principal.claim_groups.contains(\\"a\\") };"')),
    'authorization/anonymous-callers',
  );
  for (const scope of ['principal in ClaimGroup::', 'principal is Client in ClaimGroup::', 'principal != Client::']) {
    const about = scope.includes('!=')
      ? `permit(principal, action, resource) when { ${scope}\\"a\\" };`
      : `permit(${scope}\\"a\\", action, resource);`;
    await expectFindings(proxy('docs', policy(`┆"${about}"`)), 'authorization/anonymous-callers');
  }
  await expectFindings(proxy('docs', policy('"permit(principal, action, resource);"')));
});
