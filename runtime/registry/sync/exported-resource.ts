import { project } from '../../../generated/project.ts';
import type { Claims } from '../../../generated/types/claims.ts';
import type { OfferedVersion } from './source-reader.ts';

/** What is read of a resource of the cluster. */
export interface ClusterResource {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  readonly annotations: Readonly<Record<string, string>>;
  readonly image?: string;
  readonly transport?: string;
}

export type Exported =
  | { readonly outcome: 'not-exported' }
  | { readonly outcome: 'exported'; readonly version: OfferedVersion; readonly remarks: readonly string[] }
  /** Asked to be exported, and cannot be. */
  | { readonly outcome: 'refused'; readonly problem: string };

const annotation = (name: string): string => `${project.group}/${name}`;

/** Names of the annotations that this source reads (facts on the Kubernetes source), under our group. */
export const annotationNames = {
  export: annotation('registry-export'),
  url: annotation('registry-url'),
  description: annotation('registry-description'),
  title: annotation('registry-title'),
  icon: annotation('registry-icon'),
  category: annotation('registry-category'),
  version: annotation('registry-version'),
  tools: annotation('tools'),
  toolDefinitions: annotation('tool-definitions'),
  claims: annotation('authz-claims'),
} as const;

/** The API group with its parts reversed: the namespace of names and metadata that we make. */
export const reversedGroup = project.group.split('.').toReversed().join('.');

/**
 * Makes the entry of a resource that asks for one: `registry-export: "true"` with a URL and a description. Only its own
 * `authz-claims` count (spec 1, Claim origin on entries); claims that cannot be read keep it out, because a wrong entry would be
 * seen by the wrong people, while other annotations that cannot be read are left aside with a remark.
 */
export function exportedResource(resource: ClusterResource): Exported {
  const { annotations, namespace, name } = resource;
  if (annotations[annotationNames.export] !== 'true') return { outcome: 'not-exported' };
  const url = annotations[annotationNames.url];
  const description = annotations[annotationNames.description];
  for (const [given, key] of [
    [url, annotationNames.url],
    [description, annotationNames.description],
  ] as const) {
    if (given === undefined || given === '') return { outcome: 'refused', problem: `the annotation ${key} is missing` };
  }
  const claims = claimsOf(annotations[annotationNames.claims]);
  if (claims === 'unreadable')
    return { outcome: 'refused', problem: `${annotationNames.claims} is no JSON object of texts or lists of texts` };
  const remarks: string[] = [];
  const listOf = (key: string): readonly unknown[] | undefined => {
    const text = annotations[key];
    if (text === undefined) return undefined;
    const value = parse(text);
    if (Array.isArray(value)) return value;
    remarks.push(`${resource.kind} ${namespace}/${name}: ${key} is no JSON list and is left out`);
    return undefined;
  };
  const icon = annotations[annotationNames.icon];
  const title = annotations[annotationNames.title];
  const category = annotations[annotationNames.category];
  const tools = listOf(annotationNames.tools);
  const toolDefinitions = listOf(annotationNames.toolDefinitions);
  const document = {
    name: `${reversedGroup}.k8s.${namespace}/${name}`,
    ...(title === undefined ? {} : { title }),
    description,
    version: versionOf(resource),
    ...(icon === undefined ? {} : { icons: [{ src: icon }] }),
    remotes: [{ type: 'streamable-http', url }],
    // What can be started on a laptop as it is; a server that listens needs ports that nobody here knows.
    ...(resource.image !== undefined && resource.transport === 'stdio'
      ? { packages: [{ registryType: 'oci', identifier: resource.image, transport: { type: 'stdio' } }] }
      : {}),
    _meta: {
      'io.modelcontextprotocol.registry/publisher-provided': {
        [reversedGroup]: {
          [String(url)]: {
            status: 'active',
            ...(tools === undefined ? {} : { tools }),
            ...(toolDefinitions === undefined ? {} : { tool_definitions: toolDefinitions }),
            ...(category === undefined ? {} : { category }),
            metadata: { kubernetes: originOf(resource) },
          },
        },
      },
    },
  };
  const version = { type: 'server', document: JSON.stringify(document), claims: claims ?? {} } as const;
  return { outcome: 'exported', version, remarks };
}

function originOf({ kind, namespace, name, uid, image, transport }: ClusterResource): Record<string, string> {
  return {
    kind,
    namespace,
    name,
    uid,
    ...(image === undefined ? {} : { image }),
    ...(transport === undefined ? {} : { transport }),
  };
}

const semantic = /^v?(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;

/** The annotation, else the tag of the image, where they are semantic versions; else 1.0.0. */
function versionOf({ annotations, image }: ClusterResource): string {
  const tag = image === undefined ? undefined : /^[^@]*\/?[^/@:]*:([^/@:]+)$/.exec(image)?.[1];
  for (const version of [annotations[annotationNames.version], tag]) {
    if (version !== undefined && version.length <= 255 && semantic.test(version)) return version;
  }
  return '1.0.0';
}

function claimsOf(text: string | undefined): Claims | undefined | 'unreadable' {
  if (text === undefined) return undefined;
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'unreadable';
  const claims: [string, string | readonly string[]][] = [];
  for (const [key, given] of Object.entries(value)) {
    const isList = Array.isArray(given) && given.every((item) => typeof item === 'string');
    if (typeof given === 'string') claims.push([key, given]);
    else if (isList) claims.push([key, given]);
    else return 'unreadable';
  }
  return Object.fromEntries(claims);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
