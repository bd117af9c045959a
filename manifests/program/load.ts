import { isKindName, type KindName, type KindTypes } from '../../generated/kinds.ts';
import { loadKind } from '../../generated/load.ts';
import { nullsAsAbsent } from '../../runtime/config/schema/nulls-as-absent.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { isAboutLostKey } from '../../runtime/config/schema/schema-diagnostics.ts';
import { withVariables } from '../../runtime/config/schema/variable-values.ts';
import { validatePart } from '../../runtime/config/schema/validate.ts';
import { isAboutPart } from '../../runtime/config/yaml/yaml-diagnostics.ts';
import type { Diagnostic, Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { classify, isMap, reportUnnamed } from './classify.ts';
import { itemsOf } from './list-items.ts';
import { checkForeignMetadata, checkSize } from './foreign-metadata.ts';
import { declaredScopes } from './declared-scopes.ts';
import { groupOf, plainKind } from './known-kinds.ts';
import { duplicateResource, foreignStatus, generatedName, otherTools, statusAlone } from './load-diagnostics.ts';
import { identityOf, titleOf, type AnyResource, type ForeignObject, type Resource } from './resource.ts';

/** What was read: our resources, what passes through, and which resources exist but have errors. */
export interface LoadedProgram {
  readonly resources: readonly AnyResource[];
  readonly foreign: readonly ForeignObject[];
  /** Identities of our resources that were dropped for an error: a reference to one is unknown, not missing. */
  readonly failed: ReadonlySet<string>;
  /** The same resources, for checks that their shape allows. */
  readonly failedResources: readonly FailedResource[];
  /** A document could not be read or classified: whatever seems to be missing may be in it. */
  readonly isIncomplete: boolean;
}

/** One of our resources that has errors: its value is as written and unchecked. */
export interface FailedResource extends Part {
  readonly kind: KindName;
  /** Undefined where the error is in the name. */
  readonly name: string | undefined;
  readonly namespace: string | undefined;
  /** Offsets in the source of the keys that have to go: what is below them gets no finding of its own. */
  readonly lostKeys: ReadonlySet<number>;
}

const root: DocumentPath = [];

/** Parses, classifies and validates every document of the sources. Findings go to `report`; a document with errors is dropped. */
export async function load(
  sources: readonly SourceFile[],
  namespace: string | undefined,
  report: Report,
): Promise<LoadedProgram> {
  let isIncomplete = false;
  const reportReading: Report = (finding) => {
    if (finding.severity === 'error' && !isAboutPart(finding.code)) isIncomplete = true;
    report(finding);
  };
  const parts = sources
    .flatMap((source) => parseSource(source, reportReading))
    .flatMap((document) => itemsOf({ document, base: root, value: document.value }, reportReading));
  const resources: AnyResource[] = [];
  const foreign: ForeignObject[] = [];
  const failed: FailedResource[] = [];
  const owners = new Map<string, Part>();
  const others = new Map<string, string>();
  const validators = await validatorsFor(parts);
  const scopeOf = declaredScopes(parts.map(({ value }) => value));
  for (const part of parts) {
    const classified = classify(part, reportReading);
    if (classified === undefined) continue;
    if ('reader' in classified) {
      others.set(part.document.source.path, classified.reader);
      continue;
    }
    const { value, kind } = classified;
    const metadata = isMap(value['metadata']) ? value['metadata'] : {};
    const name = typeof metadata['name'] === 'string' && metadata['name'] !== '' ? metadata['name'] : undefined;
    const own = metadata['namespace'];
    // An empty one is none, as for the API server.
    const written = typeof own === 'string' && own !== '' ? own : undefined;
    const place = written ?? namespace;
    checkSize(part, kind, name, report);
    if (classified.own) {
      const findings: Diagnostic[] = [];
      const validate = validators[classified.kind];
      const { status } = value;
      const resource = validate?.(status === undefined ? part : withoutStatus(part, value), place, (finding) =>
        findings.push(finding),
      );
      const isForeignStatus =
        status !== undefined && resource !== undefined && validate?.(part, place, ignore) === undefined;
      if (isForeignStatus) report(foreignStatus({}, placeOf(part, ['status'], 'key')));
      if (resource === undefined && isStatusAlone(value)) {
        report(statusAlone({ kind: classified.kind, name }, placeOf(part, ['status'], 'key')));
        continue;
      }
      for (const finding of findings) report(finding);
      if (resource === undefined) {
        const broken = { ...part, kind: classified.kind, name, namespace: place, lostKeys: lostKeysOf(findings) };
        failed.push(broken);
        if (name !== undefined) isFirst({ ...broken, name }, part, owners, report);
        continue;
      }
      if (isFirst(resource, part, owners, report)) resources.push(resource);
    } else {
      const { apiVersion } = classified;
      checkForeignMetadata(part, metadata, report);
      const group = groupOf(apiVersion);
      const scope = scopeOf(group, kind);
      // Where nothing tells whether a kind has namespaces, only what is written is sure.
      const ofObject = { cluster: undefined, namespace: place, unknown: written }[scope ?? 'unknown'];
      const head = { apiVersion, group, kind, plainKind: plainKind(group, kind), namespace: ofObject };
      const { generateName } = metadata;
      if (name !== undefined) {
        const object = { ...part, ...head, name, object: value };
        if (isFirst(object, part, owners, report)) foreign.push(object);
      } else if (typeof generateName === 'string' && generateName !== '') {
        report(generatedName({ kind }, placeOf(part, ['metadata', 'generateName'], 'key')));
        // What the cluster adds to the name is not known, and no other object has this one.
        foreign.push({ ...part, ...head, name: `${generateName}<${foreign.length}>`, object: value });
      } else reportUnnamed(kind, part, value, reportReading);
    }
  }
  if (others.size > 0) {
    report(otherTools({ files: [...others].map(([path, reader]) => ({ path, reader })) }, undefined));
  }
  const named = failed.flatMap(({ kind, namespace: place, name }) =>
    name === undefined ? [] : [identityOf(kind, place, name)],
  );
  return { resources, foreign, failed: new Set(named), failedResources: failed, isIncomplete };
}

/** Offsets of the keys that findings want to go. */
function lostKeysOf(findings: readonly Diagnostic[]): ReadonlySet<number> {
  const lost = findings.filter(({ code }) => isAboutLostKey(code)).flatMap((finding) => [finding, ...finding.related]);
  return new Set(lost.flatMap(({ span }) => (span === undefined ? [] : [span.start])));
}

function withoutStatus(part: Part, { status: _status, ...rest }: Readonly<Record<string, unknown>>): Part {
  return { ...part, value: rest };
}

function ignore(): void {
  // What is asked is only whether there is something to report.
}

type Validate = (part: Part, namespace: string | undefined, report: Report) => AnyResource | undefined;

/** The checks of the kinds that occur, and of no others: each is loaded once. */
async function validatorsFor(parts: readonly Part[]): Promise<Partial<Record<KindName, Validate>>> {
  const words = new Set(parts.map((part) => (isMap(part.value) ? part.value['kind'] : undefined)));
  const present = [...words].filter((word) => typeof word === 'string').filter(isKindName);
  const entries = await Promise.all(present.map(async (kind) => [kind, await validatorFor(kind)] as const));
  return Object.fromEntries(entries);
}

async function validatorFor<K extends KindName>(
  kind: K,
): Promise<(part: Part, namespace: string | undefined, report: Report) => Resource<K> | undefined> {
  const { validate: strict, withDefaults } = await loadKind[kind]();
  const validate = withVariables<KindTypes[K]>(strict);
  return (written, namespace, report) => {
    const isFlawed = written.document.isFlawed === true;
    const { value } = written;
    // What is right as it is, which is nearly everything, is looked at once.
    const isRight = validate(value) && !isFlawed;
    const part = isRight ? written : nullsAsAbsent(written, validate, report);
    const authored: KindTypes[K] | undefined = isRight ? value : validatePart(part, validate, report);
    if (authored === undefined) return undefined;
    const { document, base, value: read } = part;
    const { name } = authored.metadata;
    return { document, base, value: read, kind, name, namespace, authored, resource: withDefaults(authored) };
  };
}

/** Whether a document is what `--target status` prints: the result of a resource and not its desired state. */
function isStatusAlone(value: Readonly<Record<string, unknown>>): boolean {
  return isMap(value['status']) && !Object.hasOwn(value, 'spec');
}

interface Identified {
  /** API group of an object that is not ours. */
  readonly group?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
}

/** Reports what has the identity of another; returns whether it is the first. */
function isFirst(object: Identified, part: Part, owners: Map<string, Part>, report: Report): boolean {
  const identity = identityOf(object.kind, object.namespace, object.name, object.group);
  const first = owners.get(identity);
  if (first === undefined) {
    owners.set(identity, part);
    return true;
  }
  const span = placeOf(first, ['metadata', 'name'], 'value');
  const related = span === undefined ? [] : [{ message: 'first defined here', span }];
  report(duplicateResource({ title: titleOf(object) }, placeOf(part, ['metadata', 'name'], 'value'), related));
  return false;
}
