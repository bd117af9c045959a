import type { RefusedStart } from '../../endpoint/refused-start.ts';
import type { PackageReference } from '../package-program.ts';

/** What an image is built from. */
export type PackageSource =
  | {
      readonly scheme: 'npx' | 'uvx' | 'go';
      readonly kind: 'published';
      /** As its registry knows it: `@scope/name`, `name[extra]`, `example.com/module/cmd`. */
      readonly name: string;
      /** Undefined for the newest. */
      readonly version: string | undefined;
    }
  | { readonly scheme: 'go'; readonly kind: 'folder'; readonly path: string };

/** Names and versions that mean one package of a registry, and nothing else to a shell, a URL or a command line. */
const forms = {
  npx: /^(?<name>(?:@[a-z0-9~][a-z0-9._~-]*\/)?[A-Za-z0-9~][A-Za-z0-9._~-]*)(?:@(?<version>[A-Za-z0-9^~*<>=.+-]+))?$/,
  uvx: /^(?<name>[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?(?:\[[A-Za-z0-9._,-]+\])?)(?:(?:@|==)(?<version>[A-Za-z0-9.!+*_-]+))?$/,
  go: /^(?<name>[A-Za-z0-9][A-Za-z0-9._~-]*\.[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9_~+-][A-Za-z0-9._~+-]*)*)(?:@(?<version>[A-Za-z0-9][A-Za-z0-9._/+-]*))?$/,
} as const;

const examples = {
  npx: 'npx://@scope/name@1.2.3',
  uvx: 'uvx://name@1.2.3',
  go: 'go://example.com/module/cmd/server@v1.2.3, or go://./path',
} as const;

/** Reads what follows `npx://`, `uvx://` and `go://`: a package of a registry with an optional version, or for Go a folder. */
export function sourceOf({ scheme, name: text }: PackageReference): PackageSource | RefusedStart {
  if (isPath(text)) {
    if (scheme === 'go') return { scheme, kind: 'folder', path: text };
    return {
      problem: `${scheme}://${text} is a folder, and images are built from folders for go:// only`,
      hint: 'name a package of a registry, or build an image of the folder',
    };
  }
  const { name, version } = forms[scheme].exec(text)?.groups ?? {};
  if (name === undefined || text.length > 400)
    return {
      problem: `${JSON.stringify(text.slice(0, 100))} is not the name of a package that an image can be built of`,
      hint: `for example ${examples[scheme]}`,
    };
  return { scheme, kind: 'published', name, version: version === 'latest' ? undefined : version };
}

function isPath(text: string): boolean {
  return /^(?:\.{1,2}(?:\/|$)|\/)/.test(text);
}
