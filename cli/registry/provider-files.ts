import { dirname, resolve } from 'node:path';
import type { ParsedDocument } from '../../runtime/config/parsed-document.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { changingFile } from '../../runtime/http/changing-file.ts';
import { certificatesOf } from '../../runtime/http/outgoing/trusted-certificates.ts';

/** What each file of a provider has to hold, for a sentence. */
const contents = {
  clientSecretFile: 'the secret of the client and nothing else',
  caCertPath: 'the PEM certificates of the CA that the provider is checked against',
  authTokenFile: 'the bearer token for discovery and key fetches and nothing else',
} as const;
type FileKey = keyof typeof contents;

export const unusableFile = defineDiagnostic<{ key: FileKey; file: string; reason: string }>({
  code: 'registry/unusable-file',
  severity: 'error',
  stage: 'serve',
  summary:
    'A file that an identity provider of a registry server needs, and that cannot be used where the server starts.',
  message: ({ key, file, reason }) => `${key}: ${file} cannot be used: ${reason}`,
  hint: ({ key }) => `put ${contents[key]} there, or correct the path`,
});

/** Largest CA bundle in bytes. */
const largestBundle = 4_194_304;

/**
 * Looks, as a registry server is about to start, whether the files that its identity providers name are there and hold something:
 * without them every token would be refused, one at a time and with nobody knowing why. Relative paths start at the folder of the
 * configuration. `cwd` is where the path of the document starts.
 */
export async function checkProviderFiles(document: ParsedDocument, cwd: string, report: Report): Promise<void> {
  const folder = dirname(resolve(cwd, document.source.path));
  const providers = memberOf(memberOf(memberOf(document.value, 'auth'), 'oauth'), 'providers');
  if (!Array.isArray(providers)) return;
  for (const [index, provider] of providers.entries()) {
    for (const key of ['clientSecretFile', 'caCertPath', 'authTokenFile'] as const) {
      const path = memberOf(provider, key);
      if (typeof path !== 'string' || path === '') continue;
      const file = resolve(folder, path);
      const reason = await reasonAgainst(key, file);
      if (reason === undefined) continue;
      const place = document.locate(['auth', 'oauth', 'providers', index, key], 'value');
      report(unusableFile({ key, file, reason }, place));
    }
  }
}

async function reasonAgainst(key: FileKey, file: string): Promise<string | undefined> {
  const read = await changingFile(file, largestBundle).read();
  const judged = key === 'caCertPath' ? certificatesOf(read) : read;
  return judged.ok ? undefined : judged.reason;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
