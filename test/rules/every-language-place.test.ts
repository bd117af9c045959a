import { describe, expect, test } from 'vitest';
import { withAggregatorConfigDefaults } from '../../generated/defaults/aggregator.ts';
import { withVirtualMCPCompositeToolDefinitionDefaults } from '../../generated/defaults/virtual-mcp-composite-tool-definition.ts';
import { isKindName } from '../../generated/kinds.ts';
import { documentLanguages, languages } from '../../generated/languages/index.ts';
import type { Language } from '../../generated/languages/language-entry.ts';
import type { DocumentName } from '../../generated/load.ts';
import type { LinkedProgram } from '../../manifests/program/link.ts';
import { policySetsIn } from '../../manifests/facts/policies/policy-sets.ts';
import { readWorkflow, type Workflow } from '../../manifests/facts/workflows/workflows.ts';
import { checkDocumentValues, languageValues } from '../../manifests/check/nested/language-values.ts';
import { checkPolicySets } from '../../manifests/check/nested/policies.ts';
import { checkWorkflows } from '../../manifests/check/nested/workflows.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import type { Part } from '../../runtime/config/part.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';

/** A value that is wrong in each language, and the code that says so; undefined where something else than a value is checked. */
const broken: Readonly<Record<Language, { readonly value: unknown; readonly code: string } | undefined>> = {
  cedar: { value: 'permit(', code: 'cedar/syntax' },
  'cedar-entities': { value: '{', code: 'cedar/entities' },
  cel: { value: 'claims.', code: 'role-mapping/matcher-invalid' },
  duration: { value: '99999999999h', code: 'duration/unusable' },
  'go-template': { value: '{{', code: 'template/syntax' },
  'json-schema': { value: { type: 'objct' }, code: 'language/json-schema-invalid' },
  // A pattern of the schema, as its own tests show.
  quantity: undefined,
  // Only in resources, each checked by a rule of its own, as the tests of those show.
  'pod-template': undefined,
  'kubernetes-volume': undefined,
  'kubernetes-volume-mount': undefined,
  'registry-server-config': undefined,
};

/** The inner step of a loop is of type tool: the schema refuses these fields in it. */
const refused = /\.step\.(message|collection)$/;

const places = [...Object.entries(languages), ...Object.entries(documentLanguages)].flatMap(([name, entries]) =>
  entries.flatMap((entry) =>
    broken[entry.language] === undefined ? [] : [{ name, ...entry, dotted: entry.path.join('.') }],
  ),
);

describe('every place where a schema says x-language is checked', () => {
  test('there are places', () => {
    expect(places.length).toBeGreaterThan(80);
    expect(new Set(places.map(({ language }) => language)).size).toBe(6);
  });

  test.each(places.filter(({ dotted }) => !refused.test(dotted)))('$name $dotted', async ({ name, path, language }) => {
    const wrong = broken[language];
    const isArguments = path.at(-1) === 'arguments';
    const { part, at } = partWith(path, isArguments ? { a: wrong?.value } : wrong?.value);
    const found: Diagnostic[] = [];
    const report = (finding: Diagnostic): number => found.push(finding);
    if (language === 'go-template') await checkWorkflows(workflowsIn(name, part), report);
    else if (language === 'cedar' || language === 'cedar-entities') {
      const entries = isKindName(name) ? languages[name] : documentLanguages[name as DocumentName];
      await checkPolicySets(await policySetsIn(part, entries), report);
    } else if (isKindName(name)) {
      const program = { resources: [{ ...part, kind: name }] } as unknown as LinkedProgram;
      await languageValues(program, report);
    } else {
      await checkDocumentValues(name as DocumentName, part, report);
    }
    const about = found.filter(({ code }) => code === wrong?.code);
    expect(about).toHaveLength(1);
    const deeper = part.document.locate(
      [...at, ...(isArguments ? ['a'] : language === 'json-schema' ? ['type'] : [])],
      'value',
    );
    expect(about[0]?.span?.start).toBeGreaterThanOrEqual(deeper?.start ?? Infinity);
    expect(about[0]?.span?.end).toBeLessThanOrEqual(deeper?.end ?? 0);
  });
});

/** A document that has nothing but a value at a path, as JSON text. */
function partWith(path: readonly string[], value: unknown): { readonly part: Part; readonly at: DocumentPath } {
  const lists = new Set(['policies', 'roleMappings', 'compositeTools', 'steps']);
  const at = path.map((name, index) => (name !== '*' ? name : lists.has(path[index - 1] ?? '') ? 0 : 'key'));
  const whole = at.reduceRight<unknown>((inner, name) => {
    if (name === 0) return [inner];
    return name === 'output' ? { steps: [], output: inner } : { [name]: inner };
  }, value);
  const [document] = parseSource({ path: 'input.json', text: JSON.stringify(whole) }, (finding) =>
    expect.fail(finding.code),
  );
  if (document === undefined) throw new Error('the text holds no document');
  return { part: { document, base: [], value: document.value }, at };
}

function workflowsIn(name: string, part: Part): Workflow[] {
  const value = part.value as never;
  if (name === 'VirtualMCPCompositeToolDefinition')
    return [readWorkflow(part, ['spec'], withVirtualMCPCompositeToolDefinitionDefaults(value).spec)];
  const base = name === 'aggregator' ? [] : ['spec', 'config'];
  const config: unknown = base.reduce<unknown>((inner, key) => Reflect.get(inner as object, key), value);
  const { compositeTools = [] } = withAggregatorConfigDefaults(config as never);
  return compositeTools.map((tool, index) => readWorkflow(part, [...base, 'compositeTools', index], tool));
}
