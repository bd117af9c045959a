import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { DocumentName } from '../../generated/load.ts';
import { valuesAt } from '../../manifests/program/values-at.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { isThere, nearFile } from './file-presence.ts';
import type { FoundDocument } from './found-document.ts';

export const namedFileNotThere = defineDiagnostic<{ file: string; suggestion: string | undefined }>({
  code: 'document/file-not-there',
  severity: 'warning',
  summary:
    'A configuration document names a file by a relative path, and no file is there. The program does not start.',
  message: ({ file }) => `there is no file ${file}`,
  hint: ({ suggestion }) =>
    suggestion === undefined
      ? 'correct the path, which starts at the folder of this document, or create the file before the program starts'
      : `did you mean "${suggestion}"?`,
});

/** Files that a document cannot do without, and that people keep beside it. Files with secrets are made where the program runs. */
export const namedFiles: { readonly [Name in DocumentName]?: readonly (readonly string[])[] } = {
  run: [
    ['auditConfigPath'],
    ['authServerConfigPath'],
    ['authzConfigPath'],
    ['caBundlePath'],
    ['oidc', 'caCertPath'],
    ['oidc', 'configPath'],
    ['permissionProfile'],
    ['provenance', 'bundlePath'],
    ['provenance', 'trustedRootPath'],
    ['runtime', 'caCertPath'],
    ['telemetry', 'caCertPath'],
    ['tools', 'overridePath'],
    ['webhookConfigPaths', '*'],
  ],
  aggregator: [
    ['backends', '*', 'caBundlePath'],
    ['incomingAuth', 'authz', 'path'],
    ['incomingAuth', 'oidc', 'caBundlePath'],
    ['telemetry', 'caCertPath'],
  ],
};

/** Profiles that every program has. */
const builtIn: ReadonlySet<string> = new Set(['none', 'network']);

/** Reports files that configuration documents name by a relative path and that are not on this machine. */
export async function checkNamedFiles(documents: readonly FoundDocument[], cwd: string, report: Report): Promise<void> {
  for (const { name, document } of documents) {
    const { path: from } = document.source;
    if (from === '<stdin>') continue;
    for (const { value, path } of (namedFiles[name] ?? []).flatMap((place) => valuesAt(document.value, place))) {
      if (typeof value !== 'string' || value === '' || isAbsolute(value)) continue;
      if (path[0] === 'permissionProfile' && builtIn.has(value)) continue;
      const file = resolve(cwd, dirname(from), value);
      if (await isThere(file)) continue;
      const place = placeOf({ document, base: [], value: document.value }, path, 'value');
      report(namedFileNotThere({ file: join(dirname(from), value), suggestion: await nearFile(value, file) }, place));
    }
  }
}
