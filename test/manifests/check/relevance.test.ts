import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isKindName, kinds } from '../../../generated/kinds.ts';
import { check } from '../../../manifests/check/check.ts';
import { readPermissionProfiles } from '../../../manifests/facts/permission-profiles.ts';
import { link, type LinkedProgram } from '../../../manifests/program/link.ts';
import { load, type LoadedProgram } from '../../../manifests/program/load.ts';
import { rules } from '../../../manifests/check/every-rule.ts';
import type { LazyRule } from '../../../manifests/check/relevance.ts';
import type { Diagnostic } from '../../../runtime/diagnostics/diagnostic.ts';
import { watched } from '../../support/looked-at.ts';

type Contents = Pick<LoadedProgram, 'resources' | 'foreign'>;

const whole = { extent: 'whole', closed: false } as const;
const ignore = (): void => undefined;
const root = resolve(import.meta.dirname, '../../..');

/** Every input among the examples of diagnostics, the golden cases and the fixtures. */
const inputs = ['cli/explain/examples', 'test/golden', 'test/fixtures/full', 'examples'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|\/)(?:bad|good|input|[\w-]+)\.yaml$/.test(name) && !name.endsWith('manifests.yaml'))
    .map((name) => join(root, folder, name)),
);
const programs: LoadedProgram[] = [];
let everything: Contents;

beforeAll(async () => {
  for (const path of inputs) programs.push(await load([{ path, text: readFileSync(path, 'utf8') }], undefined, ignore));
  everything = {
    resources: programs.flatMap(({ resources }) => resources),
    foreign: programs.flatMap(({ foreign }) => foreign),
  };
});

function named(list: readonly LazyRule[]): (readonly [string, LazyRule])[] {
  return list.map((rule) => [rule.name, rule] as const);
}

function linked(contents: Contents): LinkedProgram {
  return link({ ...contents, failed: new Set(), failedResources: [], isIncomplete: false }, whole, ignore);
}

/** What is left of an input without all that makes a rule relevant. */
function withoutRelevant({ resources, foreign }: Contents, { relevance }: LazyRule): Contents {
  return {
    resources: resources.filter((resource) => {
      const needed = relevance[resource.kind];
      return needed !== true && !needed?.some((name) => Object.hasOwn(resource.resource.spec ?? {}, name));
    }),
    foreign: foreign.filter(({ kind }) => relevance.foreign !== true && relevance.foreign?.includes(kind) !== true),
  };
}

async function findingsOf(rule: LazyRule, program: LinkedProgram): Promise<readonly Diagnostic[]> {
  const findings: Diagnostic[] = [];
  await (
    await rule.load()
  )(program, (finding) => findings.push(finding));
  return findings;
}

test.each(named(rules))('%s finds nothing where nothing of what it is listed for is there', async (_, rule) => {
  // All at once, and each input alone: what is everywhere may hide what is missing.
  for (const contents of [everything, ...programs]) {
    const found = await findingsOf(rule, linked(withoutRelevant(contents, rule)));
    expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  }
});

/**
 * Fields that a rule looks at but has nothing to say about without another one that it is listed for. Such a field would load the rule
 * for many inputs in vain.
 */
const besideOthers: Readonly<Record<string, readonly string[]>> = {
  authServerReplicas: ['authServerRef', 'externalAuthConfigRef'],
  authServerToken: ['oidcConfig', 'oidcConfigRef'],
  authorizationAnonymousCallers: ['oidcConfigRef'],
  exposureNoAuthentication: ['oidcConfigRef'],
  rateLimitHiddenTool: ['toolConfigRef'],
  scalingSharedClaim: ['backendReplicas', 'replicas'],
  podTemplateTakenPort: ['mcpPort'],
  externalAuthUnusable: ['groupRef'],
};

// One that is about objects that are not ours may look at ours before it sees that there are none.
const aboutOurs = rules.filter(({ relevance }) => Object.keys(relevance).some(isKindName));

test.each(named(aboutOurs))('%s is listed for every kind and field that it looks at', async (_, rule) => {
  for (const kind of Object.keys(kinds).filter(isKindName)) {
    const all = everything.resources.filter((resource) => resource.kind === kind);
    const { resources } = withoutRelevant({ resources: all, foreign: [] }, rule);
    const { program, lookedAt } = watched(linked({ resources, foreign: [] }));
    await (
      await rule.load()
    )(program, ignore);
    const fields = [...lookedAt.fields];
    // What every resource of the kind has (required, or filled in) may be looked at beside the field that is listed.
    const optional = fields.filter((name) => !all.every(({ resource }) => Object.hasOwn(resource.spec ?? {}, name)));
    const unlisted = kind in rule.relevance ? optional : fields;
    const beside = besideOthers[rule.name] ?? [];
    expect(
      unlisted.filter((name) => !beside.includes(name)),
      `fields of ${kind} that it looks at and is not listed for`,
    ).toEqual([]);
  }
});

test('the rules that are chosen for an input find what all rules find', async () => {
  for (const program of programs) {
    const chosen: Diagnostic[] = [];
    await check(link(program, whole, ignore), (finding) => chosen.push(finding));
    const all = (await Promise.all(rules.map((rule) => findingsOf(rule, link(program, whole, ignore))))).flat();
    await readPermissionProfiles(link(program, whole, ignore), (finding) => all.push(finding));
    const codes = (list: readonly Diagnostic[]): string[] =>
      list.map(({ code, message }) => `${code}: ${message}`).toSorted();
    expect(codes(chosen)).toEqual(codes(all));
  }
});
