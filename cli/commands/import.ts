import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { loadDocument } from '../../generated/load.ts';
import { isRefusal } from '../../runtime/endpoint/refused-start.ts';
import { isJsonObject } from '../../runtime/identity/json-object.ts';
import { unsupportedIn } from '../../runtime/not-yet/run-fields.ts';
import { stateOf } from '../../runtime/run/state/workload-status.ts';
import type { WorkloadStore } from '../../runtime/run/state/workload-store.ts';
import { withoutSecretFields } from '../../runtime/run/state/workload-record.ts';
import { workloadNameOf } from '../../runtime/run/workload-name.ts';
import { textTable } from '../client/text-table.ts';
import { knownClients } from '../clients/chosen-clients.ts';
import { readClientFile, valueIn } from '../clients/client-file.ts';
import { exitCodes } from '../exit-codes.ts';
import { tomlValue } from '../import/toml-file.ts';
import { serversOf, type ImportedServer, type LeftOutServer } from '../import/client-servers.ts';
import { say } from '../output/say.ts';
import { withSecrets } from '../secrets/opened-store.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { withStore } from '../workloads/open-store.ts';

/** The flags of `svc import`, as they are parsed. */
export interface ImportFlags {
  readonly client?: string;
  readonly dryRun?: boolean;
  readonly runtime?: 'container' | 'process';
}

/** A workload that would be made. */
interface PlannedWorkload {
  readonly name: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** New secrets by their names. */
  readonly secrets: Readonly<Record<string, string>>;
}

/**
 * Makes workloads of a run document, or of the servers in the file of a client; they are started with `svc start`. Values of variables and headers go
 * into the store of secrets. Returns the exit code: 1 where something could not be imported.
 */
export async function run(file: string | undefined, flags: ImportFlags, terminal: Terminal): Promise<number> {
  const path = pathOf(file, flags, terminal);
  if (typeof path !== 'string') return usageProblem(terminal, path.problem, path.hint);
  const read = readClientFile(path);
  if (isRefusal(read)) return usageProblem(terminal, read.problem, read.hint);
  if (read.text === undefined) return usageProblem(terminal, `${path} does not exist`, 'name a file, or --client');
  const isToml = path.endsWith('.toml');
  const found = isToml ? await tomlValue(path, read.text.replace(/^\uFEFF/, '')) : valueIn(read, []);
  if (isToml && isRefusal(found)) return usageProblem(terminal, found.problem, found.hint);
  const servers = 'problem' in found ? undefined : serversIn(found.value);
  if (servers === undefined)
    return usageProblem(
      terminal,
      `${path} is neither a run document nor the file of a client`,
      'svc export NAME writes a run document; the files of clients have mcpServers, servers, context_servers or mcp_servers',
    );
  return withStore(terminal, async (store) => {
    const plans: PlannedWorkload[] = [];
    // What svc client has registered is here already.
    const own = new Set<unknown>((await store.all()).map((each) => stateOf(each).report?.url ?? undefined));
    own.delete(undefined);
    let isWhole = true;
    for (const server of servers) {
      const planned =
        'reason' in server
          ? server
          : own.has(server.fields['remoteUrl'])
            ? { name: server.name, reason: 'it is the address of a workload' }
            : await plan(server, flags, store);
      if ('config' in planned) plans.push(planned);
      else {
        isWhole = false;
        say(`error: ${planned.name} is not imported: ${planned.reason}`, terminal);
      }
    }
    const code = flags.dryRun === true ? show(plans, terminal) : await make(plans, store, terminal);
    return code === exitCodes.fine && !isWhole ? exitCodes.findings : code;
  });
}

function pathOf(
  file: string | undefined,
  { client }: ImportFlags,
  terminal: Terminal,
): string | { readonly problem: string; readonly hint: string } {
  const clients = knownClients(terminal);
  const ids = clients.map(({ format }) => format.id).join(', ');
  if ((file === undefined) === (client === undefined))
    return { problem: 'name either a file or a client', hint: `svc import FILE, or --client with one of ${ids}` };
  if (file !== undefined) return resolve(terminal.cwd, file);
  const known = clients.find(({ format }) => format.id === client);
  return known?.file ?? { problem: `${client ?? ''} is not a client whose file can be read`, hint: `one of ${ids}` };
}

/** A run document counts as one server, whose values stay as they are. */
function serversIn(value: unknown): readonly (ImportedServer | LeftOutServer)[] | undefined {
  if (!isJsonObject(value) || value['schemaVersion'] === undefined) return serversOf(value);
  const { schemaVersion: _, $schema: __, name = '', ...fields } = value;
  return [{ name: typeof name === 'string' ? name : '', fields, variables: {}, headers: {} }];
}

