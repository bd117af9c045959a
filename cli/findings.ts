import { unknownIgnore, unusedIgnore, ignoredError } from '../runtime/diagnostics/ignore-diagnostics.ts';
import { applyIgnoreComments, type IgnoreComment } from '../runtime/diagnostics/ignore-comments.ts';
import { hasErrors, type Diagnostic } from '../runtime/diagnostics/diagnostic.ts';
import { atOrigin } from '../runtime/diagnostics/origin.ts';
import { inSourceOrder } from '../runtime/diagnostics/sort.ts';
import type { SourceFile } from '../runtime/diagnostics/span.ts';
import type { Project } from './project-file/read.ts';

/**
 * The findings of a whole run in one order: those of the project file first, then by path of the source and position, in whatever
 * order the inputs were named. Warnings that the project file or a comment ignores are left out; errors never are.
 */
export function findingsOf(
  found: readonly Diagnostic[],
  project: Project | undefined,
  sources: readonly SourceFile[],
): readonly Diagnostic[] {
  return ordered(applyIgnoreComments(found, sources).kept, project);
}

/**
 * The same, and what is wrong with the comments that ignored nothing. That is judged only when the input has no errors, since an
 * error keeps later checks from running. In a part of an input only what a part can show is judged.
 */
export async function judgedFindings(
  found: readonly Diagnostic[],
  project: Project | undefined,
  sources: readonly SourceFile[],
  extent: 'whole' | 'part' = 'whole',
): Promise<readonly Diagnostic[]> {
  const { kept, unused } = applyIgnoreComments(found, sources);
  // What a name leads to that stands elsewhere may be what a finding is about.
  const isTorn = found.some(({ code }) => code === onlyInParts);
  const mayBeUsed = (code: string): boolean => extent === 'part' && (isTorn || onlyInWholes.has(code));
  const judged = unused.length === 0 || hasErrors(kept) ? [] : await judge(unused, mayBeUsed);
  return ordered([...kept, ...judged], project);
}

function ordered(found: readonly Diagnostic[], project: Project | undefined): readonly Diagnostic[] {
  const ignored = new Set(project?.settings.ignore);
  const kept = found.filter(({ code, severity }) => severity === 'error' || !ignored.has(code)).map(atOrigin);
  const sources = new Map(kept.flatMap(({ source }) => (source === undefined ? [] : [[source.path, source]])));
  const byPath = [...sources.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return inSourceOrder(kept, project?.source === undefined ? byPath : [project.source, ...byPath]);
}

async function judge(unused: readonly IgnoreComment[], mayBeUsed: (code: string) => boolean): Promise<Diagnostic[]> {
  const [{ everyDiagnostic }, { suggest }] = await Promise.all([
    import('./every-diagnostic.ts'),
    import('../runtime/config/suggest.ts'),
  ]);
  const declared = await everyDiagnostic();
  return unused.flatMap(({ code, span, isBefore }) => {
    const known = declared.get(code);
    if (known === undefined) return [unknownIgnore({ code, suggestion: suggest(code, declared.keys()) }, span)];
    if (known.severity === 'error') return [ignoredError({ code }, span)];
    // What comes later depends on flags too: a plan without lists of tools has nothing to say about tools.
    const isOpen = known.stage !== 'check' || code === onlyInParts || mayBeUsed(code);
    return isOpen ? [] : [unusedIgnore({ code, isBefore }, span)];
  });
}

/** Reported for a part of the input and not for the whole, so a comment about it is of use in one run only. */
const onlyInParts = 'link/not-in-part';

/** Reported for a whole input only: in a part, what is missing may be elsewhere. A test holds them to the rules. */
export const onlyInWholes: ReadonlySet<string> = new Set([
  'address/near-name',
  'address/no-reference-grant',
  'address/other-namespace',
  'address/resource-name',
  'address/unknown-service',
  'authorization/unknown-account',
  'authorization/unknown-role',
  'autoscaler/unknown-target',
  'cedar/unprefixed-tool',
  'exposure/issuer-host-not-reached',
  'exposure/issuer-leads-elsewhere',
  'exposure/metadata-not-reached',
  'exposure/path-of-other-transport',
  'exposure/sign-in-not-reached',
  'external-auth/replaced',
  'group/not-served',
  'link/near-kind',
  'link/near-name',
  'link/near-namespace',
  'link/unused',
  'network-policy/cuts-connection',
  'optimizer/unknown-embedding',
  'optimizer/unknown-pinned-tool',
  'pod-template/foreign-affinity',
  'rate-limit/unknown-tool',
  'selector/no-pod',
  'service/no-such-port',
  'store/other-namespace',
  'tools/ambiguous-prefix',
  'tools/unranked-backends',
  'virtual-server/backend-not-in-input',
  'virtual-server/backend-outside-group',
  'workflow/backend-not-in-input',
]);
