import { isDeepStrictEqual } from 'node:util';
import { check } from '../../manifests/check/check.ts';
import type { CheckedProgram } from '../../manifests/program/checked-program.ts';
import { link } from '../../manifests/program/link.ts';
import { load, type LoadedProgram } from '../../manifests/program/load.ts';
import { lower } from '../../manifests/lower/lower.ts';
import type { AnyResource } from '../../manifests/program/resource.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { hasErrors, type Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { renderText } from '../../runtime/diagnostics/render-text.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { isMap } from './plain-walk.ts';

/** A key or an item of a list in a resource of svc, as its author wrote it. */
export interface AuthoredKey {
  readonly kind: string;
  readonly name: string;
  /** Dotted, with `[]` for every item of a list. */
  readonly path: string;
}

/** What deleting each key of some documents shows. */
export interface DeletedKeys {
  /** How many keys were deleted, one at a time. */
  readonly tried: number;
  /** Those without which nothing differs: the same objects, the same findings. */
  readonly withoutEffect: readonly AuthoredKey[];
}

const namespace = 'tools';
const image = 'registry.svc.internal/svc:test';

/**
 * Deletes each authored key of each of our resources in turn (the items of lists too) and compares objects and findings. What is
 * cheaper is compared first: the form of the resource alone, its own objects, those of the others (first of those that name it), and
 * what all rules find only where everything else is the same. Throws for documents that do not compile.
 */
export async function deleteEachKey(sources: readonly SourceFile[]): Promise<DeletedKeys> {
  const failures: Diagnostic[] = [];
  const loaded = await load(sources, namespace, (finding) => failures.push(finding));
  const { program, findings } = await checked(loaded);
  if (hasErrors([...failures, ...findings])) throw new Error(renderText([...failures, ...findings], { color: false }));
  const before = new Map(loaded.resources.map((resource) => [resource, objectsOf(program, resource)]));
  const isSame = (other: CheckedProgram, resource: AnyResource, made = resource): boolean =>
    isDeepStrictEqual(objectsOf(other, made), before.get(resource));
  const withoutEffect: AuthoredKey[] = [];
  let tried = 0;
  for (const resource of loaded.resources) {
    const naming = (other: AnyResource): number => (JSON.stringify(other.value).includes(`"${resource.name}"`) ? 0 : 1);
    const others = loaded.resources.filter((other) => other !== resource).toSorted((a, b) => naming(a) - naming(b));
    for (const path of pathsIn(resource.value)) {
      tried++;
      const changed = await reload(without(resource.value, path));
      if (changed === undefined) continue;
      const known = withProfileOf(program, resource, changed);
      if (!isSame(known, resource, changed)) continue;
      const resources = loaded.resources.map((other) => (other === resource ? changed : other));
      const linked = { ...known, ...link({ ...loaded, resources }, extent, ignore) };
      if (!others.every((other) => isSame(linked, other))) continue;
      const after = await checked({ ...loaded, resources });
      if (!isDeepStrictEqual(textsOf(after.findings), textsOf(findings))) continue;
      if (!isSame(after.program, resource, changed) || !others.every((other) => isSame(after.program, other))) continue;
      withoutEffect.push({ kind: resource.kind, name: resource.name, path: dotted(path) });
    }
  }
  return { tried, withoutEffect };
}

/** A program whose permission profile of a server is also that of the changed server. */
function withProfileOf(program: CheckedProgram, resource: AnyResource, changed: AnyResource): CheckedProgram {
  const profile = resource.kind === 'MCPServer' ? program.permissionProfiles.get(resource) : undefined;
  if (profile === undefined || changed.kind !== 'MCPServer') return program;
  return { ...program, permissionProfiles: new Map([...program.permissionProfiles, [changed, profile]]) };
}

const extent = { extent: 'whole', closed: false } as const;
const ignore = (): void => undefined;

/** The resource that a changed document is, undefined where reading it alone finds something. */
async function reload(value: unknown): Promise<AnyResource | undefined> {
  let isSilent = true;
  const { resources } = await load([{ path: 'changed.json', text: JSON.stringify(value) }], namespace, () => {
    isSilent = false;
  });
  return isSilent ? resources[0] : undefined;
}

/** What is made of a resource; undefined where a reference of it leads nowhere. */
function objectsOf(program: CheckedProgram, resource: AnyResource): readonly object[] | undefined {
  try {
    return lower(program, { image }, { resources: [resource], foreign: [] }).map(({ object }) => object);
  } catch {
    return undefined;
  }
}

async function checked(loaded: LoadedProgram) {
  const findings: Diagnostic[] = [];
  const report = (finding: Diagnostic): void => void findings.push(finding);
  return { program: await check(link(loaded, extent, report), report), findings };
}

function textsOf(findings: readonly Diagnostic[]): readonly string[] {
  return findings.map(({ code, message, hint }) => [code, message, hint].join(' ')).toSorted();
}

function pathsIn(value: unknown): DocumentPath[] {
  const steps: (string | number)[] = Array.isArray(value) ? [...value.keys()] : isMap(value) ? Object.keys(value) : [];
  return steps.flatMap((step) => {
    const inside: unknown = Reflect.get(Object(value), step);
    return [[step], ...pathsIn(inside).map((path) => [step, ...path])];
  });
}

function without(value: unknown, path: DocumentPath): unknown {
  const [step, ...rest] = path;
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      index !== step ? [item] : rest.length === 0 ? [] : [without(item, rest)],
    );
  }
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) =>
      key !== step ? [[key, child]] : rest.length === 0 ? [] : [[key, without(child, rest)]],
    ),
  );
}

function dotted(path: DocumentPath): string {
  return path
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .slice(1);
}
