import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'address/unknown-service';
const server = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: ledger, namespace: payments }
spec: { image: 'example.com/ledger:1', transport: streamable-http }
---
apiVersion: v1
kind: Namespace
metadata: { name: gateway }
---
apiVersion: v1
kind: Service
metadata: { name: mcp-other-proxy, namespace: gateway }
spec: { selector: { app: other }, ports: [{ port: 8080 }] }
---
`;
const entry = (url: string): string => `${server}apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: ledger, namespace: gateway }
spec: { remoteUrl: ${url}, transport: streamable-http }
`;

test.each([
  ['a namespace with a letter less', 'mcp-ledger-proxy.payment.svc.cluster.local'],
  ['two letters that changed places', 'mcp-ledger-proxy.paymenst.svc'],
  ['another namespace of the input', 'mcp-ledger-proxy.gateway'],
  ['no namespace', 'mcp-ledger-proxy'],
  ['a Service with a letter less', 'mcp-ledgr-proxy.payments.svc.cluster.local'],
])('%s does not lead to a Service', async (_, host) => {
  await expectFindings(entry(`┆http://${host}:8080/mcp`), code);
});

test.each([
  ['the Service', 'mcp-ledger-proxy.payments.svc.cluster.local'],
  ['a Service of the input that is not generated', 'mcp-other-proxy'],
  ['one of a namespace that the input does not know', 'mcp-ledger-proxy.staging.svc.cluster.local'],
  ['a host outside of the cluster', 'mcp-ledger-proxy.payment.example.com'],
  ['another name', 'mcp-wiki-proxy.payments.svc'],
])('%s is left alone', async (_, host) => {
  await expectFindings(entry(`http://${host}:8080/mcp`));
});
