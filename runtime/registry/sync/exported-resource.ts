import { project } from '../../../generated/project.ts';
import type { Claims } from '../../../generated/types/claims.ts';
import { jsonStructureProblem } from '../../http/body/json-structure.ts';
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

/** What becomes of a resource. */
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

/** Most levels of JSON in an annotation. */
const deepest = 32;

/** The API group with its parts reversed: the namespace of names and metadata that we make. */
export const reversedGroup = project.group.split('.').toReversed().join('.');

/** Annotations that an entry follows from; whoever manages resources may have written long ones beside them. */
const counted: ReadonlySet<string> = new Set(Object.values(annotationNames));

/** Reads what matters of an object of the API server; what is not there is empty, and so is what nobody asks to be exported. */
export function resourceOf(kind: string, object: unknown): ClusterResource {
  const { metadata, spec } = mapOf(object);
  const { name, namespace, uid, annotations } = mapOf(metadata);
  const { image, transport } = mapOf(spec);
  const given = mapOf(annotations);
  const isWanted = given[annotationNames.export] === 'true';
  const texts = Object.entries(given).filter(
    (pair): pair is [string, string] => isWanted && counted.has(pair[0]) && typeof pair[1] === 'string',
  );
  return {
    kind,
    name: textOf(name),
    namespace: textOf(namespace),
    uid: textOf(uid),
    annotations: Object.fromEntries(texts),
    ...(typeof image === 'string' ? { image } : {}),
    ...(typeof transport === 'string' ? { transport } : {}),
  };
}

/**
 * Makes the entry of a resource that asks for one: `registry-export: "true"` with a URL and a description. Only its own
 * `authz-claims` count (spec 1, Claim origin on entries); claims that cannot be read keep it out, because a wrong entry would be
 * seen by the wrong people, while other annotations that cannot be read are left aside with a remark.
 */
export function exportedResource(resource: ClusterResource): Exported {
  const { annotations, namespace, name } = resource;
  if (annotations[annotationNames.export] !== 'true') return { outcome: 'not-exported' };
  const given = (key: string): string | undefined => (annotations[key] === '' ? undefined : annotations[key]);
  const url = given(annotationNames.url);
  const description = given(annotationNames.description);
  if (url === undefined || description === undefined) {
    const missing = url === undefined ? annotationNames.url : annotationNames.description;
    return { outcome: 'refused', problem: `the annotation ${missing} is missing` };
  }
  const claims = claimsOf(annotations[annotationNames.claims]);
  if (claims === 'unreadable')
    return {
      outcome: 'refused',
      problem: `${annotationNames.claims} is not a JSON object of strings or lists of strings`,
    };
  const remarks: string[] = [];
  const listOf = (key: string): readonly unknown[] | undefined => {
    const text = annotations[key];
    if (text === undefined) return undefined;
    const value = parse(text);
    if (Array.isArray(value)) return value;
    remarks.push(`${resource.kind} ${namespace}/${name}: ${key} is not a JSON list and is left out`);
    return undefined;
  };
  const icon = given(annotationNames.icon);
  const title = given(annotationNames.title);
  const category = given(annotationNames.category);
  const tools = listOf(annotationNames.tools);
  const toolDefinitions = listOf(annotationNames.toolDefinitions);
  const document = {
    name: entryNameOf(resource),
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
          [url]: {
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

/**
 * The name of the entry that a resource becomes: `…k8s.<namespace>/<name>` for an MCPServer, `…k8s.<namespace>.<kind>/<name>` for every
 * other kind. No two resources share a name, because the name of a namespace holds no dot, and a name depends on its own resource alone:
 * it stays the same whatever else is exported.
 */
export function entryNameOf({ kind, namespace, name }: Pick<ClusterResource, 'kind' | 'namespace' | 'name'>): string {
  const place = kind === 'MCPServer' ? namespace : `${namespace}.${kind.toLowerCase()}`;
  return `${reversedGroup}.k8s.${place}/${name}`;
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
  for (const version of [annotations[annotationNames.version], tagOf(image)]) {
    if (version !== undefined && version.length <= 255 && semantic.test(version)) return version;
  }
  return '1.0.0';
}

/** The tag of an image reference: behind the last colon of its last part, before a digest. */
function tagOf(image = ''): string | undefined {
  const [named = ''] = image.split('@', 1);
  const last = named.slice(named.lastIndexOf('/') + 1);
  const colon = last.lastIndexOf(':');
  return colon === -1 ? undefined : last.slice(colon + 1);
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

/** Undefined for text that is not JSON, and for JSON that no legitimate author writes: duplicate keys, too many levels. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return jsonStructureProblem(text, deepest) === undefined ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
