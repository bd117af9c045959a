import type { PackageSource } from './package-source.ts';

/** The project that has a published package as its only dependency, by the names of its files; none for Go, which makes its own. */
export function projectFiles(source: PackageSource): Readonly<Record<string, string>> {
  if (source.kind === 'folder') return {};
  const { name, version } = source;
  switch (source.scheme) {
    case 'npx': {
      const project = { name: 'svc-server', private: true, dependencies: { [name]: version ?? 'latest' } };
      return { 'package.json': `${JSON.stringify(project, null, 2)}\n` };
    }
    case 'uvx': {
      const wanted = version === undefined ? name : `${name}==${version}`;
      // A string of JSON is one of TOML.
      const project = `[project]\nname = "svc-server"\nversion = "0"\ndependencies = [${JSON.stringify(wanted)}]\n`;
      return { 'pyproject.toml': project };
    }
    case 'go':
      return {};
  }
}

/** The files of a project that say which versions were taken. A folder brings its own. */
export function lockNames({ scheme, kind }: PackageSource): readonly string[] {
  if (kind === 'folder') return [];
  return { npx: ['package-lock.json'], uvx: ['uv.lock'], go: ['go.mod', 'go.sum'] }[scheme];
}
