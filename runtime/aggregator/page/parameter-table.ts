import { objectOf } from '../../mcp/bridge/capabilities.ts';
import { html, type Html, type HtmlValue } from '../../page/html.ts';
import { badge, cut } from '../../page/page-parts.ts';

/** Rows of one table, and values of one choice. */
const mostRows = 30;
const mostChoices = 10;
/** Most characters of a string in one row. */
const longest = 300;

/** What a tool takes, from the JSON Schema of its input, which may be of any shape: one row for each property. */
export function parameterTable(schema: unknown): HtmlValue {
  const { properties, required } = { properties: undefined, required: undefined, ...objectOf(schema) };
  const rows = Object.entries(objectOf(properties));
  if (rows.length === 0) return html`<p class="quiet">It takes no parameters.</p>`;
  const needed = new Set<unknown>(Array.isArray(required) ? required : []);
  const left = rows.length - mostRows;
  return html`<table class="inputs">
      <caption>
        Parameters
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        ${rows.slice(0, mostRows).map(([name, property]) => row(name, objectOf(property), needed.has(name)))}
      </tbody>
    </table>
    ${left > 0 && html`<p class="quiet">And ${left} more.</p>`}`;
}

function row(name: string, property: Readonly<Record<string, unknown>>, isRequired: boolean): Html {
  const {
    description,
    enum: choices,
    default: standard,
  } = {
    description: undefined,
    enum: undefined,
    default: undefined,
    ...property,
  };
  const type = typeWords(property['type']);
  return html`<tr>
    <th scope="row"><code>${cut(name, longest)}</code></th>
    <td>
      ${typeof description === 'string' && html`<bdi>${cut(description, longest)}</bdi> `}
      ${type !== undefined && badge(type)} ${isRequired && badge('required', 'warn')}
      ${Array.isArray(choices) && html`<div class="quiet">One of ${listed(choices)}</div>`}
      ${standard !== undefined && html`<div class="quiet">Default: <code>${valueWords(standard)}</code></div>`}
    </td>
  </tr>`;
}

function listed(choices: readonly unknown[]): string {
  const further = choices.length > mostChoices ? ', …' : '';
  return `${choices.slice(0, mostChoices).map(valueWords).join(', ')}${further}`;
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
