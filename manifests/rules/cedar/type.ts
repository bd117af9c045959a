import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { checkPolicyTypes } from '../../../runtime/language/cedar-types.ts';
import type { PolicySet } from '../../facts/policies/policy-sets.ts';
import { impossiblePolicy } from './impossible.ts';
import type { PolicyRule } from '../../check/contracts/policy-rule.ts';

interface Said {
  readonly message: string;
  readonly hint: string | undefined;
}

export const unknownAttribute = defineDiagnostic<Said>({
  code: 'cedar/type-has-no-attribute',
  severity: 'warning',
  summary:
    'A Cedar policy reads an attribute that requests do not have, so that it cannot be evaluated: a permit permits nothing then, and a forbid denies.',
  message: ({ message }) => message,
  hint: ({ hint }) => hint,
});

export const unknownEntityType = defineDiagnostic<Said>({
  code: 'cedar/type-unknown',
  severity: 'warning',
  summary: 'A Cedar policy compares with an entity of a type that neither requests nor the entities beside it have.',
  message: ({ message }) => message,
  hint: ({ hint }) => hint ?? 'the principal is a Client; the resource is a Tool, a Prompt or a Resource',
});

export const mistypedPolicy = defineDiagnostic<Said>({
  code: 'cedar/type-mismatch',
  severity: 'warning',
  summary: 'A Cedar policy uses a value as what it is not, so that it fails or never applies.',
  message: ({ message }) => `this policy cannot do what it says: ${message}`,
  hint: ({ hint }) => hint,
});

export const unguardedAttribute = defineDiagnostic<Said>({
  code: 'cedar/type-attribute-unguarded',
  severity: 'warning',
  summary:
    'A Cedar policy forbids by a claim or an argument that may be absent. A request without it is denied, since a forbid that cannot be evaluated denies.',
  message: ({ message }) => message,
  hint: ({ hint }) => hint,
});

const ofKind = {
  'unknown-attribute': unknownAttribute,
  'unknown-type': unknownEntityType,
  type: mistypedPolicy,
  unguarded: unguardedAttribute,
  impossible: impossiblePolicy,
};

/** Policies can apply to the requests that servers decide about (spec 3, AuthzConfigRef; spec 2, AuthzConfig). */
export const cedarType: PolicyRule = async (set, report) => {
  const entities = entitiesOf(set);
  for (const { path, text, checked } of set.policies) {
    if (checked.problems.length > 0) continue;
    const doubts = await checkPolicyTypes({ text, entities, actions: checked.actions });
    const placeOf = placesInside(set.part, path, text);
    for (const { kind, message, hint, guess, start, end } of doubts) {
      // Cedar proposes whatever attribute there is, however far it is from the one that was written.
      const near = guess === undefined ? undefined : suggest(guess.asked, [guess.known]);
      const said = near === undefined ? hint : `did you mean "${near}"?`;
      report(ofKind[kind]({ message, hint: said }, placeOf(start, end)));
    }
  }
};

function entitiesOf({ entities }: PolicySet): unknown {
  if (entities === undefined) return [];
  try {
    const value: unknown = JSON.parse(entities.text);
    return value;
  } catch {
    // Invalid JSON is reported at its own place.
    return [];
  }
}
