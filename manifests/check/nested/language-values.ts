import { documentLanguages, languages } from '../../../generated/languages/index.ts';
import type { Language, LanguageEntry } from '../../../generated/languages/language-entry.ts';
import type { DocumentName } from '../../../generated/load.ts';
import type { Part } from '../../../runtime/config/part.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { isKind } from '../../program/resource.ts';
import { visitPlaces } from '../../program/path-tree.ts';
import { durationUnusable } from '../../rules/duration/unusable.ts';
import { languageJsonSchema } from '../../rules/language/json-schema.ts';
import type { LanguageCheck } from '../contracts/language-check.ts';
import { roleMappingMatcher } from '../../rules/role-mapping/matcher.ts';
import type { Rule } from '../contracts/rule.ts';

/** How a value in each language is checked; where it takes more than the value, the name of the check that sees the rest. */
const checks: Readonly<Record<Language, LanguageCheck | string>> = {
  cedar: 'policies',
  'cedar-entities': 'policies',
  cel: roleMappingMatcher,
  duration: durationUnusable,
  'go-template': 'workflows',
  'json-schema': languageJsonSchema,
  'kubernetes-volume': 'registry/volume',
  'kubernetes-volume-mount': 'registry/file-not-mounted',
  'pod-template': 'pod-template/key',
  quantity: 'the pattern in the schema',
  'registry-server-config': 'registry-config',
};

/** A place with a check of its own. */
interface Checked {
  readonly path: readonly string[];
  readonly check: LanguageCheck;
}

const known = new Map<readonly LanguageEntry[], readonly Checked[]>();

/** Every value in a language of its own is right in it, wherever a schema says `x-language`. */
export const languageValues: Rule = async (program, report) => {
  for (const resource of program.resources) {
    await checkEntries(resource, languages[resource.kind], report);
    if (!isKind(resource, 'MCPRegistry')) continue;
    const { part, config } = await registryConfigOf(resource);
    if (part !== undefined && config !== undefined) await checkDocumentValues('registry-server', part, report);
  }
};

/** As the rule, for a valid configuration document. */
export async function checkDocumentValues(name: DocumentName, part: Part, report: Report): Promise<void> {
  await checkEntries(part, documentLanguages[name], report);
}

async function checkEntries(part: Part, entries: readonly LanguageEntry[], report: Report): Promise<void> {
  const answers: Promise<void>[] = [];
  visitPlaces(part.value, checkedAmong(entries), ({ check }, value, _parent, path) => {
    const answer = check(part, [...path], value, report);
    if (answer !== undefined) answers.push(answer);
  });
  if (answers.length > 0) await Promise.all(answers);
}

function checkedAmong(entries: readonly LanguageEntry[]): readonly Checked[] {
  const checked =
    known.get(entries) ??
    entries.flatMap(({ path, language }) => {
      const check = checks[language];
      return typeof check === 'string' ? [] : [{ path, check }];
    });
  known.set(entries, checked);
  return checked;
}
