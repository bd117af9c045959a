import { createServer } from 'node:https';
import { expect, vi } from 'vitest';
import { makeCertificates } from '../certificates.ts';
import { postModern } from '../mcp/raw-client.ts';
import type { TestProxy } from '../mcp/running-proxy.ts';
import type { FieldScenario, Workbench } from './workbench.ts';

async function collector(bench: Workbench) {
  const server = await bench.answering(() => ({ json: {} }));
  const spans = (): string =>
    server.requests
      .filter(({ path }) => path === '/v1/traces')
      .map(({ body }) => body)
      .join('');
  return { server, spans };
}

async function callAndClose(bench: Workbench, proxy: TestProxy): Promise<void> {
  expect(await bench.status(proxy)).toBe(200);
  await proxy.close();
}

/** What is seen of a proxy from outside. */
export const observationFields: readonly FieldScenario[] = [
  {
    fields: [
      'audit.enabled',
      'audit.component',
      'audit.logFile',
      'audit.includeRequestData',
      'audit.includeResponseData',
      'audit.maxDataSize',
    ],
    what: 'events are written there, with the beginning of what was sent and answered',
    async observe(bench) {
      const logFile = bench.path('audit.log');
      const { proxy } = await bench.proxy({
        tools: { filter: ['get'] },
        audit: {
          enabled: true,
          component: 'front',
          logFile,
          includeRequestData: true,
          includeResponseData: true,
          maxDataSize: 40,
        },
      });
      expect(await bench.status(proxy)).toBe(200);
      expect(await bench.status(proxy, {}, 'put')).toBe(400);
      await expect.poll(() => bench.lines('audit.log').length).toBe(2);
      const [event, refused] = bench.lines('audit.log');
      expect(event).toMatchObject({ component: 'front', type: 'mcp_tool_call', outcome: 'success' });
      expect(event?.['data']).toEqual({
        request: expect.stringMatching(/^\{"jsonrpc":.{29}$/),
        response: expect.stringMatching(/^\{"jsonrpc":.{29}$/),
      });
      expect(refused).toMatchObject({ outcome: 'failure', data: { response: expect.stringContaining('-32602') } });
      const off = await bench.proxy({ audit: { enabled: false, logFile: bench.path('off.log') } });
      expect(await bench.status(off.proxy)).toBe(200);
      expect(() => bench.lines('off.log')).toThrow('ENOENT');
    },
  },
  {
    fields: ['audit.eventTypes[]', 'audit.excludeEventTypes[]'],
    what: 'only these events are written, without those',
    async observe(bench) {
      const audit = {
        enabled: true,
        logFile: bench.path('some.log'),
        eventTypes: ['mcp_tool_call', 'mcp_tools_list'],
        excludeEventTypes: ['mcp_tools_list'],
      };
      const { proxy } = await bench.proxy({ audit });
      await bench.tools(proxy);
      await postModern(proxy.endpoint, 'prompts/list');
      await callAndClose(bench, proxy);
      expect(bench.lines('some.log').map(({ type }) => type)).toEqual(['mcp_tool_call']);
    },
  },
  {
    fields: ['auditConfigPath', 'enableAudit'],
    what: 'the file says how events are written, also when it changes; the switch alone turns them on',
    async observe(bench) {
      const settings = (component: string): object => ({ component, logFile: bench.path('file.log') });
      const auditConfigPath = bench.file('audit.json', settings('first'));
      const { proxy } = await bench.proxy({ auditConfigPath, enableAudit: true });
      const last = async (): Promise<unknown> => {
        await bench.call(proxy);
        return bench.lines('file.log').at(-1)?.['component'];
      };
      await expect.poll(last).toBe('first');
      bench.file('audit.json', settings('second'));
      await expect.poll(last, { timeout: 15_000 }).toBe('second');
    },
  },
  {
    fields: [
      'telemetry.endpoint',
      'telemetry.insecure',
      'telemetry.serviceName',
      'telemetry.serviceVersion',
      'telemetry.headers{}',
      'telemetry.headersFromEnv{}',
      'telemetry.tracingEnabled',
      'telemetry.samplingRate',
      'telemetry.environmentVariables[]',
      'telemetry.customAttributes{}',
      'telemetry.useLegacyAttributes',
    ],
    what: 'traces are sent there, with all of that',
    async observe(bench) {
      vi.stubEnv('TEST_OTLP_KEY', 'from-env');
      vi.stubEnv('TEST_REGION', 'north');
      const { server, spans } = await collector(bench);
      const telemetry = {
        endpoint: `127.0.0.1:${server.port}`,
        insecure: true,
        serviceName: 'own-name',
        serviceVersion: '9.8.7',
        headers: { 'x-tenant': 'a' },
        headersFromEnv: { 'x-key': 'TEST_OTLP_KEY' },
        tracingEnabled: true,
        metricsEnabled: false,
        samplingRate: 1,
        environmentVariables: ['TEST_REGION'],
        customAttributes: { stage: 'test' },
      };
      await callAndClose(bench, (await bench.proxy({ telemetry })).proxy);
      for (const part of ['own-name', '9.8.7', 'environment.TEST_REGION', 'north', 'stage', 'http.status_code'])
        expect(spans()).toContain(part);
      const sent = server.requests.find(({ path }) => path === '/v1/traces');
      expect(sent?.headers).toMatchObject({ 'x-tenant': 'a', 'x-key': 'from-env' });
      for (const more of [{ tracingEnabled: false }, { samplingRate: 0 }]) {
        const before = spans();
        await callAndClose(bench, (await bench.proxy({ telemetry: { ...telemetry, ...more } })).proxy);
        expect(spans()).toBe(before);
      }
      const modern = await collector(bench);
      const newer = { ...telemetry, endpoint: `127.0.0.1:${modern.server.port}`, useLegacyAttributes: false };
      await callAndClose(bench, (await bench.proxy({ telemetry: newer })).proxy);
      expect(modern.spans()).toContain('http.response.status_code');
      expect(modern.spans()).not.toContain('http.status_code');
    },
  },
  {
    fields: ['telemetry.metricsEnabled', 'telemetry.enablePrometheusMetricsPath'],
    what: 'metrics are sent, and shown',
    async observe(bench) {
      const { server } = await collector(bench);
      const telemetry = { endpoint: server.url, tracingEnabled: false, metricsEnabled: true };
      await callAndClose(bench, (await bench.proxy({ telemetry })).proxy);
      const sent = server.requests.filter(({ path }) => path === '/v1/metrics').map(({ body }) => body);
      expect(sent.join('')).toContain('mcp.server.operation.duration');
      const count = server.requests.length;
      const shown = await bench.proxy({
        telemetry: { ...telemetry, metricsEnabled: false, enablePrometheusMetricsPath: true },
      });
      await bench.call(shown.proxy);
      const text = await (await fetch(`${shown.proxy.address}/metrics`)).text();
      expect(text).toContain('mcp_server_operation_duration_seconds');
      await shown.proxy.close();
      expect(server.requests).toHaveLength(count);
      expect((await fetch(`${(await bench.proxy()).proxy.address}/metrics`)).status).toBe(404);
    },
  },
  {
    fields: ['telemetry.caCertPath'],
    what: 'the endpoint is checked against it',
    async observe(bench) {
      const { key, cert, caFile } = makeCertificates(bench.path('.'));
      let arrived = 0;
      const server = createServer({ key, cert }, (request, response) => {
        arrived += 1;
        request.resume().on('end', () => response.end('{}'));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      bench.later(async () => server.close());
      const address = server.address();
      const endpoint = `https://localhost:${typeof address === 'object' ? address?.port : 0}`;
      const telemetry = { endpoint, samplingRate: 1, metricsEnabled: false };
      await callAndClose(bench, (await bench.proxy({ telemetry })).proxy);
      expect(arrived).toBe(0);
      await callAndClose(bench, (await bench.proxy({ telemetry: { ...telemetry, caCertPath: caFile } })).proxy);
      expect(arrived).toBe(1);
    },
  },
];
