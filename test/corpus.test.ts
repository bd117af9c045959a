import { beforeAll, describe, expect, test } from 'vitest';
import { compile, validate } from '../manifests/compile.ts';
import { link } from '../manifests/program/link.ts';
import { load } from '../manifests/program/load.ts';
import { plan } from '../manifests/plan/plan.ts';
import { rules } from '../manifests/check/every-rule.ts';
import { relevantRules } from '../manifests/check/relevance.ts';
import { noToolLists } from '../manifests/plan/tools/tool-lists.ts';
import type { Diagnostic } from '../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../runtime/diagnostics/span.ts';
import { compileWhole } from './support/compiled-programs.ts';
import { isMap, textAt, type JsonMap } from './support/plain-walk.ts';
import { foldersBelow, fullFixtures, sourcesBelow } from './support/source-files.ts';

/** The area with resources of svc; every other holds what people have beside them. */
const ours = 'with-ours';
const areas = foldersBelow('test/corpus').filter((area) => area !== ours);
const others = areas.flatMap((area) => sourcesBelow(`test/corpus/${area}`));
const own = sourcesBelow(`test/corpus/${ours}`);

/**
 * Findings of correct input, by code, with how many there are and why each is right. Errors and warnings are false alarms unless they
 * are listed here; infos are counted as well.
 */
const expected: Readonly<Record<string, { readonly count: number; readonly why: string }>> = {
  'document/generated-name': {
    count: 2,
    why: 'a Workflow and a PipelineRun with generateName, which kubectl cannot apply',
  },
  'document/kind-of-others': { count: 1, why: 'the MCPServer of another operator' },
  'labels/generated-instead': { count: 1, why: 'labels that Helm writes, one line for all' },
  'pod-template/key-newer': { count: 1, why: 'a hook that Kubernetes has since 1.29' },
  'virtual-server/discovery-at-run-time': { count: 2, why: 'two gateways that discover their backends' },
};

function countsOf(diagnostics: readonly Diagnostic[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of diagnostics) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

function described({ severity, code, message, source }: Diagnostic): string {
  return `${severity} ${code} ${source?.path ?? ''}: ${message}`;
}

async function findingsOf(sources: readonly SourceFile[], namespace?: string): Promise<readonly Diagnostic[]> {
  return (await validate(sources, { ...options, ...(namespace === undefined ? {} : { namespace }) })).diagnostics;
}

const options = { extent: 'whole', closed: false } as const;

function ignore(): void {
  // What is asked is only what was read.
}

const isAlarm = ({ severity, code }: Diagnostic): boolean => severity !== 'info' && !Object.hasOwn(expected, code);

let objects = 0;
let resources = 0;

beforeAll(async () => {
  const program = await load([...others, ...own], undefined, ignore);
  objects = program.foreign.length;
  resources = program.resources.length;
});

describe('manifests of widely used charts and operators', () => {
  test('are many, and small enough to read', () => {
    expect(objects).toBeGreaterThan(300);
    expect(resources).toBeGreaterThan(15);
    expect([...others, ...own].reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(300_000);
  });

  test('with resources of svc and the full documents, every rule has an input to check', async () => {
    const program = link(await load([...others, ...own, ...fullFixtures()], 'shop', ignore), options, ignore);
    const looking = new Set(relevantRules(program, rules).map(({ name }) => name));
    expect(looking.size).toBeGreaterThan(150);
    expect(rules.map(({ name }) => name).filter((name) => !looking.has(name))).toEqual([]);
  });

  test.each(areas)('%s gives no false alarm', async (area) => {
    expect((await findingsOf(sourcesBelow(`test/corpus/${area}`))).filter(isAlarm).map(described)).toEqual([]);
  });

  test('together with resources of svc, each finding is counted', async () => {
    const found = await findingsOf([...others, ...own]);
    expect(found.filter(isAlarm).map(described)).toEqual([]);
    expect(countsOf(found)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([code, { count }]) => [code, count])),
    );
  });

  test.each(['shop', undefined])(
    'beside the full documents, in namespace %s, nothing new is found',
    async (namespace) => {
      const full = fullFixtures();
      const alone = countsOf(await findingsOf(full, namespace));
      const together = countsOf(
        (await findingsOf([...others, ...full], namespace)).filter(({ severity }) => severity !== 'info'),
      );
      for (const [code, count] of Object.entries(together))
        expect(`${code} ${count}`).toBe(`${code} ${alone[code] ?? 0}`);
    },
  );
});

/** What an object is known by, its namespace as written. */
function identityOf(object: JsonMap): string {
  const metadata = ['namespace', 'name', 'generateName'].map((key) => textAt(object, 'metadata', key));
  return [textAt(object, 'apiVersion'), textAt(object, 'kind'), ...metadata].join(' ');
}

describe('what goes in comes out once', () => {
  test.each([
    ['alone', others],
    ['with resources of svc', [...others, ...own]],
  ])('as it was written, %s', async (_name, sources) => {
    const { foreign } = await load(sources, undefined, ignore);
    const { objects: emitted, diagnostics } = await compileWhole(sources);
    expect(diagnostics.filter(isAlarm).map(described)).toEqual([]);
    const byIdentity = Map.groupBy(emitted, identityOf);
    for (const { object } of foreign) {
      const identity = identityOf(object);
      const same = foreign.filter((one) => identityOf(one.object) === identity).length;
      const found = byIdentity.get(identity) ?? [];
      expect(found, identity).toHaveLength(same);
      expect(found, identity).toContainEqual(withoutTimes(object));
    }
    const generated = emitted.filter(
      (object) => textAt(object, 'metadata', 'labels', 'app.kubernetes.io/managed-by') === 'svc',
    );
    expect(emitted.length - generated.length).toBe(foreign.length);
    expect(generated.length > 0).toBe(sources !== others);
  });

  test('as resources for an operator', async () => {
    const { foreign, resources: wanted } = await load([...others, ...own], undefined, ignore);
    const { objects: emitted } = await compile([...others, ...own], {
      target: 'resources',
      image: 'example.com/svc',
      ...options,
    });
    expect(emitted).toHaveLength(foreign.length + wanted.length);
  });

  test('in a plan and in statuses of the resources', async () => {
    const sources = [...others, ...own];
    const { program, diagnostics } = await validate(sources, options);
    expect(diagnostics.filter(isAlarm)).toEqual([]);
    const planned = await plan(program, { toolLists: noToolLists });
    expect(planned.diagnostics.filter(isAlarm).map(described)).toEqual([]);
    const workloads = program.resources.filter(({ kind }) =>
      /^(?:MCPServer|MCPRemoteProxy|VirtualMCPServer)$/.test(kind),
    );
    const named = JSON.stringify(planned.plan);
    for (const { name } of workloads) expect(named, name).toContain(`"${name}"`);
    const status = await compile(sources, { target: 'status', image: '', ...options });
    expect(status.objects.map(identityOf).toSorted()).toEqual(
      program.resources.map(({ value }) => (isMap(value) ? identityOf(value) : '')).toSorted(),
    );
  });
});

/** An object without the times that serializers write as null. */
function withoutTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (!isMap(value)) return value;
  const entries = Object.entries(value).filter(([key, item]) => key !== 'creationTimestamp' || item !== null);
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutTimes(item)]));
}
