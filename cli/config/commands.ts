import { accessSync, constants, statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { loadDocument } from '../../generated/load.ts';
import type { Settings } from '../../generated/types/settings.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { textTable } from '../client/text-table.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import { systemReason } from '../output/system-error.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { printedData } from '../workloads/printed-data.ts';
import { readSettings, settingsPath, writeSettings } from './settings-file.ts';

type SettingName = Exclude<keyof Settings, 'settingsVersion'>;

interface Setting {
  /** What a value looks like. */
  readonly example: string;
  /** Whether it may be an address, in place of a path. */
  readonly isAddress?: true;
  /** Whether its path is that of a folder. */
  readonly isFolder?: true;
}

/** What may be set. */
const settingNames: Readonly<Record<SettingName, Setting>> = {
  registry: { example: 'https://registry.example.com/team, or the path of a catalog file', isAddress: true },
  trustedRoot: { example: 'trusted_root.json, the trusted root of a sigstore of your own' },
  signatureBundles: { example: 'signatures, a folder with a file sha256-HEX.json for each image', isFolder: true },
};

/** The flags of `svc config list`, as they are parsed. */
export interface ConfigListFlags {
  readonly format: 'table' | 'json' | 'yaml';
  readonly output?: string;
}

/** Sets one setting. A path is kept as an absolute one. Returns the exit code. */
export async function runSet(name: string, value: string, terminal: Terminal): Promise<number> {
  if (!isSettingName(name)) return unknownSetting(name, terminal);
  const read = await readSettings(terminal);
  if ('exitCode' in read) return read.exitCode;
  const setting = settingNames[name];
  const isAddress = setting.isAddress === true && /^[a-z][a-z0-9+.-]*:\/\//i.test(value);
  const path = isAddress || isAbsolute(value) ? value : resolve(terminal.cwd, value);
  const unreadable = isAddress ? undefined : problemOfPath(path, setting.isFolder === true);
  if (unreadable !== undefined) return usageProblem(terminal, unreadable, `for example ${setting.example}`);
  const settings: Settings = { ...read.config, [name]: path };
  const { validate } = await loadDocument.settings();
  if (!validate(settings))
    return usageProblem(
      terminal,
      `${JSON.stringify(value.slice(0, 200))} is not a value of ${name}`,
      `for example ${setting.example}${name === 'registry' ? '; tokens belong in SVC_REGISTRY_TOKEN' : ''}`,
    );
  return written(settings, terminal);
}

/** Takes one setting back. Returns the exit code. */
export async function runUnset(name: string, terminal: Terminal): Promise<number> {
  if (!isSettingName(name)) return unknownSetting(name, terminal);
  const read = await readSettings(terminal);
  if ('exitCode' in read) return read.exitCode;
  const { [name]: former, ...others } = read.config;
  return former === undefined ? exitCodes.fine : written(others, terminal);
}

/** Prints one setting. Returns the exit code: 1 where it is not set. */
export async function runGet(name: string, terminal: Terminal): Promise<number> {
  if (!isSettingName(name)) return unknownSetting(name, terminal);
  const read = await readSettings(terminal);
  if ('exitCode' in read) return read.exitCode;
  const value = read.config[name];
  if (value === undefined) {
    say(
      `error: ${name} is not set\nHint: svc config set ${name} VALUE; for example ${settingNames[name].example}`,
      terminal,
    );
    return exitCodes.findings;
  }
  terminal.stdout.write(`${value}\n`);
  return exitCodes.fine;
}

/** Prints all settings, those that are not set too. Returns the exit code. */
export async function runList({ format }: ConfigListFlags, terminal: Terminal): Promise<number> {
  const read = await readSettings(terminal);
  if ('exitCode' in read) return read.exitCode;
  const { settingsVersion: _, ...set } = read.config;
  const rows = Object.keys(settingNames)
    .filter(isSettingName)
    .map((name) => [name, set[name] ?? '']);
  terminal.stdout.write(format === 'table' ? textTable(['SETTING', 'VALUE'], rows) : await printedData(set, format));
  return exitCodes.fine;
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingNames, name);
}

function unknownSetting(name: string, terminal: Terminal): number {
  const names = Object.keys(settingNames);
  const near = suggest(name, names);
  const all = `the settings are ${names.join(', ')}`;
  return usageProblem(
    terminal,
    `there is no setting ${JSON.stringify(name)}`,
    near === undefined ? all : `did you mean ${JSON.stringify(near)}? ${all}`,
  );
}

function problemOfPath(path: string, isFolder: boolean): string | undefined {
  try {
    accessSync(path, constants.R_OK);
    const found = statSync(path);
    if (isFolder) return found.isDirectory() ? undefined : `${path} is not a folder`;
    return found.isFile() ? undefined : `${path} is not a file`;
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    return `${path} cannot be read: ${reason}`;
  }
}

function written(settings: Settings, terminal: Terminal): number {
  try {
    writeSettings(settings, terminal);
    return exitCodes.fine;
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    return usageProblem(
      terminal,
      `${settingsPath(terminal)}: ${reason}`,
      'make the folder yours, or set XDG_CONFIG_HOME',
    );
  }
}
