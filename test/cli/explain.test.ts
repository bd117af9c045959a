import { describe, expect, test } from 'vitest';
import { diagnosticExamples } from '../../cli/explain/diagnostic-examples.ts';
import { everyDiagnostic } from '../../cli/every-diagnostic.ts';
import { validate } from '../../manifests/compile.ts';
import { hasErrors } from '../../runtime/diagnostics/diagnostic.ts';
import { runSvc } from '../support/run-svc.ts';

describe('svc explain', () => {
  test('explains a code, with its examples', async () => {
    const [text, json] = await Promise.all([
      runSvc(['explain', 'registry/unknown-source']),
      runSvc(['explain', 'registry/unknown-source', '-o', 'json']),
    ]);
    expect(text).toMatchObject({ code: 0, stderr: '' });
    expect(text.stdout).toMatch(/^registry\/unknown-source \(error\)\n[^]*\nBad:\n[^]*\nGood:\n/);
    expect(JSON.parse(json.stdout)).toMatchObject({
      code: 'registry/unknown-source',
      severity: 'error',
      reportedBy: 'validate',
      example: { bad: expect.any(String), good: expect.any(String) },
    });
  });

  test('says how a warning is ignored, and which command reports it', async () => {
    const { stdout } = await runSvc(['explain', 'registry/reads-every-namespace']);
    expect(stdout).toContain('(warning, reported by svc compile)');
    expect(stdout).toContain('# svc-ignore registry/reads-every-namespace <reason>');
  });

  test('explains a kind and a field', async () => {
    const [kind, field, json] = await Promise.all([
      runSvc(['explain', 'MCPGroup']),
      runSvc(['explain', 'MCPServer.spec.transport']),
      runSvc(['explain', 'registry-server.registries.name', '-o', 'json']),
    ]);
    expect(kind.stdout).toMatch(/^MCPGroup\n[^]*Fields \(\* required\):[^]*\n {2}metadata\*/);
    expect(field.stdout).toContain('Default:   stdio\n');
    expect(field.stdout).toContain('Values:    stdio, streamable-http, sse\n');
    expect(JSON.parse(json.stdout)).toMatchObject({
      path: 'registry-server.registries.name',
      type: 'string',
      required: true,
      unspecified: expect.any(String),
    });
  });

  test('lists every code', async () => {
    const [text, json] = await Promise.all([runSvc(['explain']), runSvc(['explain', '-o', 'json'])]);
    const { declared } = await everyDiagnostic();
    for (const code of declared.keys()) expect(text.stdout).toContain(`${code} `);
    expect(JSON.parse(json.stdout)).toMatchObject({ diagnostics: { length: declared.size } });
  });

  test('what there is not is 2, with the nearest name', async () => {
    const [code, kind, field] = await Promise.all([
      runSvc(['explain', 'link/missing-taget']),
      runSvc(['explain', 'MCPServr']),
      runSvc(['explain', 'MCPServer.spec.tranport']),
    ]);
    expect(code).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('"link/missing-target"?') });
    expect(kind).toMatchObject({ code: 2, stderr: expect.stringContaining('"MCPServer"?') });
    expect(field).toMatchObject({ code: 2, stderr: expect.stringContaining('"transport"?') });
  });
});

describe('the examples of diagnostics', () => {
  const check = async (text: string): Promise<{ codes: string[]; failed: boolean }> => {
    const { diagnostics } = await validate([{ path: 'example.yaml', text }], { extent: 'whole', closed: false });
    return { codes: diagnostics.map(({ code }) => code), failed: hasErrors(diagnostics) };
  };

  test.each(Object.entries(diagnosticExamples))('%s', async (code, { bad, good }) => {
    expect((await everyDiagnostic()).declared.has(code)).toBe(true);
    expect((await check(bad)).codes).toContain(code);
    const { codes, failed } = await check(good);
    expect(codes).not.toContain(code);
    expect(failed).toBe(false);
  });
});
