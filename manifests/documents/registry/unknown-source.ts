import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';

export const unknownSource = defineDiagnostic<{
  name: string;
  suggestion: string | undefined;
  known: readonly string[];
}>({
  code: 'registry/unknown-source',
  severity: 'error',
  summary: 'A registry names a source that its configuration does not define.',
  message: ({ name }) => `there is no source "${name}"`,
  hint: ({ suggestion, known }) =>
    suggestion !== undefined
      ? `did you mean "${suggestion}"?`
      : known.length === 0
        ? 'the configuration has no sources; add one'
        : `the sources are ${known.join(', ')}`,
});

/** Every source that a catalog of a registry server reads is defined beside it (spec 1, registries and sources). */
export function checkRegistrySources(part: Part, config: RegistryServerConfig, report: Report): void {
  const known = (config.sources ?? []).map(({ name }) => name);
  for (const [index, registry] of (config.registries ?? []).entries()) {
    for (const [position, name] of registry.sources.entries()) {
      if (known.includes(name)) continue;
      const place = placeOf(part, ['registries', index, 'sources', position], 'value');
      report(unknownSource({ name, suggestion: suggest(name, known), known }, place));
    }
  }
}
