import { html, type Html, type HtmlValue } from './html.ts';
import { badge } from './page-elements.ts';

/** Rows of one table; an entry of a megabyte could hold thousands. */
const mostRows = 50;

/** A value to give: for a server, or for a tool. What is absent is not shown. */
export interface TableInput {
  readonly description?: string | undefined;
  /** What kind of value it is; absent for strings, where everything is one. */
  readonly type?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** Values of secrets are not shown. */
  readonly isSecret?: boolean | undefined;
  readonly isRepeated?: boolean | undefined;
  readonly choices?: readonly string[] | undefined;
  /** The value, where it is fixed. */
  readonly value?: string | undefined;
  readonly default?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** An input under the name that people give it by. */
export interface NamedInput extends TableInput {
  readonly name: string;
  /** Names in braces that its value is made of. */
  readonly variables?: Readonly<Record<string, TableInput>> | undefined;
}

/** A table of what can be given: which values are needed, which are secret, what they are for. */
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

function row({ name, variables = {}, ...input }: NamedInput): Html {
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>
      ${described(input)}
      ${Object.entries(variables)
        .slice(0, mostRows)
        .map(([each, of]) => variable(each, input.isSecret === true ? { ...of, isSecret: true } : of))}
    </td>
  </tr>`;
}

/** A name in braces that the value of an input is made of; in a secret one, each of them may be the secret. */
function variable(name: string, input: TableInput): Html {
  return html`<div class="variable"><code>{${name}}</code> ${described(input)}</div>`;
}

function described(input: TableInput): Html {
  const { description, type, isRequired, isSecret, isRepeated, choices } = input;
  const marks = [
    isRequired === true && badge('required', 'warn'),
    isSecret === true && badge('secret', 'bad'),
    type !== undefined && badge(type),
    isRepeated === true && badge('may be repeated'),
  ];
  return html`${description !== undefined && html`<bdi>${description}</bdi> `}${marks}
  ${isSecret !== true && values(input)} ${choices !== undefined && html`<div class="quiet">${oneOf(choices)}</div>`}`;
}

function oneOf(choices: readonly string[]): string {
  const further = choices.length > mostRows ? ', …' : '';
  return `One of ${choices.slice(0, mostRows).join(', ')}${further}`;
}

function values({ value, default: standard, placeholder }: TableInput): HtmlValue {
  if (value !== undefined) return html`<div class="quiet">Fixed: <code>${value}</code></div>`;
  if (standard !== undefined) return html`<div class="quiet">Default: <code>${standard}</code></div>`;
  return placeholder !== undefined && html`<div class="quiet">For example <code>${placeholder}</code></div>`;
}
