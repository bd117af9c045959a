import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { checkEntities } from '../../../runtime/language/cedar.ts';
import type { PolicyText } from '../../facts/policies/policy-sets.ts';
import type { PolicyRule } from '../../check/contracts/policy-rule.ts';

export const badEntities = defineDiagnostic<{ message: string; hint: string | undefined }>({
  code: 'cedar/entities',
  severity: 'error',
  summary: 'Cedar entities that are not a JSON list of entities. A server with such entities does not start.',
  message: ({ message }) => `not a list of Cedar entities: ${message}`,
  hint: ({ hint }) => hint,
});

/** The entities beside policies are a JSON list of Cedar entities (spec 3, AuthzConfigRef inline). */
export const cedarEntities: PolicyRule = async ({ part, entities }, report) => {
  // Cedar is not loaded for the default.
  if (entities !== undefined && entities.text !== '[]') await check(part, entities, report);
};

async function check(part: Part, { path, text }: PolicyText, report: Report): Promise<void> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const [start, end] = rangeOf(error, text);
    report(
      badEntities({ message: 'it is not valid JSON', hint: undefined }, placesInside(part, path, text)(start, end)),
    );
    return;
  }
  const problem = await checkEntities(value);
  if (problem !== undefined) report(badEntities(problem, placeOf(part, path, 'value')));
}

/** The engine says only in its message where JSON goes wrong, and not always; then it is somewhere in the text. */
function rangeOf(error: unknown, text: string): readonly [number, number] {
  const message = error instanceof Error ? error.message : '';
  if (message === 'Unexpected end of JSON input') return [text.length, text.length];
  const position = /at position (\d+)/.exec(message)?.[1];
  return position === undefined ? [0, text.length] : [Number(position), Number(position) + 1];
}
