import { isDeepStrictEqual } from 'node:util';
import { check, type CheckedProgram } from '../../manifests/program/check.ts';
import { link } from '../../manifests/program/link.ts';
import { load, type LoadedProgram } from '../../manifests/program/load.ts';
import { lower } from '../../manifests/program/lower.ts';
import type { AnyResource } from '../../manifests/program/resource.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { hasErrors, type Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { renderText } from '../../runtime/diagnostics/render-text.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { isMap } from './plain-walk.ts';

/** A key or an item of a list in one of our resources, as somebody wrote it. */
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
 * cheaper is compared first: the form of the resource alone, its own objects, all objects, and what all rules find only where
 * everything else is the same. Throws for documents that do not compile.
 */
export async function deleteEachKey(sources: readonly SourceFile[]): Promise<DeletedKeys> {
  const failures: Diagnostic[] = [];
  const loaded = await load(sources, namespace, (finding) => failures.push(finding));
  const { program, findings } = await checked(loaded);
  if (hasErrors([...failures, ...findings])) throw new Error(renderText([...failures, ...findings], { color: false }));
  const [allObjects, allFindings] = [objectsOf(program), textsOf(findings)];
  const withoutEffect: AuthoredKey[] = [];
  let tried = 0;
  for (const resource of loaded.resources) {
    const own = objectsOf(program, [resource]);
    for (const path of pathsIn(resource.value)) {
      tried++;
      const changed = await reload(without(resource.value, path));
      if (changed === undefined || !isDeepStrictEqual(objectsOf(program, [changed]), own)) continue;
      const resources = loaded.resources.map((other) => (other === resource ? changed : other));
      const linked = { ...program, ...link({ ...loaded, resources }, extent, ignore) };
      if (!isDeepStrictEqual(objectsOf(linked), allObjects)) continue;
      const after = await checked({ ...loaded, resources });
      if (!isDeepStrictEqual(textsOf(after.findings), allFindings)) continue;
      if (!isDeepStrictEqual(objectsOf(after.program), allObjects)) continue;
      withoutEffect.push({ kind: resource.kind, name: resource.name, path: dotted(path) });
    }
  }
  return { tried, withoutEffect };
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

/** What is made of all resources or of some; undefined where a reference of them leads nowhere. */
function objectsOf(program: CheckedProgram, resources?: readonly AnyResource[]): readonly object[] | undefined {
  try {
    const picked = resources === undefined ? program : { resources, foreign: [] };
    return lower(program, { image }, picked).map(({ object }) => object);
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
