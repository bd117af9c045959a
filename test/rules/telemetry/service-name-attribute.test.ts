import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const telemetry = (attributes: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPTelemetryConfig
metadata: { name: shared }
spec:
  openTelemetry:
    enabled: true
    endpoint: https://otel.example.com:4318
    tracing: { enabled: true }
    resourceAttributes: ${attributes}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec: { type: inline, inline: { issuer: https://login.example.com } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a:1
  oidcConfigRef: { name: company, audience: a }
  telemetryConfigRef: { name: shared, serviceName: a }
`;

test('a shared configuration does not name the service', async () => {
  await expectFindings(telemetry("{ team: tools, ┆service.name: 'a' }"), 'telemetry/service-name-attribute');
});

test('other attributes are fine, those of the service too', async () => {
  await expectFindings(telemetry('{ team: tools, service.namespace: tools }'));
});
