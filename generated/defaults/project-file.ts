// Generated from schemas/config/project-file.json by npm run generate. Do not edit.

import type { ImageReference } from '../types/image-reference.ts';
import type { NamespaceName } from '../types/namespace-name.ts';
import type { ProjectDisruptionBudget, ProjectFile, ProjectPreStop, ProjectTopologySpread } from '../types/project-file.ts';
import type { ResourceRequirements } from '../types/resource-requirements.ts';

/** svc.yaml: options of compile and validate that hold for everything below its folder. Flags of the command win over it. */
export interface ProjectFileWithDefaults {
  /**
   * Image of proxies, virtual servers and registries in the emitted manifests.
   * Default: The image of this version of the program.
   */
  readonly image?: ImageReference;
  /**
   * What compile emits: the workloads of the resources, the checked resources themselves for an operator to read, or the definitions of their kinds.
   * Default: "workloads".
   */
  readonly target: 'workloads' | 'resources' | 'crds';
  /**
   * Folder that compile writes into, from the folder of this file; "-" is standard output.
   * Default: Standard output.
   */
  readonly output?: string;
  /**
   * Everything has to be in the input: a reference to a Secret, a ConfigMap, a volume claim or an account of a pod that is not there is an error.
   * Default: false.
   */
  readonly closed: boolean;
  /** Namespace of resources that name none. */
  readonly namespace?: NamespaceName;
  /** Labels added to every emitted object. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Compute resources of the containers of our own programs (proxies, virtual servers, registries). A resource that sets some itself gets none of these: resources of an MCPRemoteProxy, those of the container in a podTemplateSpec. */
  readonly resources?: ResourceRequirements;
  /** A PodDisruptionBudget for each Deployment of our own programs that may have more than one pod, unless one of the input selects its pods. */
  readonly podDisruptionBudget?: ProjectDisruptionBudget;
  /** How the pods of each of our own programs spread over nodes or zones. A podTemplateSpec with topologySpreadConstraints gets none of these. */
  readonly topologySpread?: readonly ProjectTopologySpreadWithDefaults[];
  /** What the pods of our own programs do before they stop. The programs do it themselves (--shutdown-delay): their image has no shell for a hook to run, and Kubernetes 1.28 knows no hook that sleeps. */
  readonly preStop?: ProjectPreStopWithDefaults;
  /** Files and folders that are not read where a folder or a pattern is the input: paths and patterns from the folder of this file, such as charts or "**\/values*.yaml". What is named itself is read all the same. */
  readonly exclude?: readonly string[];
  /** Codes of diagnostics to leave out. */
  readonly ignore?: readonly string[];
}

/** One constraint; the pods that it counts are those of the program. */
export interface ProjectTopologySpreadWithDefaults {
  /** Label that distinguishes nodes. */
  readonly topologyKey: string;
  /**
   * By how many pods the fullest part may be ahead of the emptiest.
   * Default: 1.
   * At least 1.
   */
  readonly maxSkew: number;
  /**
   * What happens to a pod that cannot be placed so.
   * Default: "ScheduleAnyway".
   */
  readonly whenUnsatisfiable: 'ScheduleAnyway' | 'DoNotSchedule';
}

/** What the pods of our own programs do before they stop. The programs do it themselves (--shutdown-delay): their image has no shell for a hook to run, and Kubernetes 1.28 knows no hook that sleeps. */
export interface ProjectPreStopWithDefaults {
  /**
   * For how long a pod that was asked to stop goes on answering, until no node sends it requests any more. The time that Kubernetes gives a pod to stop grows with it.
   * Default: 5.
   * From 0 to 600.
   */
  readonly delaySeconds: number;
}

/** Fills in the static defaults of ProjectFile, below what is present; the input is not changed. */
export function withProjectFileDefaults(value: ProjectFile): ProjectFileWithDefaults {
  const others: Omit<ProjectFile, 'topologySpread' | 'preStop'> = value;
  const filled: { -readonly [Key in keyof ProjectFileWithDefaults]: ProjectFileWithDefaults[Key] } = {
    ...others,
    target: value.target ?? 'workloads',
    closed: value.closed ?? false,
  };
  if (value.topologySpread !== undefined) filled.topologySpread = value.topologySpread.map((item) => withProjectTopologySpreadDefaults(item));
  if (value.preStop !== undefined) filled.preStop = withProjectPreStopDefaults(value.preStop);
  return filled;
}

/** Fills in the static defaults of ProjectTopologySpread, below what is present; the input is not changed. */
export function withProjectTopologySpreadDefaults(value: ProjectTopologySpread): ProjectTopologySpreadWithDefaults {
  return {
    ...value,
    maxSkew: value.maxSkew ?? 1,
    whenUnsatisfiable: value.whenUnsatisfiable ?? 'ScheduleAnyway',
  };
}

/** Fills in the static defaults of ProjectPreStop, below what is present; the input is not changed. */
export function withProjectPreStopDefaults(value: ProjectPreStop): ProjectPreStopWithDefaults {
  return {
    ...value,
    delaySeconds: value.delaySeconds ?? 5,
  };
}
