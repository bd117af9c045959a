import { objectOf } from '../../mcp/bridge/capabilities.ts';
import type { NamedInput } from '../../page/input-table.ts';
import { cut } from '../../page/page-elements.ts';

/** Values of one choice. */
const mostChoices = 10;
/** Most characters of a name or a description. */
const longest = 300;

/** What a tool takes, from the JSON Schema of its input, which may be of any shape: one input for each property. */
export function toolInputs(schema: unknown): readonly NamedInput[] {
  const { properties, required } = { properties: undefined, required: undefined, ...objectOf(schema) };
  const needed = new Set<unknown>(Array.isArray(required) ? required : []);
  return Object.entries(objectOf(properties)).map(([name, property]) => ({
    name: cut(name, longest),
    isRequired: needed.has(name),
    ...inputOf(objectOf(property)),
  }));
}

function inputOf(property: Readonly<Record<string, unknown>>): Omit<NamedInput, 'name'> {
  const {
    type,
    description,
    enum: choices,
    default: standard,
  } = {
    type: undefined,
    description: undefined,
    enum: undefined,
    default: undefined,
    ...property,
  };
  return {
    type: typeWords(type),
    description: typeof description === 'string' ? cut(description, longest) : undefined,
    choices: Array.isArray(choices) ? shownChoices(choices) : undefined,
    default: standard === undefined ? undefined : valueWords(standard),
  };
}

function shownChoices(choices: readonly unknown[]): readonly string[] {
  const shown = choices.slice(0, mostChoices).map(valueWords);
  return choices.length > mostChoices ? [...shown, '…'] : shown;
}

/** A value in a line; what holds others is only named. */
function valueWords(value: unknown): string {
  if (typeof value === 'string') return cut(value, 60);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}

function typeWords(type: unknown): string | undefined {
  const types = (Array.isArray(type) ? type : [type]).filter((each) => typeof each === 'string');
  return types.length === 0
    ? undefined
    : types
        .slice(0, 8)
        .map((each) => cut(each, 40))
        .join(' or ');
}
