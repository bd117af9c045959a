import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

interface Target {
  readonly kind: string;
  readonly name: string;
}

/** Where a target is instead: references stay inside a namespace. Undefined where no namespace is set. */
export interface Elsewhere {
  readonly wanted: string | undefined;
  readonly namespace: string | undefined;
}

interface MissingTarget extends Target {
  readonly suggestion: string | undefined;
  readonly elsewhere: Elsewhere | undefined;
  /** What to do where a resource of this very name is beside the input. */
  readonly beside?: string | undefined;
  /** What the text is a part of that refers to it, where a program made the text: `the app`. */
  readonly producer: string | undefined;
}

const placed = (namespace: string | undefined): string =>
  namespace === undefined ? 'without a namespace' : `in namespace "${namespace}"`;

const missing = ({ kind, name, elsewhere }: MissingTarget): string =>
  `there is no ${kind} "${name}"${elsewhere === undefined ? '' : ` ${placed(elsewhere.wanted)}`}`;

/** Where what is missing would be added. */
const adding = ({ kind, producer }: MissingTarget): string =>
  producer === undefined ? `add the ${kind} to the input` : `add a construct for the ${kind} to ${producer}`;

/** What to do about a missing target: the one of this very name comes before a similar one. */
const hintOf = ({ suggestion, elsewhere, beside }: MissingTarget, otherwise: string): string =>
  elsewhere !== undefined
    ? `there is one ${placed(elsewhere.namespace)}, but references stay inside a namespace: give both the same`
    : beside !== undefined
      ? beside
      : suggestion === undefined
        ? otherwise
        : `did you mean "${suggestion}"?`;

export const missingTarget = defineDiagnostic<MissingTarget>({
  code: 'link/missing-target',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A reference to a resource that is not in the input.',
  message: missing,
  hint: (target) => hintOf(target, adding(target)),
  givesWayTo: ['schema/'],
});

export const missingTargetInFragment = defineDiagnostic<MissingTarget>({
  code: 'link/not-in-part',
  severity: 'warning',
  extent: 'part',
  summary: 'A reference to a resource that is not in the files given, which are only a part of the whole.',
  message: (target) => `${missing(target)} in the files given`,
  hint: (target) => hintOf(target, 'validate the whole folder, or use --whole to make this an error'),
  givesWayTo: ['schema/'],
});

export const wrongKind = defineDiagnostic<Target & { found: string; names: readonly string[] }>({
  code: 'link/wrong-kind',
  severity: 'error',
  summary: 'A reference to a resource of another kind than the field takes.',
  message: ({ kind, name, found }) => `"${name}" is of kind ${found}, but this field refers to kind ${kind}`,
  hint: ({ kind, names }) =>
    names.length === 0
      ? `name the ${kind} that is meant: the input has none yet`
      : names.length <= 8
        ? `of kind ${kind} the input has ${names.map((name) => `"${name}"`).join(', ')}`
        : undefined,
  givesWayTo: ['schema/'],
});

export const wrongTarget = defineDiagnostic<Target & { path: string; expected: string; found: string }>({
  code: 'link/wrong-target',
  severity: 'error',
  summary: 'A reference to a resource of the right kind that lacks what this field needs.',
  message: ({ kind, name, path, expected, found }) =>
    `${kind} "${name}" has ${path} ${found}, but this field needs ${expected}`,
  hint: ({ path, expected }) => `name one whose ${path} is ${expected}`,
});

export const missingKey = defineDiagnostic<
  Target & { key: string; suggestion: string | undefined; keys: readonly string[] }
>({
  code: 'link/missing-key',
  severity: 'error',
  summary: 'A key that a Secret or ConfigMap of the input does not have.',
  message: ({ kind, name, key }) => `${kind} "${name}" has no key "${key}"`,
  hint: ({ suggestion, keys }) =>
    suggestion !== undefined
      ? `did you mean "${suggestion}"?`
      : keys.length === 0
        ? 'it has no keys'
        : `its keys are ${keys.join(', ')}`,
});

export const externalInput = defineDiagnostic<MissingTarget & { key: string | undefined }>({
  code: 'link/external',
  severity: 'error',
  summary: 'With --closed: a Secret, ConfigMap, ServiceAccount or volume claim that is not in the input.',
  message: (target) => `${missing(target)} in the input`,
  hint: (target) =>
    hintOf(
      target,
      `${adding(target)}, or ${target.producer === undefined ? 'run without --closed' : 'leave out "closed"'} to rely on the cluster for it`,
    ),
  givesWayTo: ['schema/'],
});
