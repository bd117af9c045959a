import fc from 'fast-check';
import { dump, loadAll } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { plan } from '../../../manifests/plan/plan.ts';
import { renderTable } from '../../../manifests/plan/text/render-table.ts';
import { hasErrors } from '../../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../runtime/diagnostics/span.ts';
import { secretValuesIn } from '../../support/secret-values.ts';
import { fullFixtures } from '../../support/source-files.ts';

const documents: readonly unknown[] = fullFixtures().flatMap(({ text }) => [...loadAll(text)]);

async function printed(sources: readonly SourceFile[]): Promise<string> {
  const { program, diagnostics } = await validate(sources, { extent: 'whole', closed: false, namespace: 'tools' });
  if (hasErrors(diagnostics)) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const planned = await plan(program);
  return `${JSON.stringify(planned.plan, undefined, 2)}\n${renderTable(planned.plan)}`;
}

/** The same value with the keys of every map in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]: [string, unknown]) => [key, turned(child)] as const);
  return Object.fromEntries(entries.toReversed());
}

function asYaml(values: readonly unknown[], path = 'input.yaml'): SourceFile {
  return { path, text: values.map((value) => dump(value, { noRefs: true })).join('---\n') };
}

let expected = '';

beforeAll(async () => {
  expected = await printed(fullFixtures());
});

describe('the plan of every field', () => {
  test('is the same for documents in any order, however they are spread over files', async () => {
    expect(expected.length).toBeGreaterThan(20_000);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...documents], { minLength: documents.length }), async (shuffled) => {
        const half = Math.ceil(shuffled.length / 2);
        expect(await printed([asYaml(shuffled.slice(half), 'b.yaml'), asYaml(shuffled.slice(0, half), 'a.yaml')])).toBe(
          expected,
        );
      }),
      { numRuns: 6, seed: 7 },
    );
  });

  test('is the same for maps in another order', async () => {
    expect(await printed([asYaml(documents.map(turned))])).toBe(expected);
  });

  test('holds no value of a Secret, and none of a field that is secret', async () => {
    const secrets = (await secretValuesIn(fullFixtures())).filter((value) => value.length > 3);
    expect(secrets.length).toBeGreaterThan(3);
    expect(secrets.filter((value) => expected.includes(value))).toEqual([]);
  });
});

test('a thousand servers are planned, each once', async () => {
  const servers = Array.from({ length: 1000 }, (_, index) => ({
    apiVersion: 'mcp.svc.internal/v1alpha1',
    kind: 'MCPServer',
    metadata: { name: `server-${index}`, namespace: 'tools' },
    spec: {
      image: 'registry.example.com/mcp/server:1.0.0',
      transport: 'streamable-http',
      secrets: [{ name: 'token', key: 'value', targetEnvName: 'TOKEN' }],
    },
  }));
  const { program } = await validate([asYaml(servers)], { extent: 'whole', closed: false });
  const { plan: made } = await plan(program);
  // That it takes time in proportion is for test/growth.test.ts.
  expect(new Set(made.workloads.map(({ name }) => name)).size).toBe(1000);
  expect(made.workloads).toHaveLength(1000);
});
