import { addLabels } from '../../manifests/synth/add-labels.ts';
import { printJson, printStream } from '../../manifests/synth/print.ts';
import { shownPath } from '../../runtime/config/input/shown-path.ts';
import { refusedWrite } from '../output/refused-write.ts';
import type { Terminal } from '../output/terminal.ts';
import type { CompileSettings } from './compile-settings.ts';
import type { Delivery } from './delivery.ts';

/** Delivers compiled objects: to standard output, into a folder, or to a comparison with that folder. */
export async function deliver(
  objects: readonly Readonly<Record<string, unknown>>[],
  settings: CompileSettings,
  check: boolean,
  terminal: Terminal,
): Promise<Delivery> {
  const labeled = addLabels(objects, settings.labels);
  const { output, format } = settings;
  if (output === undefined) {
    terminal.stdout.write(format === 'json' ? printJson(labeled) : printStream(labeled));
    return { diagnostics: [], remark: '' };
  }
  const [{ outputFiles }, { checkFolder, fillFolder }, found] = await Promise.all([
    import('../../manifests/synth/write-files.ts'),
    import('./output-folder.ts'),
    import('../../manifests/synth/write-diagnostics.ts'),
  ]);
  const shown = shownPath(output, terminal.cwd);
  try {
    const files = outputFiles(labeled);
    return check ? checkFolder(output, shown, files) : fillFolder(output, shown, files);
  } catch (error) {
    const refused = refusedWrite(error, output, terminal.cwd);
    if (refused === undefined) throw error;
    return { diagnostics: [found.unwritableOutput(refused, undefined)], remark: '' };
  }
}
