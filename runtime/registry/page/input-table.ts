import type { ServerInput } from '../../../generated/types/server-input.ts';
import { badge } from './entry-parts.ts';
import { html, type Html, type HtmlValue } from './html.ts';

/** Rows of one table; an entry of a megabyte could hold thousands. */
const mostRows = 50;

/** An input under the name that people give it by. */
export interface NamedInput {
  readonly name: string;
  readonly input: ServerInput;
}

/** A table of what can be given: which values are needed, which are secret, what they are for. Secret values are not shown. */
export function inputTable(caption: string, inputs: readonly NamedInput[]): HtmlValue {
  if (inputs.length === 0) return undefined;
  const left = inputs.length - mostRows;
  return html`<table class="inputs">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        ${inputs.slice(0, mostRows).map(row)}
      </tbody>
    </table>
    ${left > 0 && html`<p class="quiet">And ${left} more.</p>`}`;
}

function row({ name, input }: NamedInput): Html {
  const { description, isRequired, isSecret, format, choices } = input;
  const marks = [
    isRequired === true && badge('required', 'warn'),
    isSecret === true && badge('secret', 'bad'),
    format !== undefined && format !== 'string' && badge(format),
  ];
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>
      ${description !== undefined && html`<bdi>${description}</bdi> `}${marks} ${isSecret !== true && values(input)}
      ${choices !== undefined && html`<div class="quiet">One of ${choices.slice(0, mostRows).join(', ')}</div>`}
    </td>
  </tr>`;
}

function values({ value, default: standard, placeholder }: ServerInput): HtmlValue {
  if (value !== undefined) return html`<div class="quiet">Fixed: <code>${value}</code></div>`;
  if (standard !== undefined) return html`<div class="quiet">Default: <code>${standard}</code></div>`;
  return placeholder !== undefined && html`<div class="quiet">For example <code>${placeholder}</code></div>`;
}
