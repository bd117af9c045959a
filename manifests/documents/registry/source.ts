import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';

export const pageOfRepository = defineDiagnostic<{ cure: string }>({
  code: 'registry/source-is-page',
  severity: 'error',
  summary: 'The URL of a source is a web page about a repository, and not the repository or a file in it.',
  message: () => 'this URL returns an HTML page, which cannot be cloned or read as a catalog',
  hint: ({ cure }) => cure,
});

export const sameSource = defineDiagnostic<{ name: string; other: string }>({
  code: 'registry/source-twice',
  severity: 'warning',
  summary: 'Two sources of a registry that read the same, so that the second adds nothing.',
  message: ({ name, other }) => `source "${name}" reads what "${other}" reads`,
  hint: () => 'remove one of them, or give the second another path',
});

export const endpointPath = defineDiagnostic<{ endpoint: string; base: string }>({
  code: 'registry/source-endpoint-path',
  severity: 'error',
  summary: 'The endpoint of an API source already has the path that is added to it.',
  message: ({ endpoint }) => `/v0.1/servers is added to the endpoint, and ${endpoint} has it already`,
  hint: ({ base }) => `write ${base}`,
});

export const pathOutside = defineDiagnostic<{ path: string }>({
  code: 'registry/source-path-outside',
  severity: 'error',
  summary: 'The path of a Git source leads out of its repository.',
  message: ({ path }) => `"${path}" is not a path inside the repository`,
  hint: () => 'write the path of the file from the top of the repository, such as catalog/registry.json',
});

/** Pages of GitHub and GitLab that show a folder or a file. */
const page = /^(https?:\/\/(?:www\.)?[^/]*(?:github|gitlab)[^/]*\/[^?#]+?)\/(?:-\/)?(tree|blob)\/([^?#]+)/i;

/** Sources of a registry are at addresses of data, and each at one of its own (spec 1, Source). */
export function checkSourceAddresses(part: Part, { sources = [] }: RegistryServerConfig, report: Report): void {
  const seen = new Map<string, string>();
  for (const [index, { name, git, file, api, filter }] of sources.entries()) {
    const base = ['sources', index];
    const [, repository] = page.exec(git?.repository ?? '') ?? [];
    if (repository !== undefined) {
      const cure = `write repository: ${repository}, with branch and path beside it`;
      report(pageOfRepository({ cure }, placeOf(part, [...base, 'git', 'repository'], 'value')));
    }
    if (page.test(file?.url ?? '')) {
      const cure = 'use the address of the raw file, or a git source with repository, branch and path';
      report(pageOfRepository({ cure }, placeOf(part, [...base, 'file', 'url'], 'value')));
    }
    checkEndpoint(part, [...base, 'api', 'endpoint'], api?.endpoint, report);
    if (git?.path !== undefined && leadsOut(git.path)) {
      report(pathOutside({ path: git.path }, placeOf(part, [...base, 'git', 'path'], 'value')));
    }
    const place = git ?? api ?? (file?.data === undefined ? file : undefined);
    if (place === undefined) continue;
    const identity = JSON.stringify([sorted(place), filter ?? null]);
    const other = seen.get(identity);
    if (other === undefined) seen.set(identity, name);
    else report(sameSource({ name, other }, placeOf(part, [...base, 'name'], 'value')));
  }
}

function sorted(settings: object): [string, unknown][] {
  return Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether a path begins at the root of the system, or goes up beyond where it begins. */
function leadsOut(path: string): boolean {
  let depth = 0;
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') depth--;
    else if (step !== '.' && step !== '') depth++;
    if (depth < 0) return true;
  }
  return path.startsWith('/') || /^[A-Za-z]:/.test(path);
}

function checkEndpoint(part: Part, path: DocumentPath, endpoint: string | undefined, report: Report): void {
  const [, base] = /^(.*?)\/v0\.1\/servers\/?$/.exec(endpoint ?? '') ?? [];
  if (endpoint !== undefined && base !== undefined)
    report(endpointPath({ endpoint, base }, placeOf(part, path, 'value')));
}
