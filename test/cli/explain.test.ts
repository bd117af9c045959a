import { describe, expect, test } from 'vitest';
import { everyDiagnostic } from '../../cli/explain/every-diagnostic.ts';
import { kinds } from '../../generated/kinds.ts';
import { loadDocument } from '../../generated/load.ts';
import { runSvc } from '../support/run-svc.ts';

describe('svc explain', () => {
  test('explains a code, with its examples', async () => {
    const [text, json] = await Promise.all([
      runSvc(['explain', 'registry/unknown-source']),
      runSvc(['explain', 'registry/unknown-source', '--format', 'json']),
    ]);
    expect(text).toMatchObject({ code: 0, stderr: '' });
    expect(text.stdout).toMatch(
      /^registry\/unknown-source \(error, reported by svc validate\)\n[^]*\nBad:\n[^]*\nFinding: {2}Line \d+, column \d+: [^]*\nHint: {5}did you mean "published"\?\n\nGood:\n/,
    );
    expect(JSON.parse(json.stdout)).toMatchObject({
      code: 'registry/unknown-source',
      severity: 'error',
      reportedBy: 'svc validate',
      bad: { name: 'bad.yaml', text: expect.any(String), line: expect.any(Number), hint: expect.any(String) },
      good: { name: 'good.yaml', text: expect.any(String) },
    });
  });

  test('says how a warning is ignored, and which command reports it', async () => {
    const [warning, error, flagged, document] = await Promise.all([
      runSvc(['explain', 'registry/rights-in-own-namespace-only']),
      runSvc(['explain', 'lower/duplicate-object']),
      runSvc(['explain', 'link/external']),
      runSvc(['explain', 'output/stale']),
    ]);
    expect(warning.stdout).toContain('# svc-ignore registry/rights-in-own-namespace-only <reason>');
    expect(error.stdout).not.toContain('svc-ignore');
    expect(error.stdout).toContain('(error, reported by svc validate)');
    expect(flagged.stdout).toContain('(error, reported by svc validate --closed)');
    expect(document.stdout).toMatch(
      /^output\/stale \(error, reported by svc compile\)\n[^]*\n {2}[^\n]*`svc compile -o DIR --check`/,
    );
  });

  test('explains a kind and a field', async () => {
    const [kind, field, json] = await Promise.all([
      runSvc(['explain', 'MCPGroup']),
      runSvc(['explain', 'MCPServer.spec.transport']),
      runSvc(['explain', 'registry-server.registries.name', '--format', 'json']),
    ]);
    expect(kind.stdout).toMatch(/^MCPGroup\n[^]*Fields \(\* required\):[^]*\n {2}metadata\*/);
    expect(field.stdout).toMatch(/^Default: +stdio$/m);
    expect(field.stdout).toMatch(/^Values: +stdio, streamable-http, sse$/m);
    expect(field.stdout).toMatch(/^Specified in: +part 3, MCPServer$/m);
    expect(JSON.parse(json.stdout)).toMatchObject({
      path: 'registry-server.registries.name',
      type: 'string',
      required: true,
      unspecified: expect.any(String),
    });
  });

  test('alone it lists every kind, document and code', async () => {
    const [text, json] = await Promise.all([runSvc(['explain']), runSvc(['explain', '--format', 'json'])]);
    const declared = await everyDiagnostic();
    const subjects = [...Object.keys(kinds), ...Object.keys(loadDocument), ...declared.keys()];
    for (const subject of subjects) expect(text.stdout).toMatch(new RegExp(`^ {2}${subject} +\\S`, 'm'));
    expect(JSON.parse(json.stdout)).toMatchObject({
      kinds: { length: Object.keys(kinds).length },
      documents: { length: Object.keys(loadDocument).length },
      diagnostics: { length: declared.size },
    });
  });

  test('an unknown name is 2, with the nearest name', async () => {
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
