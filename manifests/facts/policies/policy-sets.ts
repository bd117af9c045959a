import type { AuthzConfigRefWithDefaults } from '../../../generated/defaults/authz-config-ref.ts';
import { documentLanguages, languages } from '../../../generated/languages/index.ts';
import type { LanguageEntry } from '../../../generated/languages/language-entry.ts';
import { loadDocument } from '../../../generated/load.ts';
import { parseNested } from '../../../runtime/config/yaml/nested-document.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { Part } from '../../../runtime/config/part.ts';
import { validatePart } from '../../../runtime/config/schema/validate.ts';
import type { Diagnostic, Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { groupEntityType } from '../../../runtime/language/cedar-schema.ts';
import { checkPolicies, type CheckedPolicies } from '../../../runtime/language/cedar.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource, ForeignObject } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import { computedOnce } from '../facts-of.ts';

/** Policies and the entities they know, and where they are written. */
export interface PolicySet {
  readonly part: Part;
  readonly policies: readonly Policy[];
  readonly entities: PolicyText | undefined;
  /** Type of the groups that a caller's token names. */
  readonly claimGroups: string;
}

/** A source of a policy set, and its place in its part. */
export interface PolicyText {
  readonly path: DocumentPath;
  readonly text: string;
}

/** One entry of `policies`: any number of Cedar policies. */
export interface Policy extends PolicyText {
  readonly checked: CheckedPolicies;
}

/** Every set of policies of a program, and the problems of the documents of those in ConfigMaps. */
export interface PolicySets {
  readonly sets: readonly PolicySet[];
  readonly findings: readonly Diagnostic[];
}

/**
 * The authorization policies of a program (spec 3, AuthzConfigRef; spec 2, AuthzConfig): those written into resources, and those of
 * ConfigMaps of the input. A ConfigMap outside of the input is not here. Read once per program.
 */
export const policySetsOf = computedOnce(readSets);

async function readSets(program: LinkedProgram): Promise<PolicySets> {
  const findings: Diagnostic[] = [];
  const sets: PolicySet[] = [];
  const configMaps = new Set<string>();
  for (const resource of program.resources) {
    sets.push(...(await policySetsIn(resource, languages[resource.kind])));
    const reference = configMapOf(resource);
    if (reference === undefined) continue;
    const { name, key } = reference;
    const configMap = program.findForeign('ConfigMap', resource, name);
    const identity = JSON.stringify([resource.namespace, name, key]);
    if (configMap === undefined || configMaps.has(identity)) continue;
    configMaps.add(identity);
    sets.push(...(await readDocument(configMap, key, (finding) => findings.push(finding))));
  }
  return { sets, findings };
}

/**
 * The policies of a valid part, in whichever documents: they agree about `policies` and the `entitiesJson` beside them.
 * `entries` are its places of languages.
 */
export async function policySetsIn(part: Part, entries: readonly LanguageEntry[]): Promise<PolicySet[]> {
  const found = basesIn(entries).flatMap((base) => valuesAt(part.value, base));
  return Promise.all(found.map(({ path, value }) => policySet(part, path, value)));
}

const bases = new Map<readonly LanguageEntry[], readonly (readonly string[])[]>();

/** Paths of the objects that have policies. */
function basesIn(entries: readonly LanguageEntry[]): readonly (readonly string[])[] {
  const known =
    bases.get(entries) ??
    entries.flatMap(({ path, language }) => (language === 'cedar' && path.at(-1) === '*' ? [path.slice(0, -2)] : []));
  bases.set(entries, known);
  return known;
}

function configMapOf(resource: AnyResource): { readonly name: string; readonly key: string } | undefined {
  switch (resource.kind) {
    case 'MCPServer':
    case 'MCPRemoteProxy':
      return ofReference(resource.resource.spec.authzConfig);
    case 'VirtualMCPServer':
      return ofReference(resource.resource.spec.incomingAuth.authzConfig);
    default:
      return undefined;
  }
}

function ofReference(
  authz: AuthzConfigRefWithDefaults | undefined,
): { readonly name: string; readonly key: string } | undefined {
  return authz?.type === 'configMap' ? authz.configMap : undefined;
}

async function readDocument(configMap: ForeignObject, key: string, report: Report): Promise<PolicySet[]> {
  const data: unknown = configMap.object['data'];
  const text: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  if (typeof text !== 'string') return [];
  const document = parseNested(configMap, ['data', key], text, report);
  if (document === undefined) return [];
  const part = { document, base: [], value: document.value };
  const { validate } = await loadDocument.authz();
  const isValid = validatePart(part, validate, report) !== undefined;
  return isValid ? policySetsIn(part, documentLanguages.authz) : [];
}

async function policySet(part: Part, base: DocumentPath, value: unknown): Promise<PolicySet> {
  const policies = propertyOf(value, 'policies');
  const entities = propertyOf(value, 'entitiesJson');
  const groupType = propertyOf(value, 'groupEntityType');
  const texts = (Array.isArray(policies) ? policies : []).flatMap((text: unknown, index) =>
    typeof text === 'string' ? [{ text, path: [...base, 'policies', index] }] : [],
  );
  return {
    part,
    policies: await Promise.all(
      texts.map(async (policy) => ({ ...policy, checked: await checkPolicies(policy.text) })),
    ),
    entities: typeof entities === 'string' ? { path: [...base, 'entitiesJson'], text: entities } : undefined,
    claimGroups: typeof groupType === 'string' ? groupType : groupEntityType,
  };
}
