import { placesInside } from '../../runtime/config/places-inside.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { requestTypes } from '../../runtime/language/cedar-schema.ts';
import { propertyOf } from '../program/values-at.ts';
import type { PolicyRule } from './policy-rule.ts';

export const emptyGroup = defineDiagnostic<{ group: string }>({
  code: 'cedar/empty-group',
  severity: 'warning',
  summary: 'A Cedar policy about the resources in a group that none of the entities beside it is in.',
  message: ({ group }) => `no entity of entitiesJson is in ${group}`,
  hint: ({ group }) => `give the entities that are meant ${group} as parent`,
});

/** The resources of a group are those whose entities say so; callers may be in groups by their claims, so those stay open. */
export const cedarEmptyGroups: PolicyRule = ({ part, policies, entities }, report) => {
  if (entities === undefined || !policies.some(({ text }) => /\bresource\s+in\b/.test(text))) return;
  const groups = groupsOf(entities.text);
  if (groups === undefined) return;
  for (const { path, text, checked } of policies) {
    if (checked.problems.length > 0) continue;
    const asked = /\/\/[^\n]*|"(?:[^"\\]|\\.)*"|(?<![\w.])resource\s+in\s+((\w+)::"((?:[^"\\]|\\.)*)")/g;
    for (const found of text.matchAll(asked)) {
      const [all, group, type = '', id = ''] = found;
      // A tool is in itself, and every request is about its server.
      if (
        group === undefined ||
        requestTypes.includes(type) ||
        id.includes('\\') ||
        groups.has(JSON.stringify([type, id]))
      )
        continue;
      const end = found.index + all.length;
      report(emptyGroup({ group }, placesInside(part, path, text)(end - group.length, end)));
    }
  }
};

/** What entities have as parents; undefined where there are no entities, or what stands there is none. */
function groupsOf(text: string): ReadonlySet<string> | undefined {
  let entities: unknown;
  try {
    entities = JSON.parse(text);
  } catch {
    // That it is no JSON is told where it stands.
    return undefined;
  }
  if (!Array.isArray(entities) || entities.length === 0) return undefined;
  const parents = entities.flatMap((entity: unknown): unknown[] => {
    const list = propertyOf(entity, 'parents');
    return Array.isArray(list) ? list : [];
  });
  const written = parents.map((parent) => propertyOf(parent, '__entity') ?? parent);
  return new Set(written.map((uid) => JSON.stringify([propertyOf(uid, 'type'), propertyOf(uid, 'id')])));
}
