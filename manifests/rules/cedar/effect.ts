import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Policy } from '../../facts/policies/policy-sets.ts';
import type { PolicyRule } from '../../check/contracts/policy-rule.ts';

export const permitsNothing = defineDiagnostic({
  code: 'cedar/effect-permits-nothing',
  severity: 'error',
  summary: 'Cedar policies that only forbid. What no policy permits is denied, so every request is.',
  message: () => 'no policy permits anything, and what no policy permits is denied',
  hint: () => 'add what is allowed beside the exceptions: permit(principal, action, resource);',
});

export const forbidsAll = defineDiagnostic({
  code: 'cedar/effect-forbids-all',
  severity: 'error',
  summary: 'A Cedar policy that forbids every request, so that the policies beside it permit nothing.',
  message: () => 'this forbids every request, whatever other policies permit',
  hint: () => 'remove it: what no policy permits is denied anyway',
});

export const noPolicy = defineDiagnostic({
  code: 'cedar/effect-none',
  severity: 'error',
  summary: 'A string for Cedar policies without any policy: it is blank, or has comments only.',
  message: () => 'this has no policy',
  hint: () => 'write one, such as permit(principal, action, resource); or remove the item',
});

export const permittedAnyway = defineDiagnostic({
  code: 'cedar/effect-permitted-anyway',
  severity: 'warning',
  summary: 'A Cedar policy that permits something beside one that permits everything, so that it changes nothing.',
  message: () => 'this changes nothing: another policy permits every request to everybody',
  hint: () => 'remove the policy that permits everything, or this one',
  // What never applies is at fault itself.
  givesWayTo: ['cedar/impossible', 'cedar/type-mismatch'],
});

/** Policies permit something: Cedar denies by default, and a forbid wins over every permit. */
export const cedarEffect: PolicyRule = ({ part, policies }, report) => {
  if (policies.length === 0 || policies.some(({ checked }) => checked.problems.length > 0)) return;
  for (const { path, text } of policies) {
    if (text.replaceAll(/\/\/[^\n]*/g, '').trim() === '') report(noPolicy({}, placeOf(part, path, 'value')));
  }
  const effects = policies.flatMap(effectsOf);
  const [first] = effects;
  if (first === undefined) return;
  if (!effects.some(({ effect }) => effect === 'permit')) {
    report(permitsNothing({}, placeOf(part, first.policy.path, 'value')));
    return;
  }
  const everything = effects.find(({ effect, isOfAll }) => effect === 'permit' && isOfAll);
  for (const one of effects) {
    const place = () => placesInside(part, one.policy.path, one.policy.text)(one.start, one.end);
    if (one.effect === 'forbid' && one.isOfAll) report(forbidsAll({}, place()));
    if (one.effect !== 'permit' || everything === undefined || one === everything) continue;
    const { policy, start, end } = everything;
    const span = placesInside(part, policy.path, policy.text)(start, end);
    report(permittedAnyway({}, place(), span === undefined ? [] : [{ message: 'permits everything', span }]));
  }
};

interface Effect {
  readonly policy: Policy;
  readonly effect: string;
  /** Whether it is about every request. */
  readonly isOfAll: boolean;
  readonly start: number;
  readonly end: number;
}

/** The policies of a valid source, in their order; comments and strings are masked, since they may contain anything. */
function effectsOf(policy: Policy): Effect[] {
  const covered = policy.text.replaceAll(/\/\/[^\n]*|"(?:[^"\\]|\\.)*"/g, (all) =>
    (all.startsWith('"') ? '"' : ' ').repeat(all.length),
  );
  return [...covered.matchAll(/(?<![\w.])(permit|forbid)(\s*\([^)]*\)[^;]*);/g)].map((found) => {
    const [all, effect = '', rest = ''] = found;
    const isOfAll = rest.replaceAll(/\s/g, '') === '(principal,action,resource)';
    return { policy, effect, isOfAll, start: found.index, end: found.index + all.length };
  });
}
