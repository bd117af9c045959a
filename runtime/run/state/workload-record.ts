import type { RunConfigWithDefaults } from '../../../generated/defaults/run.ts';
import { flags, type Flag } from '../../../generated/flags.ts';
import { loadDocument } from '../../../generated/load.ts';
import type { RunConfig } from '../../../generated/types/run.ts';
import { isJsonObject } from '../../identity/json-object.ts';

/** What a workload was asked to be. It holds no secret. */
export interface WorkloadRecord {
  readonly format: 1;
  readonly name: string;
  /** Of this workload among all that had its name. */
  readonly id: string;
  /** RFC 3339. */
  readonly createdAt: string;
  /** Relative paths of the document begin here. */
  readonly folder: string;
  /** Without secrets. */
  readonly config: RunConfigWithDefaults;
  /** Paths of the secrets that were taken out of the document, with dots: nobody but the first supervisor knows them. */
  readonly withheld: readonly string[];
}

/** A document without its secrets, and the secrets by their path. */
export interface WithoutSecrets {
  readonly config: RunConfigWithDefaults;
  readonly secrets: Readonly<Record<string, string>>;
}

const runFlags: readonly Flag[] = flags.RunConfig;
const secretPaths = runFlags.filter(({ isSecret }) => isSecret === true).map(({ path }) => path);

/** Takes the values of secret fields out of a document. Variables that are given with `--env` are not secrets. */
export function withoutSecretFields(config: RunConfigWithDefaults): WithoutSecrets {
  const copy = structuredClone(config);
  const secrets: Record<string, string> = {};
  for (const path of secretPaths) {
    const [last = '', ...above] = path.toReversed();
    const holder = above.toReversed().reduce<unknown>(inside, copy);
    const value = inside(holder, last);
    if (typeof value !== 'string' || !isJsonObject(holder)) continue;
    secrets[path.join('.')] = value;
    Reflect.deleteProperty(holder, last);
  }
  return { config: copy, secrets };
}

/** A copy of a document with secrets put back to where they were taken from. */
export function withSecretFields<Document extends object>(
  config: Document,
  secrets: Readonly<Record<string, string>>,
): Document {
  const copy = structuredClone(config);
  for (const path of secretPaths) {
    const value = secrets[path.join('.')];
    const [last = '', ...above] = path.toReversed();
    const holder = above.toReversed().reduce<unknown>(inside, copy);
    if (value !== undefined && isJsonObject(holder)) Reflect.set(holder, last, value);
  }
  return copy;
}

/** A document with its defaults as it may be read again: the one of `targetHost` does not belong to a stdio server. */
export function readableDocument(config: RunConfigWithDefaults): RunConfig {
  const { targetHost, ...others } = config;
  return config.transport === 'stdio' ? others : { targetHost, ...others };
}

/** Reads a record; in words what is wrong with it where it is none. */
export async function readRecord(
  value: Readonly<Record<string, unknown>>,
): Promise<WorkloadRecord | { readonly problem: string }> {
  const { name, id, createdAt, folder, config, withheld } = value;
  const { validate, withDefaults } = await loadDocument.run();
  if (!isJsonObject(config) || !isListOfText(withheld)) return incomplete;
  // Rules about the document may ask for what was taken out of it.
  const whole: unknown = withSecretFields(config, Object.fromEntries(withheld.map((path) => [path, 'withheld'])));
  if (!validate(whole)) return { problem: 'its config is not a run document that this version of svc knows' };
  if (typeof name !== 'string' || typeof id !== 'string' || typeof folder !== 'string') return incomplete;
  if (typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt))) return incomplete;
  const { config: kept } = withoutSecretFields(withDefaults(whole));
  return { format: 1, name, id, createdAt, folder, config: kept, withheld };
}

const incomplete = { problem: 'it lacks a field, or has one of another type' } as const;

function isListOfText(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function inside(value: unknown, key: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
