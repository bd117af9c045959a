import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import type { Diagnostic } from '../../../runtime/diagnostics/diagnostic.ts';
import { maximumForMachines } from '../../../runtime/diagnostics/shown-findings.ts';
import { renderSarif } from '../../../runtime/diagnostics/render-sarif.ts';
import { isMap } from '../../support/plain-walk.ts';
import { sarifSchemaPath, sarifValidator } from '../../support/sarif-schema.ts';
import { projectRoot } from '../../support/source-files.ts';

const path = sarifSchemaPath();
const logOf = (findings: readonly Diagnostic[]): unknown => JSON.parse(renderSarif(findings, { version: '1.2.3' }));

/** The findings of every bad example, each in a file whose name needs escapes. */
async function exampleFindings(): Promise<Diagnostic[]> {
  const root = join(projectRoot, 'cli/explain/examples');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'bad.yaml')
    .map((entry) => join(entry.parentPath, entry.name));
  const found: Diagnostic[] = [];
  for (const [index, file] of files.entries()) {
    const source = { path: `dir é ${index}/a:b,c%#?[d].yaml`, text: readFileSync(file, 'utf8') };
    found.push(...(await validate([source], { extent: 'whole', closed: true })).diagnostics);
  }
  return found;
}

describe.skipIf(path === undefined)('a SARIF log is one by the schema of SARIF 2.1.0', () => {
  const problemsOf = path === undefined ? () => [] : sarifValidator(path);

  test('the check refuses an invalid log', () => {
    expect(problemsOf({ version: '2.1.0' })).not.toEqual([]);
    const log = logOf([]);
    expect(problemsOf({ ...(isMap(log) ? log : {}), more: 1 })).not.toEqual([]);
    const result = { message: { text: 'm' }, locations: [{ physicalLocation: { artifactLocation: { uri: 'a b' } } }] };
    const run = { tool: { driver: { name: 'svc' } }, results: [result] };
    expect(problemsOf({ version: '2.1.0', runs: [run] })).toEqual([expect.stringContaining('uri-reference')]);
  });

  test('without findings', () => {
    expect(problemsOf(logOf([]))).toEqual([]);
  });

  test('with findings of every sort: about a place, a file, nothing, with related places', async () => {
    const findings = await exampleFindings();
    expect(findings.length).toBeGreaterThan(150);
    expect(findings.some(({ related }) => related.length > 0)).toBe(true);
    const [first] = findings;
    if (first === undefined) throw new Error('no findings');
    const { span: _span, ...ofFile } = first;
    const { source: _source, ...ofNothing } = ofFile;
    expect(problemsOf(logOf([...findings, ofFile, ofNothing]))).toEqual([]);
  });

  test('with more findings than are listed', async () => {
    const [first] = await exampleFindings();
    if (first === undefined) throw new Error('no findings');
    const log = logOf(Array.from({ length: maximumForMachines + 1 }, () => ({ ...first })));
    expect(JSON.stringify(log).includes('1 more finding is not listed')).toBe(true);
    expect(problemsOf(log)).toEqual([]);
  });
});
