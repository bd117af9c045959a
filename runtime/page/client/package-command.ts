import type { ServerArgument } from '../../../generated/types/server-argument.ts';
import type { ServerPackage } from '../../../generated/types/server-package.ts';
import { askName, templateOf, type Template } from './template.ts';

interface PackageCommand {
  readonly command: string;
  readonly args: readonly Template[];
}

const npmRegistry = /^https:\/\/registry\.npmjs\.org\/?$/;
const nugetSource = /^https:\/\/(api|www)\.nuget\.org(\/v3\/index\.json|\/api\/v2)?\/?$/;
const pypiIndex = /^https:\/\/(pypi\.org|pypi\.python\.org)(\/simple)?\/?$/;

/**
 * The command that starts a package: npx, uvx, dnx, or docker with the environment passed on by name, so that no value is in the process
 * list. `variables` are the names of its environment. Undefined for packages that no command starts.
 */
export function packageCommand(
  ofServer: ServerPackage,
  variables: readonly string[],
  prefix: string,
): PackageCommand | undefined {
  const { identifier, version, registryBaseUrl: base, runtimeHint } = ofServer;
  const runtime = argumentsOf(ofServer.runtimeArguments, prefix);
  const own = argumentsOf(ofServer.packageArguments, prefix);
  switch (ofServer.registryType) {
    case 'npm': {
      const answered = runtime.some(([first]) => first === '-y' || first === '--yes');
      const registry = base === undefined || npmRegistry.test(base) ? [] : [[`--registry=${base}`]];
      const before = [...(answered ? [] : [['-y']]), ...registry, ...runtime];
      return { command: 'npx', args: [...before, [withVersion(identifier, version)], ...own] };
    }
    case 'pypi': {
      const index = base === undefined || pypiIndex.test(base) ? [] : [['--index'], [base]];
      return { command: 'uvx', args: [...index, ...runtime, [withVersion(identifier, version)], ...own] };
    }
    case 'oci': {
      const command = runtimeHint === 'podman' ? 'podman' : 'docker';
      const passed = variables.flatMap((name) => [['-e'], [name]]);
      const further = runtime[0]?.[0] === 'run' ? runtime.slice(1) : runtime;
      const before = [['run'], ['-i'], ['--rm'], ...passed, ...further];
      return { command, args: [...before, [imageReference(imageName(identifier, base), version)], ...own] };
    }
    case 'nuget': {
      const answered = runtime.some(([first]) => first === '-y' || first === '--yes');
      const source = base === undefined || nugetSource.test(base) ? [] : [['--source'], [base]];
      const before = [[withVersion(identifier, version)], ...source, ...(answered ? [] : [['--yes']]), ...runtime];
      // Without the dashes dnx would take the server's options for its own.
      return { command: 'dnx', args: own.length === 0 ? before : [...before, ['--'], ...own] };
    }
    default:
      return undefined;
  }
}

function withVersion(identifier: string, version: string | undefined): string {
  const isVersioned = version === undefined || identifier.lastIndexOf('@') > 0;
  return isVersioned ? identifier : `${identifier}@${version}`;
}

/** An image with its host. Older documents name the host apart from the image. */
function imageName(identifier: string, base: string | undefined): string {
  const host = URL.parse(base ?? '')?.host;
  if (host === undefined || /^((registry-1|index|hub|www)\.)?docker\.(io|com)$/.test(host)) return identifier;
  const [first = '', rest] = identifier.split('/', 2);
  const isWithHost = rest !== undefined && (/[.:]/.test(first) || first === 'localhost');
  return isWithHost ? identifier : `${host}/${identifier}`;
}

/** An image with its tag; one that the identifier holds already is kept. */
function imageReference(identifier: string, version: string | undefined): string {
  const hasTag = identifier.includes('@') || /:[^/]+$/.test(identifier);
  return version === undefined || hasTag ? identifier : `${identifier}:${version}`;
}

/** Arguments of a command line; those that need no value from anybody are left out. */
function argumentsOf(given: readonly ServerArgument[] | undefined, prefix: string): readonly Template[] {
  return (given ?? []).flatMap((argument): readonly Template[] => {
    const { name = '', valueHint } = argument;
    const value = templateOf(argument, askName(prefix, valueHint ?? name), prefix);
    if (argument.type === 'positional') return value === undefined ? [] : [value];
    if (value !== undefined && argument.format !== 'boolean') return [[name], value];
    if (argument.format === 'boolean') return isTrue(value) || argument.isRequired === true ? [[name]] : [];
    // Nothing but its name: a switch that the author has set.
    return Object.keys(argument).every((key) => key === 'type' || key === 'name') ? [[name]] : [];
  });
}

function isTrue(value: Template | undefined): boolean {
  return value?.length === 1 && value[0] === 'true';
}
