import type { AuthzConfigRefWithDefaults } from '../../generated/defaults/authz-config-ref.ts';
import { loadDocument } from '../../generated/load.ts';
import type { AuthorizationFile } from '../../generated/types/authz.ts';
import { parseNested } from '../../runtime/config/nested-document.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import type { Part } from '../../runtime/config/part.ts';
import { validatePart } from '../../runtime/config/validate.ts';
import type { Diagnostic, Report } from '../../runtime/diagnostics/diagnostic.ts';
import { checkPolicies, type CheckedPolicies } from '../../runtime/language/cedar.ts';
import type { LinkedProgram } from './link.ts';
import type { AnyResource, ForeignObject } from './resource.ts';

/** Policies and the entities they know, and where they are written. */
export interface PolicySet {
  readonly part: Part;
  readonly policies: readonly Policy[];
  readonly entities: PolicyText | undefined;
}

/** A text of a policy set, and where it stands in its part. */
export interface PolicyText {
  readonly path: DocumentPath;
  readonly text: string;
}

/** One entry of `policies`: any number of Cedar policies. */
export interface Policy extends PolicyText {
  readonly checked: CheckedPolicies;
}

/** Every set of policies of a program, and what is wrong with the documents of those that stand in ConfigMaps. */
export interface PolicySets {
  readonly sets: readonly PolicySet[];
  readonly findings: readonly Diagnostic[];
}

const read = new WeakMap<LinkedProgram, Promise<PolicySets>>();

/**
 * The authorization policies of a program (spec 3, AuthzConfigRef; spec 2, AuthzConfig): those written into resources, and those of
 * ConfigMaps of the input. A ConfigMap outside of the input is not here. Read once per program.
 */
export function policySetsOf(program: LinkedProgram): Promise<PolicySets> {
  const known = read.get(program) ?? readSets(program);
  read.set(program, known);
  return known;
}

async function readSets(program: LinkedProgram): Promise<PolicySets> {
  const findings: Diagnostic[] = [];
  const sets: PolicySet[] = [];
  const configMaps = new Set<string>();
  for (const resource of program.resources) {
    sets.push(...(await modelSets(resource)));
    const reference = referenceOf(resource);
    if (reference === undefined) continue;
    const { authz, path } = reference;
    if (authz.type === 'inline') {
      sets.push(await policySet(resource, [...path, 'inline'], authz.inline));
      continue;
    }
    const { name, key } = authz.configMap;
    const configMap = program.findForeign('ConfigMap', resource, name);
    const identity = JSON.stringify([resource.namespace, name, key]);
    if (configMap === undefined || configMaps.has(identity)) continue;
    configMaps.add(identity);
    const set = await readDocument(configMap, key, (finding) => findings.push(finding));
    if (set !== undefined) sets.push(set);
  }
  return { sets, findings };
}

function referenceOf(
  resource: AnyResource,
): { readonly authz: AuthzConfigRefWithDefaults; readonly path: DocumentPath } | undefined {
  switch (resource.kind) {
    case 'MCPServer':
    case 'MCPRemoteProxy': {
      const { authzConfig: authz } = resource.resource.spec;
      return authz === undefined ? undefined : { authz, path: ['spec', 'authzConfig'] };
    }
    case 'VirtualMCPServer': {
      const { authzConfig: authz } = resource.resource.spec.incomingAuth;
      return authz === undefined ? undefined : { authz, path: ['spec', 'incomingAuth', 'authzConfig'] };
    }
    default:
      return undefined;
  }
}

/** The policies in the model of a virtual server. */
async function modelSets(resource: AnyResource): Promise<PolicySet[]> {
  if (resource.kind !== 'VirtualMCPServer') return [];
  const authz = resource.resource.spec.config?.incomingAuth?.authz;
  return authz === undefined ? [] : [await policySet(resource, ['spec', 'config', 'incomingAuth', 'authz'], authz)];
}

async function readDocument(configMap: ForeignObject, key: string, report: Report): Promise<PolicySet | undefined> {
  const data: unknown = configMap.object['data'];
  const text: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  if (typeof text !== 'string') return undefined;
  const document = parseNested(configMap, ['data', key], text, report);
  if (document === undefined) return undefined;
  const part = { document, base: [], value: document.value };
  const { validate } = await loadDocument.authz();
  const file: AuthorizationFile | undefined = validatePart(part, validate, report);
  return file === undefined ? undefined : policySet(part, ['cedar'], file.cedar);
}

/** What the object at a path says, in whichever of the documents: they agree about these two fields. */
async function policySet(
  part: Part,
  base: DocumentPath,
  { policies = [], entitiesJson }: { readonly policies?: readonly string[]; readonly entitiesJson?: string },
): Promise<PolicySet> {
  const texts = policies.map((text, index) => ({ text, path: [...base, 'policies', index] }));
  return {
    part,
    policies: await Promise.all(
      texts.map(async (policy) => ({ ...policy, checked: await checkPolicies(policy.text) })),
    ),
    entities: entitiesJson === undefined ? undefined : { path: [...base, 'entitiesJson'], text: entitiesJson },
  };
}
