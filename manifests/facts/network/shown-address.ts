/**
 * An address without what may be secret in it: the user and password before the host, and the values of its query. An
 * address in another form (`redis:6379`) is shown as written, up to an `@`.
 */
export function shownAddress(address: string): string {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)?(.*)$/is.exec(address) ?? [];
  const end = rest.search(/[/?#]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  const tail = end === -1 ? '' : rest.slice(end);
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const hidden = host.length < authority.length ? '***@' : '';
  return `${scheme}${hidden}${host}${withoutQueryValues(tail)}`;
}

function withoutQueryValues(tail: string): string {
  const at = tail.indexOf('?');
  if (at === -1) return tail;
  const query = tail.slice(at + 1).replace(/#.*$/s, '');
  const names = query
    .split('&')
    .map((pair) => (pair.includes('=') ? `${pair.slice(0, pair.indexOf('='))}=***` : '***'));
  return `${tail.slice(0, at)}?${names.join('&')}`;
}
