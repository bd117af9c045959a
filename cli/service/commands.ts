import { lstatSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRefusal } from '../../runtime/endpoint/refused-start.ts';
import { makeFolder } from '../../runtime/storage/make-folder.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { exitCodes } from '../exit-codes.ts';
import { launcherPath } from '../launcher-path.ts';
import { commandVariable, keyFileVariable, passwordVariable } from '../secrets/store-key.ts';
import { say } from '../output/say.ts';
import { systemReason } from '../output/system-error.ts';
import type { Terminal } from '../output/terminal.ts';
import { serviceFile, usualManager, type ServiceFile, type ServiceManager } from './service-file.ts';

/** The flags of `svc service`, as they are parsed. */
export interface ServiceFlags {
  readonly manager?: ServiceManager;
  /** Writes the file to standard output, and nothing else. */
  readonly print?: true;
}

/** Makes the workloads start again with the machine or the session. Returns the exit code. */
export function install(flags: ServiceFlags, terminal: Terminal): number {
  const file = fileOf(flags, terminal);
  if ('exitCode' in file) return file.exitCode;
  if (flags.print === true) {
    terminal.stdout.write(file.content);
    return exitCodes.fine;
  }
  return changing(file, terminal, () => {
    makeFolder(dirname(file.path));
    rmSync(file.path, { force: true });
    writeFileSync(file.path, file.content, { mode: 0o600, flag: 'wx' });
    if (file.link !== undefined) {
      makeFolder(dirname(file.link));
      rmSync(file.link, { force: true });
      symlinkSync(file.path, file.link);
    }
    terminal.stdout.write(`${file.path}\n`);
    if (file.link === undefined) say('workloads start again when you sign in', terminal);
    else
      say(
        'workloads start again with your next session; loginctl enable-linger starts them with the machine',
        terminal,
      );
    sayWithheld(terminal);
  });
}

/** A password is written into no file. Where there is nothing else, workloads with secrets stay down, and this says so. */
function sayWithheld({ environment, stderr }: Terminal): void {
  const isSet = (name: string): boolean => (environment[name] ?? '') !== '';
  if (!isSet(passwordVariable) || isSet(keyFileVariable) || isSet(commandVariable)) return;
  say(
    `Hint: ${passwordVariable} is not passed on; set ${keyFileVariable} or ${commandVariable}, or workloads with secrets do not start again`,
    { stderr },
  );
}

/** Takes that back. Workloads that run go on. Returns the exit code. */
export function uninstall(flags: ServiceFlags, terminal: Terminal): number {
  const file = fileOf(flags, terminal);
  if ('exitCode' in file) return file.exitCode;
  return changing(file, terminal, () => {
    if (file.link !== undefined) rmSync(file.link, { force: true });
    rmSync(file.path, { force: true });
  });
}

/** Prints whether workloads start again. Returns the exit code: 1 where they do not, or where the file is another than `install` would write. */
export function status(flags: ServiceFlags, terminal: Terminal): number {
  const file = fileOf(flags, terminal);
  if ('exitCode' in file) return file.exitCode;
  const found = stateOf(file);
  const words = {
    installed: `installed: ${file.path}`,
    changed: `installed with other settings: ${file.path}`,
    off: `installed and turned off: ${file.path}`,
    absent: 'not installed',
  };
  terminal.stdout.write(`${words[found]}\n`);
  if (found !== 'installed') say('Hint: svc service install makes workloads start again after a restart', terminal);
  return found === 'installed' ? exitCodes.fine : exitCodes.findings;
}

function stateOf({ path, content, link }: ServiceFile): 'installed' | 'changed' | 'off' | 'absent' {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return 'absent';
  }
  if (link !== undefined && !isLinkTo(link, path)) return 'off';
  return text === content ? 'installed' : 'changed';
}

function isLinkTo(link: string, path: string): boolean {
  try {
    return lstatSync(link).isSymbolicLink() && readlinkSync(link) === path;
  } catch {
    return false;
  }
}

function fileOf(
  { manager = usualManager() }: ServiceFlags,
  terminal: Terminal,
): ServiceFile | { readonly exitCode: number } {
  if (manager === undefined)
    return {
      exitCode: usageProblem(
        terminal,
        `services of ${process.platform} are not known`,
        'run svc start --resume after a restart, by whatever starts your programs',
      ),
    };
  const file = serviceFile(manager, terminal, launcherPath());
  return isRefusal(file) ? { exitCode: usageProblem(terminal, file.problem, file.hint) } : file;
}

/** Changes files, or says why the system does not let us. Returns the exit code. */
function changing({ path }: ServiceFile, terminal: Terminal, change: () => void): number {
  try {
    change();
    return exitCodes.fine;
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    return usageProblem(terminal, `${path}: ${reason}`, 'make the folder yours');
  }
}
