import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { groupsInPolicy } from '../../../runtime/language/cedar-groups.ts';
import { requestTypes } from '../../../runtime/language/cedar-schema.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { PolicyRule } from '../../check/contracts/policy-rule.ts';

export const emptyGroup = defineDiagnostic<{ group: string; id: string; isOfCallers: boolean; ofClaims: string }>({
  code: 'cedar/empty-group',
  severity: 'warning',
  summary:
    'A Cedar policy about a group without members. It never applies: list the members in the entities beside the policies, or use a group of the token, which has the type ClaimGroup.',
  message: ({ group, isOfCallers, ofClaims }) =>
    isOfCallers
      ? `no caller is in ${group}: entitiesJson names no member, and groups of a token have the type ${ofClaims}`
      : `no entity of entitiesJson is in ${group}`,
  hint: ({ group, id, isOfCallers, ofClaims }) =>
    isOfCallers
      ? `for a group that the token names write principal in ${ofClaims}::${id}; or give the entities of the callers ${group} as parent`
      : `give the entities that are meant ${group} as parent`,
});

/**
 * A group has the members that the entities beside the policies give it (spec 3, AuthzConfigRef). The groups of a token, which no
 * input shows, are parents of the caller with a type of their own.
 */
export const cedarEmptyGroup: PolicyRule = ({ part, policies, entities, claimGroups }, report) => {
  const isAboutGroups = policies.some(({ text }) => /\b(?:resource|principal)\b[\w\s]*\sin\s/.test(text));
  const groups = isAboutGroups ? groupsOf(entities?.text ?? '[]') : undefined;
  if (groups === undefined) return;
  for (const { path, text, checked } of policies) {
    if (checked.problems.length > 0) continue;
    for (const { of, written, type, id, start, end } of groupsInPolicy(text)) {
      if (of === 'principal' && type === claimGroups) continue;
      // A tool is in itself, and every request is about its server.
      if (requestTypes.includes(type) || id.includes('\\') || groups.has(JSON.stringify([type, id]))) continue;
      const group = { group: written, id: `"${id}"`, isOfCallers: of === 'principal', ofClaims: claimGroups };
      report(emptyGroup(group, placesInside(part, path, text)(start, end)));
    }
  }
};

/** What entities have as parents; undefined where the text does not hold a list, which is reported at the text. */
function groupsOf(text: string): ReadonlySet<string> | undefined {
  let entities: unknown;
  try {
    entities = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(entities)) return undefined;
  const parents = entities.flatMap((entity: unknown): unknown[] => {
    const list = propertyOf(entity, 'parents');
    return Array.isArray(list) ? list : [];
  });
  const written = parents.map((parent) => propertyOf(parent, '__entity') ?? parent);
  return new Set(written.map((uid) => JSON.stringify([propertyOf(uid, 'type'), propertyOf(uid, 'id')])));
}
