import { registryReservedSegments } from '../../../generated/api/registry-segments.ts';
import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';

export const reservedName = defineDiagnostic<{ name: string }>({
  code: 'registry/list-reserved-name',
  severity: 'error',
  summary: 'A registry has the name of a path that the registry server reserves for itself.',
  message: ({ name }) => `"${name}" is reserved: the server uses the path /${name} itself`,
  hint: () => 'give it another name',
});

export const repeatedSource = defineDiagnostic<{ source: string; registry: string }>({
  code: 'registry/list-repeated-source',
  severity: 'warning',
  summary: 'A registry lists a source twice. The first place decides, the second changes nothing.',
  message: ({ source, registry }) => `"${registry}" lists the source "${source}" twice`,
  hint: () => 'keep it in one place: the first source that has an entry provides it',
});

export const unreadSource = defineDiagnostic<{ source: string }>({
  code: 'registry/list-without-source',
  severity: 'warning',
  summary: 'A source that no registry of the configuration lists, so its entries are not served.',
  message: ({ source }) => `no registry lists the source "${source}", so its entries are not served`,
  hint: ({ source }) => `add "${source}" to the sources of a registry, or remove it`,
});

/** First segments of the server's own paths, read off its API; registries are beside them (spec 1, Endpoints). */
const reserved: ReadonlySet<string> = new Set(registryReservedSegments);

/** Registries have names of their own, and they and the sources find each other (spec 1, registries and sources). */
export function checkRegistryNames(part: Part, config: RegistryServerConfig, report: Report): void {
  const { sources = [], registries = [] } = config;
  for (const [index, { name, sources: listed }] of registries.entries()) {
    if (reserved.has(name)) report(reservedName({ name }, placeOf(part, ['registries', index, 'name'], 'value')));
    for (const [position, source] of listed.entries()) {
      if (listed.indexOf(source) === position) continue;
      const place = placeOf(part, ['registries', index, 'sources', position], 'value');
      report(repeatedSource({ source, registry: name }, place));
    }
  }
  const listed = registries.flatMap((registry) => registry.sources);
  const known = sources.map(({ name }) => name);
  // A name that no source has may be the very one, misspelt; and without registries, they are made later over the API.
  if (registries.length === 0 || listed.some((name) => !known.includes(name))) return;
  for (const [index, source] of known.entries()) {
    if (listed.includes(source)) continue;
    report(unreadSource({ source }, placeOf(part, ['sources', index, 'name'], 'value')));
  }
}
