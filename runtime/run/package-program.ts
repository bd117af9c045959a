/** A package that a launcher fetches and runs. */
export interface PackageReference {
  readonly scheme: 'npx' | 'uvx' | 'go';
  /** What follows the scheme: a name with an optional version, or for Go a path that begins with a dot. */
  readonly name: string;
}

/** A program and its arguments. Nothing of it is read by a shell. */
export interface Program {
  readonly program: string;
  readonly args: readonly string[];
}

const form = /^(?<scheme>npx|uvx|go):\/\/(?<name>.*)$/s;
/** A name that begins with a dash would be read as an option of the launcher. */
const usable = /^[^\s\p{Cc}-][^\s\p{Cc}]*$/u;

/** Reads `npx://@scope/name@1.2`; undefined where the text has no scheme of a package, `problem` where it has no usable name. */
export function packageOf(image: string): PackageReference | { readonly problem: string } | undefined {
  const { scheme, name } = form.exec(image)?.groups ?? {};
  if (name === undefined || (scheme !== 'npx' && scheme !== 'uvx' && scheme !== 'go')) return undefined;
  if (!usable.test(name)) return { problem: `${scheme}:// is not followed by the name of a package` };
  return { scheme, name };
}

/** How a package is run by the launcher of its language, with arguments for the server (specification 1, Run command). */
export function programOf({ scheme, name }: PackageReference, args: readonly string[]): Program {
  switch (scheme) {
    case 'npx':
      return { program: 'npx', args: ['--yes', name, ...args] };
    case 'uvx':
      return { program: 'uvx', args: [name, ...args] };
    case 'go':
      return { program: 'go', args: ['run', goPackage(name), ...args] };
  }
}

/** Go needs a version outside of a module; a path has none. */
function goPackage(name: string): string {
  const isPath = name.startsWith('.') || name.startsWith('/');
  return isPath || name.includes('@') ? name : `${name}@latest`;
}
