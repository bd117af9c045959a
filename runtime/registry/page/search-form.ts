import { html, type Html } from '../../page/html.ts';

/** A search that works as any form does; the script narrows what is shown while somebody types. */
export function searchForm(action: string, label: string, search: string | undefined, shown?: string): Html {
  return html`<search>
    <form class="search" method="get" action="${action}">
      <label for="search">${label}</label>
      <input id="search" name="search" type="search" value="${search ?? ''}" maxlength="200" autocomplete="off" />
      ${shown !== undefined && html`<input type="hidden" name="shown" value="${shown}" />`}
      <button class="button">Search</button>
    </form>
  </search>`;
}
