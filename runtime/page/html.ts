import { openTable } from '../diagnostics/open-table.ts';

/** Markup that was made by `html`: everything in it that came from elsewhere is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** A value in a template. Nothing is shown for undefined, false and the empty list. */
export type HtmlValue = string | number | Html | false | undefined | readonly HtmlValue[];

const entities: Readonly<Record<string, string>> = openTable({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
});

/**
 * Characters that no visible text needs: control characters, lone surrogates, and marks that change the direction of the following text, so
 * that it could look like another one.
 */
const misleading = /[\0-\x08\x0B-\x1F\x7F-\x9F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu;

/** Escapes a string for markup, between tags or inside of a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(misleading, '\uFFFD').replace(/[&<>"'`]/g, (character) => entities[character] ?? character);
}

/**
 * Makes markup from a template. Values are escaped unless `html` made them, so there is no way to forget it. Attributes have to
 * be quoted: the escaping keeps a value inside of its quotes.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = strings[0] ?? '';
  for (const [index, value] of values.entries()) text += textOf(value) + (strings[index + 1] ?? '');
  return new Html(text);
}

function textOf(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(textOf).join('');
  return escaped(String(value));
}
