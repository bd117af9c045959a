// Generated from schemas/config/project-file.json by npm run generate. Do not edit.

import type { ImageReference } from '../types/image-reference.ts';
import type { NamespaceName } from '../types/namespace-name.ts';
import type { ProjectFile } from '../types/project-file.ts';

/** svc.yaml: options of compile and validate that hold for everything below its folder. Flags of the command win over it. */
export interface ProjectFileWithDefaults {
  /**
   * Image of proxies, virtual servers and registries in the emitted manifests.
   * Default: The image of this version of the program.
   */
  image?: ImageReference;
  /**
   * What compile emits: the workloads that the resources stand for, the checked resources themselves for an operator to read, or the definitions of their kinds.
   * Default: "workloads".
   */
  target: 'workloads' | 'resources' | 'crds';
  /**
   * Folder that compile writes into, from the folder of this file; "-" is standard output.
   * Default: Standard output.
   */
  output?: string;
  /**
   * Everything has to be in the input: a reference to a Secret, a ConfigMap, a volume claim or an account of a pod that is not there is an error.
   * Default: false.
   */
  closed: boolean;
  /** Namespace of resources that name none. */
  namespace?: NamespaceName;
  /** Labels added to every emitted object. */
  labels?: Readonly<Record<string, string>>;
  /** Codes of diagnostics to leave out. */
  ignore?: readonly string[];
}

/** Fills in the static defaults of ProjectFile, below what is present; the input is not changed. */
export function withProjectFileDefaults(value: ProjectFile): ProjectFileWithDefaults {
  return {
    ...value,
    target: value.target ?? 'workloads',
    closed: value.closed ?? false,
  };
}
