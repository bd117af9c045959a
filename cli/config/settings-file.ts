import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { loadDocument } from '../../generated/load.ts';
import type { Settings } from '../../generated/types/settings.ts';
import { makeFolder } from '../../runtime/storage/make-folder.ts';
import { writeStateFile } from '../../runtime/run/state/state-file.ts';
import { readOneDocument, type ReadOneDocument } from '../documents/read-one-document.ts';
import type { Terminal } from '../output/terminal.ts';

/** The file with the settings of this person: `svc/settings.json` in XDG_CONFIG_HOME, or in `~/.config`. */
export function settingsPath({ environment }: Pick<Terminal, 'environment'>): string {
  const { XDG_CONFIG_HOME: named, HOME: home } = environment;
  const folder =
    named !== undefined && isAbsolute(named)
      ? named
      : join(home === undefined || home === '' ? homedir() : home, '.config');
  return join(folder, 'svc/settings.json');
}

/** The settings of this person; none where there is no file. What is wrong with the file is reported as `svc validate` does. */
export async function readSettings(terminal: Terminal): Promise<ReadOneDocument<Settings>> {
  const path = settingsPath(terminal);
  if (!existsSync(path)) return { config: { settingsVersion: 'v1' } };
  return readOneDocument('settings', loadDocument.settings, { path, what: 'svc' }, terminal);
}

/** Replaces the settings as a whole. Throws the error of the system. */
export function writeSettings(settings: Settings, terminal: Pick<Terminal, 'environment'>): void {
  const path = settingsPath(terminal);
  makeFolder(dirname(path));
  writeStateFile(path, settings);
}
