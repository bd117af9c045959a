import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { visitPlaces } from '../../program/path-tree.ts';
import { isKind, type AnyResource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { containerNames } from '../../objects/layout.ts';

export const unknownVariable = defineDiagnostic<{ name: string; container: string; suggestion: string | undefined }>({
  code: 'environment/reference-unknown',
  severity: 'warning',
  summary: 'A reference to a variable that the container does not have. Kubernetes leaves it as it is written.',
  message: ({ name, container }) => `"$(${name})" is not expanded: container "${container}" has no variable "${name}"`,
  hint: ({ name, suggestion }) =>
    suggestion === undefined
      ? `set the variable, or write "$$(${name})" where the text itself is meant`
      : `did you mean "$(${suggestion})"?`,
});

export const laterVariable = defineDiagnostic<{ name: string; isListed: boolean }>({
  code: 'environment/reference-to-later',
  severity: 'warning',
  summary: 'A variable that refers to one after it. Kubernetes expands only variables that are defined before it.',
  message: ({ name }) => `"$(${name})" is not expanded: "${name}" is set after this variable`,
  hint: ({ name, isListed }) =>
    isListed
      ? `move this variable below "${name}"`
      : 'set this variable in the env of container "mcp" in podTemplateSpec, which comes last',
});

export const shellVariable = defineDiagnostic<{ name: string }>({
  code: 'environment/reference-of-shell',
  severity: 'warning',
  holdsForVariables: true,
  summary:
    'A value that names a variable of its container as a shell would. No shell reads it, so it stays as it is written.',
  message: ({ name }) => `"\${${name}}" is not expanded: no shell reads this value`,
  hint: ({ name }) => `write "$(${name})"`,
});

export const unfilledVariable = defineDiagnostic<{ name: string }>({
  code: 'environment/reference-unfilled',
  severity: 'info',
  holdsForVariables: true,
  summary:
    'A value with a variable that the container does not have. Flux or envsubst may fill it in; no shell and no container does.',
  message: ({ name }) => `"\${${name}}" is not expanded unless something fills it in before it is applied`,
  hint: () => 'without Flux or envsubst, write the value itself, or take it from a Secret',
});

export const shellCommand = defineDiagnostic<{ text: string }>({
  code: 'environment/reference-is-command',
  severity: 'warning',
  summary: 'A variable that is written like a command of a shell. No shell runs it, so it stays as it is written.',
  message: ({ text }) => `${text} is not expanded: no shell runs it`,
  hint: () => 'write the value itself, or take it from a Secret or a ConfigMap',
});

/** A whole value that a shell would put the output of a command in place of. */
const command = /^(?:\$\([a-z][\w./-]*(?:\s[^()]*)?\)|`[a-z][^`]*`)$/;

/** A container whose variables are all known. */
interface Container {
  readonly name: string;
  readonly variables: ReadonlySet<string>;
  readonly texts: readonly Text[];
}

/** A string with a dollar sign in which Kubernetes expands variables. */
interface Text {
  readonly path: DocumentPath;
  readonly value: string;
  /** It is the value of a variable, and no argument. */
  readonly isVariable: boolean;
}

/** Where a container, and the spec of a resource that has one, may have such strings. */
const textPlaces: readonly { readonly path: readonly string[] }[] = [
  { path: ['command', '*'] },
  { path: ['args', '*'] },
  { path: ['env', '*', 'value'] },
];

/** References as Kubernetes reads them; `$$` is a dollar sign. Small letters are left to shells: `$(date)`. */
const reference = /\$\$|\$\(([A-Z_][A-Z0-9_]*)\)/g;
const shellReference = /\$\{([A-Z_][A-Z0-9_]*)\}/g;

/** Variables that Kubernetes adds for each Service. */
const ofServices = /_SERVICE_(?:HOST|PORT)|_PORT(?:_|$)/;

/** What arguments and variables refer to is a variable of their container (Kubernetes, dependent environment variables). */
export const environmentReference: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { name: container, variables, texts } of containersOf(resource)) {
      for (const { path, value, isVariable } of texts) {
        const at: DocumentPath = ['spec', ...path];
        for (const [, name] of value.matchAll(reference)) {
          if (name === undefined || ofServices.test(name)) continue;
          if (!variables.has(name)) {
            const suggestion = suggest(name, [...variables]);
            report(unknownVariable({ name, container, suggestion }, placeOf(resource, at, 'value')));
          } else if (path[0] === 'env' && isKind(resource, 'MCPServer')) {
            const listed = (resource.authored.spec.env ?? []).findIndex((variable) => variable.name === name);
            // Generated variables, and those from Secrets, come before those that env sets.
            if (generatedVariables(resource).includes(name)) continue;
            if (listed >= 0 && listed < Number(path[1])) continue;
            report(laterVariable({ name, isListed: listed > Number(path[1]) }, placeOf(resource, at, 'value')));
          }
        }
        if (!isVariable) continue;
        if (command.test(value)) report(shellCommand({ text: value }, placeOf(resource, at, 'value')));
        for (const [whole, name = ''] of value.matchAll(shellReference)) {
          if (whole !== value && !variables.has(name)) continue;
          const said = variables.has(name) ? shellVariable : unfilledVariable;
          report(said({ name }, placeOf(resource, at, 'value')));
        }
      }
    }
  }
};

function containersOf(resource: AnyResource): Container[] {
  const { spec } = resource.authored;
  const template = templatePaths.flatMap((path) => valuesAt(spec, path));
  const main = isKind(resource, 'MCPServer')
    ? containerNames.backend
    : isKind(resource, 'EmbeddingServer')
      ? containerNames.embedding
      : undefined;
  const changed = template.find(({ value }) => main !== undefined && propertyOf(value, 'name') === main);
  const containers: Container[] = [];
  if (main !== undefined && propertyOf(changed?.value, 'envFrom') === undefined) {
    const texts = [...textsIn(spec, []), ...(changed === undefined ? [] : textsIn(changed.value, changed.path))];
    // Most resources refer to nothing: their variables are not listed for that.
    if (texts.length > 0) {
      const variables = new Set([...generatedVariables(resource), ...namesIn(spec), ...namesIn(changed?.value)]);
      containers.push({ name: main, variables, texts });
    }
  }
  for (const { value, path } of template) {
    const name = propertyOf(value, 'name');
    // The variables of our own programs follow from much else; what has no image of its own is one of them.
    if (typeof name !== 'string' || name === main || propertyOf(value, 'image') === undefined) continue;
    if (propertyOf(value, 'envFrom') !== undefined || ownContainers.has(name)) continue;
    const texts = textsIn(value, path);
    if (texts.length > 0) containers.push({ name, variables: new Set(namesIn(value)), texts });
  }
  return containers;
}

const templatePaths: readonly (readonly string[])[] = ['containers', 'initContainers'].map((list) => [
  'podTemplateSpec',
  'spec',
  list,
  '*',
]);

/** Generated containers of our own programs. */
const ownContainers: ReadonlySet<string> = new Set([
  containerNames.gateway,
  containerNames.registry,
  containerNames.copyPgpass,
]);

/** What the generated container of a server has beside what its `env` sets. */
function generatedVariables(resource: AnyResource): string[] {
  if (isKind(resource, 'MCPServer')) {
    const { transport, secrets = [] } = resource.resource.spec;
    const protocol = transport === 'stdio' ? [] : ['MCP_PORT', 'FASTMCP_PORT', 'MCP_HOST'];
    return ['MCP_TRANSPORT', ...protocol, ...secrets.map(({ key, targetEnvName }) => targetEnvName ?? key)];
  }
  if (!isKind(resource, 'EmbeddingServer')) return [];
  return ['HF_HOME', 'HOSTNAME', ...(resource.authored.spec.hfTokenSecretRef === undefined ? [] : ['HF_TOKEN'])];
}

function namesIn(parent: unknown): string[] {
  return valuesAt(parent, ['env', '*', 'name']).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

function textsIn(parent: unknown, base: DocumentPath): Text[] {
  const texts: Text[] = [];
  visitPlaces(parent, textPlaces, ({ path }, value, _parent, below) => {
    if (typeof value !== 'string' || !(value.includes('$') || value.includes('`'))) return;
    texts.push({ path: [...base, ...below], value, isVariable: path[0] === 'env' });
  });
  return texts;
}
