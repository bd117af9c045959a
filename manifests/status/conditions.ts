import type { AnyResource } from '../program/resource.ts';
import type { InputCondition } from './status.ts';
import type { StatusContext } from './status-context.ts';

/** A condition takes no longer message (the limit of Kubernetes). */
const longestMessage = 32_768;

/** Most errors that a message names. */
const shownErrors = 20;

/** Whether a resource passed its checks. */
export function validCondition(errors: readonly string[]): InputCondition {
  if (errors.length === 0) {
    return { type: 'Valid', status: 'True', reason: 'ChecksPassed', message: 'every check passed' };
  }
  return { type: 'Valid', status: 'False', reason: 'ChecksFailed', message: sentenceOf(errors) };
}

/**
 * Whether everything a resource refers to is there and sound; undefined where it refers to nothing. What is not in the input
 * may be in the cluster, so that stays unknown.
 */
export function referencesCondition(resource: AnyResource, context: StatusContext): InputCondition | undefined {
  const references = context.referencesOf(resource);
  const externals = context.externalsOf(resource);
  if (references.length + externals.length === 0) return undefined;
  const broken = brokenReferences(resource, context);
  if (broken.length > 0) {
    return condition('False', 'TargetRefused', sentenceOf(broken));
  }
  const absent = references.filter(({ target }) => target === undefined).map(({ kind, name }) => `${kind} "${name}"`);
  const outside = [...new Set([...absent, ...externals.map(({ kind, name }) => `${kind} "${name}"`)])].toSorted();
  if (outside.length > 0) {
    return condition('Unknown', 'NotInInput', `not in the input: ${outside.join(', ')}`.slice(0, longestMessage));
  }
  return condition('True', 'TargetsFound', 'every reference leads to something in the input');
}

/** What a resource refers to and has errors, in sentences. */
export function brokenReferences(resource: AnyResource, context: StatusContext): string[] {
  const { namespace } = resource;
  return context
    .referencesOf(resource)
    .filter(({ kind, name }) => context.errorsOf({ kind, namespace, name }).length > 0)
    .map(({ kind, name }) => `refers to ${kind} "${name}", which has errors`)
    .toSorted();
}

/** Several problems as one message for people. */
export function sentenceOf(problems: readonly string[]): string {
  const rest = problems.length - shownErrors;
  const shown = [...problems.slice(0, shownErrors), ...(rest > 0 ? [`and ${rest} more`] : [])];
  return shown.join('; ').slice(0, longestMessage);
}

function condition(status: InputCondition['status'], reason: string, message: string): InputCondition {
  return { type: 'ReferencesResolved', status, reason, message };
}
