import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';

export const pageOfRepository = defineDiagnostic<{ cure: string }>({
  code: 'registry/page-of-repository',
  severity: 'error',
  summary: 'The address of a page that shows a repository, where the repository or a file of it is asked for.',
  message: () => 'this is a page for browsers: it answers with HTML, and nothing can be read or cloned from it',
  hint: ({ cure }) => cure,
});

export const sameSource = defineDiagnostic<{ name: string; other: string }>({
  code: 'registry/same-source',
  severity: 'warning',
  summary: 'Two sources of a registry that read the same, so that the second adds nothing.',
  message: ({ name, other }) => `source "${name}" reads what "${other}" reads`,
  hint: () => 'remove one of them, or give the second another path',
});

/** Pages of GitHub and GitLab that show a folder or a file. */
const page = /^(https?:\/\/(?:www\.)?[^/]*(?:github|gitlab)[^/]*\/[^?#]+?)\/(?:-\/)?(tree|blob)\/([^?#]+)/i;

/** Sources of a registry are at addresses of data, and each at one of its own (spec 1, Source). */
export function checkSourcePlaces(part: Part, { sources = [] }: RegistryServerConfig, report: Report): void {
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
