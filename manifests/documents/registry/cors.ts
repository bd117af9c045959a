import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';

export const corsOrigin = defineDiagnostic<{ origin: string; problem: string; fix: string }>({
  code: 'registry/cors-origin',
  severity: 'error',
  summary:
    'An allowed origin of a registry server is not what browsers send as the origin of a page, so it allows no page.',
  message: ({ origin, problem }) => `"${origin}" is not the origin of a page: ${problem}`,
  hint: ({ fix }) => fix,
});

export const corsEveryOrigin = defineDiagnostic<object>({
  code: 'registry/cors-every-origin',
  severity: 'warning',
  summary:
    'A registry server without authentication lets every web page call its API, so any page that a person opens may change it.',
  message: () => 'every page that a person opens may publish and change everything here: the server asks for no token',
  hint: () => 'name the origins of your own pages instead of *, or turn authentication on',
});

/** Whether origins of pages are such as browsers send them (RFC 6454, section 6.2), and are wisely chosen. */
export function checkRegistryCors(part: Part, { cors, auth }: RegistryServerConfig, report: Report): void {
  for (const [index, origin] of (cors?.allowedOrigins ?? []).entries()) {
    const place = placeOf(part, ['cors', 'allowedOrigins', index], 'value');
    const wrong = origin === '*' ? undefined : problemOf(origin);
    if (wrong !== undefined) report(corsOrigin({ origin, ...wrong }, place));
    if (origin === '*' && auth?.mode === 'anonymous') report(corsEveryOrigin({}, place));
  }
}

interface OriginProblem {
  readonly problem: string;
  readonly fix: string;
}

const example = 'https://app.example.com';

function problemOf(origin: string): OriginProblem | undefined {
  if (origin === 'null') {
    return {
      problem: 'all sandboxed pages and local files share it',
      fix: `serve the page from an origin of its own, and name that: ${example}`,
    };
  }
  if (origin.includes('*')) {
    return {
      problem: '* matches every origin, not a part of one',
      fix: `name each origin, such as ${example}`,
    };
  }
  if (!/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(origin)) {
    const whole = URL.canParse(`https://${origin}`) ? new URL(`https://${origin}`) : new URL(example);
    const scheme = isOfThisMachine(whole) ? 'http' : 'https';
    return { problem: 'its scheme is missing', fix: `write ${scheme}://${whole.host}` };
  }
  if (!URL.canParse(origin)) return { problem: 'it is not an address', fix: `write an origin such as ${example}` };
  const url = new URL(origin);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOfThisMachine(url))) {
    const isWeb = url.protocol === 'http:';
    return {
      problem: isWeb
        ? 'http is for pages of this machine only, since anyone on the network path could change them'
        : 'it is not a web page',
      fix: isWeb
        ? `serve the page over https, and write https://${url.hostname}`
        : `write an origin such as ${example}`,
    };
  }
  if (origin === url.origin) return undefined;
  return { problem: formProblem(origin, url), fix: `write ${url.origin}` };
}

function formProblem(origin: string, url: URL): string {
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') return 'an origin ends before the path';
  if (url.href !== `${url.origin}/`) return 'an origin names no user';
  return origin.endsWith('/')
    ? 'an origin has no slash at its end'
    : 'browsers send it in lower case, in ASCII, and without the usual port';
}

function isOfThisMachine({ hostname }: URL): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
