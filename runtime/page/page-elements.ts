import type { Snippet } from './client/guide.ts';
import { html, type Html, type HtmlValue } from './html.ts';

const hues = 6;

/** The display name of an entry without a title: the last part of its name. The whole name has to be shown beside it. */
export function shortName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/**
 * Two letters of a name (names of entries are ASCII) in place of a picture: icons are on other hosts, and fetching them would reveal to
 * those hosts what the visitor views. Hidden from screen readers, since the name is beside it.
 */
export function initials(name: string, size: 'small' | 'large' = 'small'): Html {
  const words = shortName(name)
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const [first = '?', second] = words;
  const letters = second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  const classes = `initials hue-${sum % hues}${size === 'large' ? ' large' : ''}`;
  return html`<span class="${classes}" aria-hidden="true">${letters.toUpperCase()}</span>`;
}

export type BadgeTone = 'plain' | 'key' | 'good' | 'warn' | 'bad';

export function badge(text: string, tone: BadgeTone = 'plain'): Html {
  return html`<span class="badge ${tone}">${text}</span>`;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day, from milliseconds since 1970. */
export function day(moment: number): Html {
  return html`<time datetime="${new Date(moment).toISOString()}">${days.format(moment)}</time>`;
}

const minutes = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A minute of a day, from milliseconds since 1970. */
export function minute(at: number): Html {
  return html`<time datetime="${new Date(at).toISOString()}">${minutes.format(at)} UTC</time>`;
}

/** Text to copy, in a box that the keyboard can scroll. Command lines are wrapped, so that they are visible as a whole. */
export function snippet({ caption, text, isCommand }: Snippet): Html {
  const kind = isCommand === true && html` class="wraps"`;
  const box = html`<pre tabindex="0" role="group" aria-label="${caption}" ${kind}><code>${text}</code></pre>`;
  return html`<div class="snippet">
    <div class="caption">${caption}</div>
    ${box}
  </div>`;
}

/** A term with its description; nothing where there is none. */
export function fact(term: string, description: HtmlValue): HtmlValue {
  return (
    description !== undefined &&
    description !== false &&
    html`<dt>${term}</dt>
      <dd>${description}</dd>`
  );
}

/** Names of the pages above this one. */
export function crumbs(steps: readonly { readonly path: string; readonly name: string }[], here: string): Html {
  return html`<nav class="crumbs" aria-label="Breadcrumbs">
    <ol>
      ${steps.map(({ path, name }) => html`<li><a href="${path}">${name}</a></li>`)}
      <li aria-current="page"><bdi>${here}</bdi></li>
    </ol>
  </nav>`;
}

/** Cuts a string after so many characters. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}
