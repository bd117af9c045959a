import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

test('an endpoint is for all signals', async () => {
  const config = (endpoint: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPTelemetryConfig
metadata: { name: traces }
spec: { openTelemetry: { enabled: true, endpoint: ${endpoint}, tracing: { enabled: true } } }
`;
  await expectFindings(config("┆'https://otel.example.com:4318/v1/traces'"), 'telemetry/signal-path');
  await expectFindings(config("┆'https://otel.example.com/otlp/v1/metrics/'"), 'telemetry/signal-path');
  await expectFindings(config("'https://otel.example.com/otlp'"));
});
