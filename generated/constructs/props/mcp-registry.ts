// Generated from schemas/kinds/mcp-registry.json by npm run generate. Do not edit.

import type { Named } from '../named.ts';
import type { DataKey } from '../../types/data-key.ts';

/** The registry server and its configuration. */
export interface MCPRegistrySpecProps {
  /** The whole configuration of the registry server, as YAML. Credentials belong into mounted Secrets. */
  readonly configYAML: string;
  /** Volumes added to the pod. */
  readonly volumes?: readonly (Readonly<Record<string, unknown>>)[];
  /** Mounts added to the container; their paths match the file paths of configYAML. */
  readonly volumeMounts?: readonly (Readonly<Record<string, unknown>>)[];
  /** A Secret key that holds a password file for PostgreSQL. */
  readonly pgpassSecretRef?: PgpassSecretRefProps;
  /** Name for people. */
  readonly displayName?: string;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named registry-api. */
  readonly podTemplateSpec?: Readonly<Record<string, unknown>>;
}

/** A Secret key that holds a password file for PostgreSQL. */
export interface PgpassSecretRefProps {
  /** Name of the Secret. */
  readonly name: string | Named;
  /** Key inside the Secret. */
  readonly key: DataKey;
}
