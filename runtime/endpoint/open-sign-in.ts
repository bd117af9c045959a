import { loadDocument } from '../../generated/load.ts';
import type { OIDCSettings } from '../../generated/types/oidc.ts';
import type { Log } from '../observe/log.ts';
import { readDocument } from './read-document.ts';
import { isRefusal, type RefusedStart } from './refused-start.ts';
import { signInWith, type SignIn, type SignInNames, type SignInSettings, type SignInSurroundings } from './sign-in.ts';
import { watchFiles, type Opened, type ReadFile } from './watched-files.ts';

/** What a document says of its callers. */
export interface SignInWishes {
  readonly oidc?: SignInSettings;
  /** Holds where the settings name no bundle. */
  readonly caBundlePath?: string;
  /** How the document calls the settings. */
  readonly names?: SignInNames;
  /** Whether the X-Forwarded headers of a proxy in front are believed. */
  readonly trustProxyHeaders?: boolean;
}

/**
 * Opens the sign-in that a document asks for, if any. Settings in a file of their own (`oidc.configPath`) win over those of the document,
 * and may change while they are used: sessions go on, and every token is verified again.
 */
export async function openSignIn(config: SignInWishes, log: Log): Promise<SignIn | RefusedStart | undefined> {
  const { oidc, caBundlePath, names, trustProxyHeaders = false } = config;
  const given = { caBundlePath, trustProxyHeaders, ...(names === undefined ? {} : { names }) };
  if (oidc === undefined) return undefined;
  if (oidc.configPath === undefined) return signInWith(oidc, given, log);
  const files = await watchFiles<SignIn>({
    paths: [oidc.configPath],
    what: 'the settings of sign-in',
    hint: 'check the file with svc validate --as oidc',
    open: ([file]) => signInIn(file, oidc, given, log),
    retire: (value) => value.close(),
    log,
  });
  if (isRefusal(files)) return files;
  return {
    authenticate: (exchange) => files.present.authenticate(exchange),
    get people() {
      return files.present.people;
    },
    get resource() {
      return files.present.resource;
    },
    resourceFor: (headers) => files.present.resourceFor(headers),
    close: () => files.close(),
  };
}

async function signInIn(
  file: ReadFile | undefined,
  written: SignInSettings,
  given: SignInSurroundings,
  log: Log,
): Promise<Opened<SignIn>> {
  if (file === undefined) throw new Error('no settings of sign-in were read');
  const document = await readDocument(file.path, file.text, loadDocument.oidc);
  if (!document.ok) return document;
  const opened = signInWith({ ...written, ...settingsOf(document.authored) }, given, log);
  return isRefusal(opened) ? { ok: false, problem: opened.problem } : { ok: true, value: opened };
}

/** What a file says, in the words of a run document; what it omits stays as the run document has it. */
function settingsOf({ caBundlePath, jwksAuthTokenPath, ...same }: OIDCSettings): Partial<SignInSettings> {
  return {
    ...same,
    ...(caBundlePath === undefined ? {} : { caCertPath: caBundlePath }),
    ...(jwksAuthTokenPath === undefined ? {} : { jwksAuthTokenFile: jwksAuthTokenPath }),
  };
}
