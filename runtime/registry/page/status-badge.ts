import type { HtmlValue } from '../../page/html.ts';
import { badge } from '../../page/page-elements.ts';

/** Words for a status that is not the usual one. */
export function statusBadge(status: string): HtmlValue {
  if (status === 'active') return undefined;
  return badge(status === 'deprecated' ? 'Deprecated' : 'Deleted', status === 'deprecated' ? 'warn' : 'bad');
}
