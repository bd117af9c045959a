import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runClientScenario } from '../support/mcp/conformance/suite.ts';

const driver = join(import.meta.dirname, '../support/mcp/conformance/client-through-proxy.ts');

// Sign-in at servers (auth/*) is left out: a proxy brings credentials of its own and signs nobody in there.
const scenarios = {
  '2025-11-25': [
    'initialize',
    'tools_call',
    'elicitation-sep1034-client-defaults',
    'sse-retry',
    'json-schema-2020-12-preservation',
  ],
  '2026-07-28': [
    'tools_call',
    'request-metadata',
    'http-standard-headers',
    'http-custom-headers',
    'http-invalid-tool-headers',
    'json-schema-ref-no-deref',
    'json-schema-2020-12-preservation',
    'sep-2322-client-request-state',
  ],
} as const;

describe('the conformance suite as the server behind the proxy', () => {
  test.each([
    ['legacy', '2025-11-25'],
    ['legacy', '2026-07-28'],
    ['modern', '2026-07-28'],
  ] as const)(
    'a %s client, a server of %s',
    async (client, revision) => {
      for (const scenario of scenarios[revision]) {
        const command = `${process.execPath} --conditions=svc-source ${driver} ${client}`;
        const result = await runClientScenario(command, scenario, revision);
        const failed = [...result].filter(([, { problems }]) => problems.length > 0);
        expect(failed, scenario).toEqual([]);
        const passed = [...result.values()].reduce((sum, each) => sum + each.passed, 0);
        expect(passed, scenario).toBeGreaterThan(0);
      }
    },
    400_000,
  );
});
