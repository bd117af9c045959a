import { html, type Html, type HtmlValue } from './html.ts';

/**
 * A link out of the catalog. Only http and https addresses become links; anything else (`javascript:` and the like) stays text.
 * The other side learns neither where the reader comes from nor gets hold of their window.
 */
export function webLink(address: string, content: HtmlValue = address): Html {
  const url = URL.parse(address);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return html`<span>${content}</span>`;
  return html`<a href="${address}" rel="noopener noreferrer" class="outside">${content}</a>`;
}
