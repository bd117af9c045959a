import { isRefusal, type RefusedStart } from '../../../runtime/endpoint/refused-start.ts';
import { isJsonObject } from '../../../runtime/identity/json-object.ts';
import { variablesOf } from '../../../runtime/run/environment-files.ts';
import { workloadNameOf } from '../../../runtime/run/workload-name.ts';
import { say } from '../../output/say.ts';
import { readSettings } from '../../config/settings-file.ts';
import type { Terminal } from '../../output/terminal.ts';
import { entryFields } from './entry-fields.ts';
import { entryProvenance } from './entry-provenance.ts';
import { entryNameOf, findEntry } from './find-entry.ts';

type Document = Readonly<Record<string, unknown>>;

/**
 * A run document with what a registry says of a name. Undefined where the word is not a name of the registry that this person has set: it is an
 * image then. What the user gives comes before what the entry says.
 */
export async function documentOfEntry(
  word: string,
  given: Document,
  args: readonly string[],
  terminal: Terminal,
): Promise<{ readonly document: Document } | RefusedStart | { readonly exitCode: number } | undefined> {
  const name = entryNameOf(word);
  if (name === undefined) return undefined;
  const read = await readSettings(terminal);
  if ('exitCode' in read) return read;
  const { registry } = read.config;
  if (registry === undefined) return undefined;
  const entry = await findEntry(registry, name, terminal);
  if (entry === undefined) {
    if (name.version === 'latest') return undefined;
    return {
      problem: `${registry} has no version ${name.version} of ${name.name}`,
      hint: `leave out @${name.version} for the newest version`,
    };
  }
  if (isRefusal(entry)) return entry;
  const files = await variablesOf({ ...textAt(given, 'envFile'), ...textAt(given, 'envFileDir') });
  if (isRefusal(files)) return files;
  const env = objectAt(given, 'env');
  const targets = new Set(secretTargets(given['secrets']));
  const headers = headersIn(given);
  const { transport } = given;
  const fields = entryFields(entry, {
    args,
    transport: typeof transport === 'string' ? transport : undefined,
    isProcess: objectAt(given, 'runtime')['engine'] === 'process',
    hasVariable: (each) => Object.hasOwn(env, each) || Object.hasOwn(files.variables, each) || targets.has(each),
    hasHeader: (each) => headers.has(each.toLowerCase()),
  });
  if (isRefusal(fields)) return fields;
  const isImage = fields.image !== undefined && !/^(?:npx|uvx):\/\//.test(fields.image);
  const provenance =
    isImage && given['imageVerification'] !== 'disabled' ? await entryProvenance(entry, read.config) : undefined;
  if (provenance !== undefined && isRefusal(provenance)) return provenance;
  say(`${entry.name} ${entry.version} is ${fields.image ?? fields.remoteUrl ?? ''} (${registry})`, terminal);
  const secret = entry.packages?.flatMap(({ environmentVariables = [] }) => environmentVariables) ?? [];
  for (const each of secret.filter((variable) => variable.isSecret === true && Object.hasOwn(env, variable.name)))
    say(
      `warning: ${each.name} is a secret: --secret NAME,target=${each.name} keeps it in the encrypted store`,
      terminal,
    );
  for (const note of fields.notes) say(`warning: ${note}`, terminal);
  const { notes: _, headers: added = {}, env: proposed = {}, ...rest } = fields;
  const forwarded = objectAt(given, 'headerForward');
  return {
    document: {
      ...rest,
      ...(provenance === undefined ? {} : { provenance }),
      name: workloadNameOf({ image: entry.name.replaceAll('.', '-') }),
      ...given,
      ...(Object.keys({ ...proposed, ...env }).length > 0 ? { env: { ...proposed, ...env } } : {}),
      ...(Object.keys(added).length > 0
        ? { headerForward: { ...forwarded, plaintext: { ...added, ...objectAt(forwarded, 'plaintext') } } }
        : {}),
    },
  };
}

function headersIn(given: Document): ReadonlySet<string> {
  const forward = objectAt(given, 'headerForward');
  const named = ['plaintext', 'fromSecret', 'fromEnv'].flatMap((key) => Object.keys(objectAt(forward, key)));
  const remoteAuth = objectAt(given, 'remoteAuth');
  const hasToken = Object.keys(remoteAuth).some((key) => key.startsWith('bearerToken'));
  return new Set([...named.map((each) => each.toLowerCase()), ...(hasToken ? ['authorization'] : [])]);
}

function secretTargets(secrets: unknown): readonly string[] {
  if (!Array.isArray(secrets)) return [];
  return secrets.flatMap((each: unknown) => {
    const target = isJsonObject(each) ? each['target'] : undefined;
    return typeof target === 'string' ? [target] : [];
  });
}

function objectAt(document: Document, key: string): Document {
  const value = document[key];
  return isJsonObject(value) ? value : {};
}

function textAt(document: Document, key: 'envFile' | 'envFileDir'): { readonly [Key in typeof key]?: string } {
  const value = document[key];
  return typeof value === 'string' ? { [key]: value } : {};
}
