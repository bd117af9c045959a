import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const code = 'address/resource-name';
const wiki = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: wiki }
spec: { image: example.com/wiki, transport: streamable-http }
`;
const gateway = (url: string): string =>
  servedGroup(`    backends: [{ name: far, transport: streamable-http, url: ${url} }]`, ['far']);

test('a server is reached by the name of its Service', async () => {
  await expectFindings(gateway("┆'http://wiki:8080/mcp'") + wiki, code);
  await expectFindings(gateway("┆'http://wiki.tools.svc.cluster.local:8080/mcp'") + wiki, code);
  await expectFindings(gateway("'http://mcp-wiki-proxy:8080/mcp'") + wiki);
  await expectFindings(gateway("'http://other:8080/mcp'") + wiki);
  await expectFindings(gateway("'https://wiki.example.com/mcp'") + wiki);
});

test('unless there is a Service of that name', async () => {
  const service = '---\napiVersion: v1\nkind: Service\nmetadata: { name: wiki }\nspec: { ports: [{ port: 8080 }] }\n';
  await expectFindings(gateway("'http://wiki:8080/mcp'") + wiki + service);
});

test('a proxy of a remote server may have the name of its host', async () => {
  const remote = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: wiki }
spec: { remoteUrl: 'https://wiki/mcp' }
`;
  await expectFindings(remote);
  await expectFindings(`${gateway("'https://wiki/mcp'")}---\n${remote}`);
});

test('a way into the cluster leads to a Service as well', async () => {
  const ingress = (name: string): string => `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: way-in }
spec:
  rules:
    - http: { paths: [{ path: /, pathType: Prefix, backend: { service: { name: ${name}, port: { number: 8080 } } } }] }
`;
  await expectFindings(ingress('┆wiki') + wiki, code);
  await expectFindings(
    ingress('mcp-wiki-proxy') + wiki.replace('name: wiki', 'name: ┆wiki'),
    'exposure/no-authentication',
  );
});
