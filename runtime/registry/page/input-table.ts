import type { ServerInput } from '../../../generated/types/server-input.ts';
import type { TemplatedInput } from '../../page/client/template.ts';
import { badge } from '../../page/page-parts.ts';
import { html, type Html, type HtmlValue } from '../../page/html.ts';

/** Rows of one table; an entry of a megabyte could hold thousands. */
const mostRows = 50;

/** An input under the name that people give it by. */
export interface NamedInput {
  readonly name: string;
  readonly input: TemplatedInput & { readonly isRepeated?: boolean };
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
  const { description, isRequired, isSecret, format, choices, variables = {}, isRepeated } = input;
  const marks = [
    isRequired === true && badge('required', 'warn'),
    isSecret === true && badge('secret', 'bad'),
    format !== undefined && format !== 'string' && badge(format),
    isRepeated === true && badge('may be repeated'),
  ];
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>
      ${description !== undefined && html`<bdi>${description}</bdi> `}${marks} ${isSecret !== true && values(input)}
      ${choices !== undefined && html`<div class="quiet">One of ${choices.slice(0, mostRows).join(', ')}</div>`}
      ${Object.entries(variables)
        .slice(0, mostRows)
        .map(([each, of]) => variable(each, isSecret === true ? { ...of, isSecret } : of))}
    </td>
  </tr>`;
}

/** A name in braces that the value of an input is made of; in a secret one, each of them may be the secret. */
function variable(name: string, input: ServerInput): Html {
  const { description, isRequired, isSecret } = input;
  const marks = [isRequired === true && badge('required', 'warn'), isSecret === true && badge('secret', 'bad')];
  return html`<div class="variable">
    <code>{${name}}</code> ${description !== undefined && html`<bdi>${description}</bdi>`} ${marks}
    ${isSecret !== true && values(input)}
  </div>`;
}

function values({ value, default: standard, placeholder }: ServerInput): HtmlValue {
  if (value !== undefined) return html`<div class="quiet">Fixed: <code>${value}</code></div>`;
  if (standard !== undefined) return html`<div class="quiet">Default: <code>${standard}</code></div>`;
  return placeholder !== undefined && html`<div class="quiet">For example <code>${placeholder}</code></div>`;
}
