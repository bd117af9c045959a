import type { RegistryEntriesFile } from '../../generated/types/registry-entries.ts';
import type { ServerEntry } from '../../generated/types/server-entry.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { isObjectOrList, propertyOf } from '../program/values-at.ts';

export const undeclaredVariable = defineDiagnostic<{ name: string; suggestion: string | undefined }>({
  code: 'entries/undeclared-variable',
  severity: 'warning',
  summary: 'The address of a remote server has a name in braces that its variables do not describe.',
  message: ({ name }) => `no variable describes {${name}}`,
  hint: ({ name, suggestion }) =>
    suggestion === undefined ? `describe "${name}" under variables, beside url` : `did you mean {${suggestion}}?`,
});

export const unreachableEntry = defineDiagnostic<{ name: string }>({
  code: 'entries/unreachable',
  severity: 'warning',
  summary:
    'A catalog entry with neither packages nor remotes, so clients can neither run the server nor connect to it.',
  message: ({ name }) => `"${name}" has neither packages nor remotes, so clients can neither run it nor connect to it`,
  hint: () => 'add the package it is started from, or the address where it runs',
});

export const publishedSecret = defineDiagnostic<{ name: string }>({
  code: 'entries/published-secret',
  severity: 'warning',
  summary:
    'A catalog entry gives the value of something that it calls a secret, and every reader of the catalog sees it.',
  message: ({ name }) => `${name} is called a secret, and every reader of the catalog sees this value`,
  hint: () => 'remove the value, so that users give their own; replace the secret if it is a real one',
});

export const versionLatest = defineDiagnostic<{ name: string }>({
  code: 'entries/version-latest',
  severity: 'error',
  summary: 'The version of a catalog entry is "latest", which is how readers ask for the newest version there is.',
  message: ({ name }) =>
    `the version of "${name}" cannot be called "latest": readers get the newest version by that name`,
  hint: () => 'write the version itself, such as 1.0.0',
});

/** A catalog whose form is right says what its readers need, and nothing that they may not see (facts on server.json). */
export function checkCatalogEntries(part: Part, file: RegistryEntriesFile, report: Report): void {
  for (const [index, server] of file.data.servers.entries())
    checkServerEntry(part, ['data', 'servers', index], server, report);
}

/** As `checkCatalogEntries`, for one server at a path of the part. */
export function checkServerEntry(part: Part, at: DocumentPath, server: ServerEntry, report: Report): void {
  const { name, version, packages = [], remotes = [] } = server;
  if (version === 'latest') report(versionLatest({ name }, placeOf(part, [...at, 'version'], 'value')));
  if (packages.length === 0 && remotes.length === 0)
    report(unreachableEntry({ name }, placeOf(part, [...at, 'name'], 'value')));
  for (const [index, remote] of remotes.entries()) {
    const known = Object.keys(remote.variables ?? {});
    for (const [, variable = ''] of remote.url.matchAll(/\{([^{}]+)\}/g)) {
      if (known.includes(variable)) continue;
      const place = placeOf(part, [...at, 'remotes', index, 'url'], 'value');
      report(undeclaredVariable({ name: variable, suggestion: suggest(variable, known) }, place));
    }
  }
  for (const list of ['packages', 'remotes'] as const) checkSecrets(part, [...at, list], server[list], report);
}

/** Headers, variables and arguments at any depth. */
function checkSecrets(part: Part, at: DocumentPath, value: unknown, report: Report): void {
  if (Array.isArray(value)) value.forEach((item, index) => checkSecrets(part, [...at, index], item, report));
  else if (isObjectOrList(value)) {
    for (const [key, child] of Object.entries(value)) checkSecrets(part, [...at, key], child, report);
    if (value['isSecret'] !== true) return;
    for (const key of ['value', 'default'] as const) {
      const given = propertyOf(value, key);
      // A variable in place of a value is not a secret.
      if (typeof given !== 'string' || given === '' || /[{}$<>]/.test(given)) continue;
      const { name } = value;
      const what = typeof name === 'string' ? `"${name}"` : 'this';
      report(publishedSecret({ name: what }, placeOf(part, [...at, key], 'value')));
    }
  }
}
