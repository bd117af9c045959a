import { ownImage } from '../../manifests/lower/own-image.ts';
import { serverDefaults } from '../../manifests/lower/server-defaults.ts';
import type { CompileFlags } from './flags.ts';
import { outputFolderOf } from '../inputs/collect-inputs.ts';
import type { Project } from '../project-file/read.ts';
import type { CompileSettings } from './compile-settings.ts';

/** Lays flags over a project file over the defaults. `--format` asks for the stream, so it overrules the folder of a project file. */
export function settingsOf(
  flags: CompileFlags,
  labels: Readonly<Record<string, string>>,
  project: Project | undefined,
  cwd: string,
): CompileSettings {
  const file = project?.settings ?? {};
  const target = flags.target ?? file.target ?? 'workloads';
  // A status is to be read, not to be applied: it gets no labels and no folder with a kustomization.yaml.
  const isRead = target === 'status';
  return {
    target,
    image: flags.image ?? file.image ?? ownImage,
    programs: serverDefaults(file),
    namespace: flags.namespace ?? file.namespace,
    closed: flags.closed ?? file.closed ?? false,
    labels: isRead ? {} : { ...file.labels, ...labels },
    output:
      isRead || (flags.format !== undefined && flags.output === undefined)
        ? undefined
        : outputFolderOf(flags.output, project, cwd),
    format: flags.format ?? 'yaml',
  };
}
