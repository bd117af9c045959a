import type { OutputFile } from '../../manifests/synth/write-files.ts';
import { groupFile } from './group.ts';
import { projectFile } from './project.ts';
import { serverFile } from './server.ts';
import { toolsFile } from './tools.ts';

/** The files of a starter: small, commented, and free of findings. */
export const starterFiles: readonly OutputFile[] = [
  { path: 'svc.yaml', content: projectFile },
  { path: 'group.yaml', content: groupFile },
  { path: 'server.yaml', content: serverFile },
  { path: 'tools.yaml', content: toolsFile },
];
