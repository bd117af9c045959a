import type { KindName } from '../../generated/kinds.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { CheckedProgram } from '../program/checked-program.ts';
import { identityOf, type AnyResource } from '../program/resource.ts';
import { brokenReferences, referencesCondition, validCondition } from './conditions.ts';
import type { Named, ResourceStatus } from './status.ts';
import { byName, statusContext, type StatusContext } from './status-context.ts';
import type { StatusWriter } from './status-writer.ts';
import { statusWriters } from './table.ts';

/**
 * The status of every resource of a program, as far as it follows from the input: what an operator would write before anything
 * runs (spec 2 and 3, status of the kinds). Pure; by namespace, kind and name. The diagnostics are those of the check that made
 * the program: a resource with errors, or refused by its schema, has a status with those errors and with its
 * referrers only. Where a document could not be classified (`program.isIncomplete`), the status of others may be wrong.
 */
export function statusOf(program: CheckedProgram, diagnostics: readonly Diagnostic[]): ResourceStatus[] {
  const context = statusContext(program, diagnostics);
  const passed = new Map<string, AnyResource>(
    program.resources.map((resource) => [identityOf(resource.kind, resource.namespace, resource.name), resource]),
  );
  const refused = new Map<string, Named>();
  for (const { kind, namespace, name } of program.failedResources) {
    if (name !== undefined) refused.set(identityOf(kind, namespace, name), { kind, namespace, name });
  }
  const all: readonly Named[] = [...new Map<string, Named>([...passed, ...refused]).values()];
  return all
    .toSorted(byName)
    .map((named) => statusOfOne(named, passed.get(identityOf(named.kind, named.namespace, named.name)), context));
}

/** A name that two documents share is refused, whichever of them came first: neither gets a status. */
function statusOfOne(
  { kind, namespace, name }: Named,
  resource: AnyResource | undefined,
  context: StatusContext,
): ResourceStatus {
  const named = { kind, namespace, name };
  const errors = context.errorsOf(named);
  const problems = [...errors, ...(resource === undefined ? [] : brokenReferences(resource, context))];
  const references = resource === undefined || errors.length > 0 ? undefined : referencesCondition(resource, context);
  // The table is indexed by the kind of the resource, which the compiler cannot follow through a union.
  const writer = statusWriters[kind] as StatusWriter<KindName>;
  const status = {
    ...writer.relations?.(named, context),
    ...(resource === undefined || problems.length > 0 ? writer.refused(problems) : writer.accepted(resource, context)),
    conditions: [validCondition(errors), ...(references === undefined ? [] : [references])],
  };
  return { ...named, status };
}
