import { describe, expect, test } from 'vitest';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { renderGithub } from '../../../runtime/diagnostics/render-github.ts';
import { renderJunit } from '../../../runtime/diagnostics/render-junit.ts';
import { renderSarif } from '../../../runtime/diagnostics/render-sarif.ts';

const problem = defineDiagnostic<{ message: string }>({
  code: 'machine-test/problem',
  severity: 'error',
  summary: 'A problem for this test.',
  message: ({ message }) => message,
  hint: () => 'mend it\nor not',
});
const doubt = defineDiagnostic<object>({
  code: 'machine-test/doubt',
  severity: 'warning',
  summary: 'A doubt for this test.',
  message: () => 'a doubt',
});

const source = { path: 'dir x/a:b,c.yaml', text: 'a: 1\nb: |\n  x\n' };
const related = [{ message: 'there', span: { source, start: 0, end: 1 } }];
const findings = [
  doubt({}, undefined),
  doubt({}, source),
  problem({ message: '100% <b> & "q" \u001B[31m' }, { source, start: 3, end: 4 }, related),
  problem({ message: 'm' }, { source, start: 5, end: 13 }),
];

describe('SARIF', () => {
  test('is a log of version 2.1.0 with rules, regions and related places', () => {
    const log: unknown = JSON.parse(renderSarif(findings, { version: '1.2.3' }));
    const artifactLocation = { uri: 'dir%20x/a%3Ab%2Cc.yaml' };
    expect(log).toEqual({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'svc',
              semanticVersion: '1.2.3',
              rules: [
                {
                  id: 'machine-test/doubt',
                  shortDescription: { text: 'A doubt for this test.' },
                  defaultConfiguration: { level: 'warning' },
                },
                {
                  id: 'machine-test/problem',
                  shortDescription: { text: 'A problem for this test.' },
                  defaultConfiguration: { level: 'error' },
                },
              ],
            },
          },
          columnKind: 'utf16CodeUnits',
          results: [
            { ruleId: 'machine-test/doubt', ruleIndex: 0, level: 'warning', message: { text: 'a doubt' } },
            {
              ruleId: 'machine-test/doubt',
              ruleIndex: 0,
              level: 'warning',
              message: { text: 'a doubt' },
              locations: [{ physicalLocation: { artifactLocation } }],
            },
            {
              ruleId: 'machine-test/problem',
              ruleIndex: 1,
              level: 'error',
              message: { text: '100% <b> & "q" \u001B[31m\nmend it\nor not' },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation,
                    region: { startLine: 1, startColumn: 4, endLine: 1, endColumn: 5 },
                  },
                },
              ],
              relatedLocations: [
                {
                  id: 0,
                  message: { text: 'there' },
                  physicalLocation: {
                    artifactLocation,
                    region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
                  },
                },
              ],
            },
            {
              ruleId: 'machine-test/problem',
              ruleIndex: 1,
              level: 'error',
              message: { text: 'm\nmend it\nor not' },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation,
                    region: { startLine: 2, startColumn: 1, endLine: 3, endColumn: 4 },
                  },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  test('is a log with an empty list of results without findings', () => {
    expect(JSON.parse(renderSarif([], { version: '1.2.3' }))).toMatchObject({ runs: [{ results: [] }] });
  });
});

test('GitHub annotations escape what a command would read', () => {
  const file = 'file=dir x/a%3Ab%2Cc.yaml';
  expect(renderGithub(findings).split('\n')).toEqual([
    '::warning title=machine-test/doubt::a doubt',
    `::warning ${file},title=machine-test/doubt::a doubt`,
    `::error ${file},line=1,endLine=1,col=4,endColumn=4,title=machine-test/problem::100%25 <b> & "q" \\u001b[31m%0Amend it%0Aor not`,
    `::error ${file},line=2,endLine=3,title=machine-test/problem::m%0Amend it%0Aor not`,
    '',
  ]);
  expect(renderGithub([])).toBe('');
});

test('JUnit has a suite for each file, and failures for errors only', () => {
  const text = renderJunit(findings);
  expect(text).toContain('<testsuites name="svc" tests="4" failures="2">');
  expect(text).toContain('<testsuite name="svc" tests="1" failures="0">');
  expect(text).toContain('<testsuite name="dir x/a:b,c.yaml" tests="3" failures="2">');
  expect(text).toContain(
    '<failure type="machine-test/problem" message="100% &lt;b&gt; &amp; &quot;q&quot; \\u001b[31m">',
  );
  expect(text.match(/<failure/g)).toHaveLength(2);
  expect(text.match(/<system-out>/g)).toHaveLength(2);
  expect(text.match(/<testcase/g)).toHaveLength(4);
  expect(renderJunit([])).toContain('<testcase classname="svc" name="no problems"/>');
});
