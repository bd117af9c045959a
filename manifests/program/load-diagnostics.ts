import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

function nameWithArticle(type: string): string {
  return type === 'null' ? 'empty' : type === 'integer' ? 'an integer' : `a ${type}`;
}

export const notAnObject = defineDiagnostic<{ found: string }>({
  code: 'document/not-an-object',
  severity: 'error',
  summary: 'A document that is not a map, so it cannot be a resource.',
  message: ({ found }) => `a resource is a map with apiVersion and kind, this is ${nameWithArticle(found)}`,
  hint: ({ found }) => (found === 'null' ? 'write a resource here, or remove the item' : undefined),
});

export const notAResource = defineDiagnostic<{ missing: readonly string[] }>({
  code: 'document/not-a-resource',
  severity: 'error',
  summary: 'A document without apiVersion or kind.',
  message: ({ missing }) => `this document has no ${missing.join(' and no ')}, so it is not a Kubernetes resource`,
  hint: ({ missing }) => `add ${missing.map((name) => `"${name}:"`).join(' and ')}`,
});

export const wrongApiVersion = defineDiagnostic<{ kind: string; found: string; expected: string }>({
  code: 'document/wrong-api-version',
  severity: 'error',
  holdsForVariables: true,
  summary: 'One of our kinds under another API group or version.',
  message: ({ kind, found }) => `${kind} does not exist in "${found}"`,
  hint: ({ expected }) => `write apiVersion: ${expected}`,
});

export const kindOfOthers = defineDiagnostic<{ kind: string; group: string; expected: string }>({
  code: 'document/kind-of-others',
  severity: 'info',
  summary:
    'A kind that has the name of one of the twelve kinds and belongs to the API group of another operator. It passes through as it is.',
  message: ({ kind, group }) => `this ${kind} belongs to ${group}, so it passes through as it is`,
  hint: ({ expected }) => `if the kind of this group is meant, write apiVersion: ${expected}`,
});

/** Most names in one message. */
const shownNames = 5;

export const otherTools = defineDiagnostic<{ files: readonly { readonly path: string; readonly reader: string }[] }>({
  code: 'document/of-another-tool',
  severity: 'info',
  summary:
    'Documents with the head of an object that a program reads from files and no cluster stores (kind, kubeadm, kustomize, kubectl). They are left out.',
  message: ({ files }) => {
    const names = files.slice(0, shownNames).map(({ path, reader }) => `${path} (read by ${reader})`);
    const rest = files.length > shownNames ? ` and ${files.length - shownNames} more` : '';
    return `left out, since ${files.length === 1 ? 'it is not an object' : 'they are not objects'} of a cluster: ${names.join(', ')}${rest}`;
  },
});

export const generatedName = defineDiagnostic<{ kind: string }>({
  code: 'document/generated-name',
  severity: 'info',
  summary:
    'An object that is not ours with generateName. It passes through; kubectl creates such objects and cannot apply them.',
  message: ({ kind }) => `this ${kind} gets its name in the cluster, so kubectl can create it but not apply it`,
  hint: () => 'to apply it with the others, give it a name',
});

export const unknownKind = defineDiagnostic<{
  kind: string;
  group: string;
  suggestion: string | undefined;
  known: readonly string[];
}>({
  code: 'document/unknown-kind',
  severity: 'error',
  holdsForVariables: true,
  summary: 'A kind that our API group does not have.',
  message: ({ kind, group }) => `the group ${group} has no kind "${kind}"`,
  hint: ({ suggestion, known }) =>
    suggestion === undefined ? `its kinds are ${known.join(', ')}` : `did you mean "${suggestion}"?`,
});

export const listWithoutItems = defineDiagnostic<{ kind: string; found: string | undefined }>({
  code: 'document/list-without-items',
  severity: 'error',
  summary: 'A List whose items are missing, or are not a list. Nothing in it is read.',
  message: ({ kind, found }) =>
    found === undefined
      ? `this ${kind} has no items`
      : `the items of this ${kind} are not a list, but ${nameWithArticle(found)}`,
  hint: () => 'write "items:" and below it one "- " for each resource; an empty list is "items: []"',
});

export const unnamedObject = defineDiagnostic<{ kind: string }>({
  code: 'document/unnamed',
  severity: 'error',
  summary: 'An object without metadata.name.',
  message: ({ kind }) => `this ${kind} has no metadata.name`,
  hint: () => 'add "name:" below "metadata:"',
});

export const duplicateResource = defineDiagnostic<{ title: string }>({
  code: 'document/duplicate',
  severity: 'error',
  summary: 'Two documents that describe the same object.',
  message: ({ title }) => `${title} is defined twice`,
  hint: () => 'remove or rename one of them',
});

export const statusAlone = defineDiagnostic<{ kind: string; name: string | undefined }>({
  code: 'document/status-alone',
  severity: 'warning',
  holdsForVariables: true,
  summary: 'A document with the status of a resource and without its spec. Nothing is checked or made of it.',
  message: ({ kind, name }) =>
    `this is the status of ${kind}${name === undefined ? '' : ` "${name}"`} without its spec, so nothing is made of it`,
  hint: () => 'name the file with the desired state; a status (--target status) only reports the outcome',
});

export const foreignStatus = defineDiagnostic<object>({
  code: 'document/foreign-status',
  severity: 'warning',
  summary: 'A resource with a status that another program wrote: a status reports the outcome, and is not read.',
  message: () => 'this status was written by another program, and is left out',
  hint: () => 'remove "status:" and everything below it; a controller writes a new one',
});

export const objectTooLarge = defineDiagnostic<{
  kind: string;
  name: string | undefined;
  size: number;
  limit: number;
}>({
  code: 'document/too-large',
  severity: 'error',
  summary:
    'An object that a cluster does not store: the values of a ConfigMap or Secret have at most 1 MiB, and every object at most 1.5 MiB.',
  message: ({ kind, name, size, limit }) =>
    `${kind}${name === undefined ? '' : ` "${name}"`} has ${inMebibytes(size)} MiB, and a cluster stores at most ${inMebibytes(limit)}`,
  hint: () => 'split it, or bring large files in a volume or an image',
});

/** Rounded up, so that what is over a limit reads so. */
function inMebibytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10;
}