async function plan(
  { name: written, fields, variables, headers }: ImportedServer,
  { runtime }: ImportFlags,
  store: WorkloadStore,
): Promise<PlannedWorkload | LeftOutServer> {
  const shown = written === '' ? 'the document' : written;
  const isName = /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(written);
  const { image, remoteUrl } = fields;
  const headerForward: unknown = fields['headerForward'];
  const made = workloadNameOf({
    ...(written === '' ? (typeof image === 'string' ? { image } : {}) : { image: `name://${written}` }),
    ...(written === '' && typeof remoteUrl === 'string' ? { remoteUrl } : {}),
  });
  const name = isName ? written : made;
  const given = Object.entries(variables).map(([target, value]) => ({ target, name: `${name}.${target}`, value }));
  const sent = Object.entries(headers).map(([header, value]) => ({ header, name: `${name}.${header}`, value }));
  const fromSecret = Object.fromEntries(sent.map((each) => [each.header, each.name]));
  const isPackage = typeof image === 'string' && /^(?:npx|uvx|go):\/\//.test(image);
  const document: unknown = {
    schemaVersion: 'v1',
    name,
    ...fields,
    ...(isPackage && runtime === 'process' ? { runtime: { engine: 'process' } } : {}),
    ...(given.length > 0 ? { secrets: given.map((each) => ({ name: each.name, target: each.target })) } : {}),
    ...(sent.length > 0
      ? { headerForward: { ...(isJsonObject(headerForward) ? headerForward : {}), fromSecret } }
      : {}),
  };
  const { validate } = await loadDocument.run();
  if (!validate(document)) {
    const [first] = validate.errors ?? [];
    return { name: shown, reason: `${(first?.instancePath ?? '').slice(1)} is not as a run document has it`.trim() };
  }
  const [unsupported] = unsupportedIn(document);
  if (unsupported !== undefined) return { name: shown, reason: `${unsupported.path}: ${unsupported.reason}` };
  if ((await store.find(name)) !== undefined)
    return { name: shown, reason: `there is a workload ${JSON.stringify(name)} already` };
  return {
    name,
    config: { ...document },
    secrets: Object.fromEntries([...given, ...sent].map((each) => [each.name, each.value])),
  };
}

/** What would be made, without the values of secrets. */
function show(plans: readonly PlannedWorkload[], terminal: Terminal): number {
  const rows = plans.map(({ name, config, secrets }) => {
    const server: unknown = config['image'] ?? config['remoteUrl'];
    return [name, typeof server === 'string' ? server : '', Object.keys(secrets).join(', ')];
  });
  terminal.stdout.write(textTable(['NAME', 'SERVER', 'SECRETS'], rows));
  return exitCodes.fine;
}

async function make(plans: readonly PlannedWorkload[], store: WorkloadStore, terminal: Terminal): Promise<number> {
  const secrets = Object.fromEntries(plans.flatMap((each) => Object.entries(each.secrets)));
  if (Object.keys(secrets).length > 0) {
    const code = await keep(secrets, terminal);
    if (code !== exitCodes.fine) return code;
  }
  const { validate, withDefaults } = await loadDocument.run();
  let code: number = exitCodes.fine;
  for (const { name, config } of plans) {
    const document: unknown = config;
    if (!validate(document)) throw new Error('a document that was accepted is refused');
    const { config: kept, secrets: fields } = withoutSecretFields(withDefaults(document));
    const isNew = store.create({
      format: 1,
      name,
      id: randomUUID(),
      createdAt: new Date().toISOString(),
      folder: terminal.cwd,
      config: kept,
      withheld: Object.keys(fields),
    });
    if (isNew === 'created') terminal.stdout.write(`${name}\n`);
    else {
      say(`error: ${name} is not imported: there is a workload of this name already`, terminal);
      code = exitCodes.findings;
    }
  }
  if (plans.length > 0) say(`svc start ${plans.map(({ name }) => name).join(' ')} starts what was imported`, terminal);
  return code;
}

/** Adds secrets, all of them or none: one that is there with another value is not replaced. */
function keep(added: Readonly<Record<string, string>>, terminal: Terminal): Promise<number> {
  return withSecrets(terminal, async (store, key) => {
    let taken: string | undefined;
    const refused = await store.change(key, (secrets) => {
      taken = Object.keys(added).find((name) => Object.hasOwn(secrets, name) && secrets[name] !== added[name]);
      return taken === undefined ? { ...secrets, ...added } : secrets;
    });
    if (refused !== undefined) return refused;
    if (taken === undefined) return exitCodes.fine;
    const hint = `nothing was imported; svc secret delete ${taken} removes it`;
    return usageProblem(terminal, `there is a secret ${taken} already, with another value`, hint);
  });
}
