import { expect, test } from 'vitest';
import { parseSource } from '../../../runtime/config/yaml/parse-yaml.ts';
import { load } from '../../../manifests/program/load.ts';
import type { Diagnostic } from '../../../runtime/diagnostics/diagnostic.ts';
import { compileWhole } from '../../support/compiled-programs.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { everyValue, isMap, textAt } from '../../support/plain-walk.ts';
import { fullFixtures } from '../../support/source-files.ts';

const documents = fullFixtures()
  .flatMap((source) => parseSource(source, () => undefined))
  .map(({ value }) => value)
  .filter((value) => isMap(value) && String(value['apiVersion']).startsWith('mcp.svc.internal/'));

/** A copy with something else at a path: null, or no key at all. */
function changed(value: unknown, [step, ...rest]: readonly string[], to: 'null' | 'absent'): unknown {
  if (step === undefined) return null;
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (String(i) === step ? changed(item, rest, to) : item));
  if (!isMap(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== step || rest.length > 0 || to === 'null');
  return Object.fromEntries(entries.map(([key, item]) => [key, key === step ? changed(item, rest, to) : item]));
}

async function loaded(document: unknown): Promise<{ authored: unknown; codes: string[] }> {
  const findings: Diagnostic[] = [];
  const program = await load([{ path: 'a.json', text: JSON.stringify(document) }], undefined, (finding) =>
    findings.push(finding),
  );
  return { authored: program.resources[0]?.authored, codes: findings.map(({ code }) => code) };
}

/** Below these keys null is a value: the schema keeps whatever is there. */
const opaque = /podTemplateSpec|parameters|\/default|arguments|schema|\/config\/|volumeMounts|volumes\/\d+\/./i;

test('a key with null is read as an absent one, wherever a resource may do without it', async () => {
  let same = 0;
  const tried = new Set<string>();
  for (const document of documents) {
    const keys = everyValue(document).filter(({ path }) => Number.isNaN(Number(path.at(-1) ?? 0)));
    for (const { path } of keys.filter((key) => !opaque.test(key.path.join('/')))) {
      const field = [textAt(document, 'kind'), ...path.filter((step) => Number.isNaN(Number(step)))].join('/');
      if (tried.has(field)) continue;
      tried.add(field);
      const { authored, codes } = await loaded(changed(document, path, 'null'));
      if (codes.every((code) => code === 'schema/empty-entry')) {
        expect(JSON.stringify(authored), path.join('/')).toBe(JSON.stringify(changed(document, path, 'absent')));
        same++;
      } else expect((await loaded(changed(document, path, 'absent'))).codes, path.join('/')).not.toEqual([]);
    }
  }
  expect(same).toBeGreaterThan(400);
});

const server = (metadata: string, spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata:
  name: a
${metadata}
spec:
  image: example.com/a
${spec}
`;

async function objectsOf(text: string): Promise<readonly object[]> {
  const { objects, diagnostics } = await compileWhole([{ path: 'a.yaml', text }]);
  expect(diagnostics).toEqual([]);
  return objects;
}

test('what kubectl and Helm write passes, and compiles as if it were not there', async () => {
  const written = server(
    '  creationTimestamp: null\n  labels:\n  annotations:',
    '  env:\n  args:\n  volumes:\nstatus: {}',
  );
  const plain = await objectsOf(server('', ''));
  expect(plain.length).toBeGreaterThan(3);
  expect(await objectsOf(written)).toEqual(plain);
});

test('in a pod template too, where the generated list is kept', async () => {
  const template = `  env: [{ name: A, value: b }]
  podTemplateSpec:
    metadata: { creationTimestamp: null, labels: null }
    spec:
      securityContext:
      volumes:
      containers: [{ name: mcp, env: null, ports: null, volumeMounts: null }]`;
  const plain = await objectsOf(server('', '  env: [{ name: A, value: b }]'));
  expect(plain.length).toBeGreaterThan(3);
  expect(await objectsOf(server('', template))).toEqual(plain);
});

test('a required value, and an item of a list, have to be there', async () => {
  await expectFindings(server('', '  transport: stdio').replace('image: ', 'image: ┆null #'), 'schema/wrong-type');
  await expectFindings(server('', '  args: [a, ┆null]'), 'schema/wrong-type');
});

test('a map entry with the value null is reported', async () => {
  await expectFindings(server('  labels: { team: a, ┆empty: null }', ''), 'schema/empty-entry');
});
