import type { ServerEntry } from '../../../generated/types/server-entry.ts';
import type { ServerPackage } from '../../../generated/types/server-package.ts';
import type { ServerRemote } from '../../../generated/types/server-remote.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';
import type { RefusedStart } from '../../../runtime/endpoint/refused-start.ts';
import { argumentsOf, filledIn, pairsOf, type MissingInput } from './entry-inputs.ts';

type Transport = ServerPackage['transport']['type'];

/** What the user gives beside the name of an entry. */
export interface GivenWithEntry {
  readonly args: readonly string[];
  readonly transport: string | undefined;
  /** Whether it is to run without a container. */
  readonly isProcess: boolean;
  /** Whether there is a variable of that name, of whatever origin. */
  readonly hasVariable: (name: string) => boolean;
  readonly hasHeader: (name: string) => boolean;
}

/** The fields of a run document that an entry gives. Those that the user gives come before them. */
export interface EntryFields {
  readonly image?: string;
  readonly remoteUrl?: string;
  readonly transport: Transport;
  readonly targetPort?: number;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Headers of requests to a remote server. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What of the entry has no effect, a line each. */
  readonly notes: readonly string[];
}

/**
 * What `svc run` makes of an entry: the first of its packages that can be run here, else the first of its addresses; with the transport,
 * the variables, arguments and headers that it names. Refused where nothing of it can be run, and where something is missing.
 */
export function entryFields(entry: ServerEntry, given: GivenWithEntry): EntryFields | RefusedStart {
  const { packages = [], remotes = [] } = entry;
  const reasons: string[] = [];
  for (const each of packages) {
    const image = imageOf(each, given.isProcess);
    const { type } = each.transport;
    if ('reason' in image) reasons.push(image.reason);
    else if (given.transport !== undefined && given.transport !== type)
      reasons.push(`${each.identifier} speaks ${type}`);
    else return fieldsOfPackage(entry, each, image.image, given);
  }
  for (const each of remotes) {
    if (given.isProcess) reasons.push(`${each.url} runs elsewhere`);
    else if (given.transport !== undefined && given.transport !== each.type)
      reasons.push(`${each.url} speaks ${each.type}`);
    else return fieldsOfRemote(entry, each, given);
  }
  return {
    problem: `nothing of ${entry.name} can be run here: ${reasons.join('; ') || 'it has no package and no address'}`,
    hint: 'leave out --transport and --runtime, or name its image, package or address yourself',
  };
}

/** Where packages of a kind come from when an entry does not say. */
const usualRegistries: Readonly<Record<string, string>> = openTable({
  npm: 'https://registry.npmjs.org',
  pypi: 'https://pypi.org',
});

function imageOf(
  { registryType, identifier, version, registryBaseUrl }: ServerPackage,
  isProcess: boolean,
): { readonly image: string } | { readonly reason: string } {
  if (registryType === 'oci') {
    if (isProcess) return { reason: `${identifier} is an image, which a container engine runs` };
    const host = registryBaseUrl === undefined ? '' : new URL(registryBaseUrl).host;
    const full = host === '' || identifier.startsWith(`${host}/`) || /^[^/]*[.:][^/]*\//.test(identifier);
    const image = full ? identifier : `${host}/${identifier}`;
    const hasTag = /[:@]/.test(image.slice(image.lastIndexOf('/') + 1));
    if (hasTag || version === undefined) return { image };
    return { image: `${image}${version.startsWith('sha256:') ? '@' : ':'}${version}` };
  }
  if (registryType !== 'npm' && registryType !== 'pypi')
    return { reason: `${identifier} is a package of ${registryType}, which svc does not run` };
  const base = registryBaseUrl?.replace(/\/+$/, '');
  if (base !== undefined && base !== usualRegistries[registryType])
    return { reason: `${identifier} is in ${base}, and svc uses ${usualRegistries[registryType] ?? ''}` };
  const scheme = registryType === 'npm' ? 'npx' : 'uvx';
  return { image: `${scheme}://${identifier}${version === undefined ? '' : `@${version}`}` };
}

function fieldsOfPackage(
  entry: ServerEntry,
  { transport, environmentVariables = [], packageArguments = [], runtimeArguments = [] }: ServerPackage,
  image: string,
  given: GivenWithEntry,
): EntryFields | RefusedStart {
  const variables = pairsOf(environmentVariables, 'variable', given.hasVariable);
  const { args, missing } = argumentsOf(packageArguments, given.args);
  const all = [...variables.missing, ...missing];
  if (all.length > 0) return missingInputs(entry, all);
  const ignored = runtimeArguments.filter(({ name, value }) => !/^(?:-y|--yes)$/.test(name ?? value ?? ''));
  const port = transport.url === undefined ? '' : (URL.parse(transport.url)?.port ?? '');
  return {
    image,
    transport: transport.type,
    ...(transport.type !== 'stdio' && port !== '' ? { targetPort: Number(port) } : {}),
    ...(args.length > 0 ? { args } : {}),
    ...(Object.keys(variables.values).length > 0 ? { env: variables.values } : {}),
    notes: ignored.map(
      ({ name, value, valueHint }) =>
        `${entry.name} has an argument for its launcher, which has no effect: ${name ?? value ?? valueHint ?? ''}`,
    ),
  };
}

function fieldsOfRemote(
  entry: ServerEntry,
  { type, url, variables = {}, headers = [] }: ServerRemote,
  given: GivenWithEntry,
): EntryFields | RefusedStart {
  const address = filledIn(url, variables);
  const { values, missing } = pairsOf(headers, 'header', given.hasHeader);
  const inAddress: MissingInput[] =
    'missing' in address
      ? [{ name: address.missing, kind: 'part of the address', isSecret: false, description: undefined }]
      : [];
  const all = [...inAddress, ...missing];
  if ('missing' in address || all.length > 0) return missingInputs(entry, all);
  return {
    remoteUrl: address.value ?? '',
    transport: type,
    ...(Object.keys(values).length > 0 ? { headers: values } : {}),
    notes: given.args.length > 0 ? [`${entry.name} runs elsewhere, and its arguments have no effect`] : [],
  };
}

/** Names all that is missing at once, with the words that give it. */
function missingInputs({ name }: ServerEntry, missing: readonly MissingInput[]): RefusedStart {
  const shown = missing.map((each) => `${each.name}${each.description === undefined ? '' : ` (${each.description})`}`);
  const words = missing.map(({ name: input, kind, isSecret }) => {
    if (kind === 'argument') return `-- ${input.startsWith('-') ? `${input} VALUE` : 'VALUE'}`;
    if (kind === 'part of the address') return 'run the address itself (svc run URL)';
    if (kind === 'header')
      return isSecret ? `--remote-forward-headers-secret ${input}=SECRET` : `--remote-forward-headers ${input}=VALUE`;
    return isSecret ? `--secret SECRET,target=${input}` : `-e ${input}=VALUE`;
  });
  const areSecret = missing.some(({ isSecret }) => isSecret);
  return {
    problem: `${name} needs ${shown.join(', ')}`,
    hint: `add ${words.join(' ')}${areSecret ? ', where SECRET was added with svc secret set SECRET' : ''}`,
  };
}
