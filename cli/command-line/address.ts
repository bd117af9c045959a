/** `host:port`, `[::1]:port` or `:port`, which is every interface: no host. Undefined for anything else. */
export function addressOf(text: string): { readonly host: string | undefined; readonly port: number } | undefined {
  const match = /^(?:\[([0-9a-fA-F:.]+)\]|([^:[\]\s]*)):([0-9]{1,5})$/.exec(text);
  if (match === null) return undefined;
  const [, bracketed, plain = '', digits = ''] = match;
  const port = Number(digits);
  if (port > 65_535) return undefined;
  return { host: bracketed ?? (plain === '' ? undefined : plain), port };
}
