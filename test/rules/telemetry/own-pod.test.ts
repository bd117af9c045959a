import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const config = (endpoint: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPTelemetryConfig
metadata: { name: collector }
spec: { openTelemetry: { enabled: true, endpoint: ${endpoint}, tracing: { enabled: true } } }
`;

test('a collector runs in another pod', async () => {
  await expectFindings(config("'https://otel.example.com:4318'"));
  await expectFindings(config("┆'https://localhost:4318'"), 'telemetry/own-pod');
});

test('a pod template may bring one', async () => {
  await expectFindings(`${config("'https://localhost:4318'")}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a:1.0.0
  transport: streamable-http
  telemetryConfigRef: { name: collector, serviceName: a }
  podTemplateSpec: { metadata: { annotations: { sidecar.opentelemetry.io/inject: 'true' } } }
`);
});
