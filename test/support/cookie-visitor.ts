/** What a browser remembers and sends, without being one. */
export interface CookieVisitor {
  /** Sends a request like a browser that follows a link; redirects are returned, cookies kept. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<VisitedPage>;
  /** Sends an empty form. */
  post(path: string, headers?: Readonly<Record<string, string>>): Promise<VisitedPage>;
  readonly cookies: ReadonlyMap<string, string>;
  /** Set-Cookie headers so far. */
  readonly received: readonly string[];
}

export interface VisitedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly location: string | null;
}

/** A visitor of a server without cookies. */
export function cookieVisitor(address: string): CookieVisitor {
  const cookies = new Map<string, string>();
  const received: string[] = [];
  async function ask(path: string, init: RequestInit, headers: Readonly<Record<string, string>>): Promise<VisitedPage> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, address), {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie === '' ? {} : { cookie }), ...headers },
    });
    for (const line of response.headers.getSetCookie()) {
      received.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0;')) cookies.delete(name);
      else cookies.set(name, value);
    }
    const { status } = response;
    return {
      status,
      headers: response.headers,
      text: await response.text(),
      location: response.headers.get('location'),
    };
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    cookies,
    received,
    get: (path, headers = {}) => ask(path, { method: 'GET' }, headers),
    post: (path, headers = {}) => ask(path, { method: 'POST', body: '' }, { ...form, ...headers }),
  };
}
