import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

test('telemetry is sent over HTTP', async () => {
  const config = (endpoint: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPTelemetryConfig
metadata: { name: traces }
spec: { openTelemetry: { enabled: true, endpoint: ${endpoint}, tracing: { enabled: true } } }
`;
  await expectFindings(config("┆'https://otel.example.com:4317'"), 'telemetry/grpc-port');
  await expectFindings(config("┆'https://otel.example.com:4317/otlp'"), 'telemetry/grpc-port');
  await expectFindings(config("'https://otel.example.com:4318'"));
  await expectFindings(config("'https://otel.example.com/:4317'"));
});
