import { loadDocument } from '../../../generated/load.ts';
import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import type { Part } from '../../../runtime/config/part.ts';
import { isExplained, reportNotJson } from '../../../runtime/config/yaml/json-diagnostics.ts';
import { parseNested } from '../../../runtime/config/yaml/nested-document.ts';
import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { validatePart } from '../../../runtime/config/schema/validate.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { collectFindings } from '../../../runtime/diagnostics/collect.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { mountedFileOf } from '../../facts/registry/mounted-files.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { isKind } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import { checkCatalogEntries } from '../entries.ts';
import type { Rule } from '../../check/contracts/rule.ts';

/** The catalogs that file sources of registries read from the input, or hold themselves, are in the format they are read in (spec 1, Source). */
export const registryEntries: Rule = async (program, report) => {
  const read = new Set<string>();
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    const { part, config } = await registryConfigOf(registry);
    if (part === undefined || config === undefined) continue;
    await checkInlineEntries(part, config, report);
    for (const { file } of config.sources ?? []) {
      if (file === undefined) continue;
      const found = file.path === undefined ? undefined : mountedFileOf(program, registry, file.path);
      if (found?.state !== 'found') continue;
      const { object, key } = found;
      const text = propertyOf(object.object['data'], key);
      const identity = JSON.stringify([object.namespace, object.name, key]);
      // A Secret holds it encoded, and several registries may read one file.
      if (object.kind !== 'ConfigMap' || typeof text !== 'string' || read.has(identity)) continue;
      read.add(identity);
      await check(object, ['data', key], text, report);
    }
  }
};

/** The same for catalogs that a configuration holds itself, in a resource or a document. */
export async function checkInlineEntries(part: Part, config: RegistryServerConfig, report: Report): Promise<void> {
  for (const [index, { file }] of (config.sources ?? []).entries()) {
    if (file?.data !== undefined) await check(part, ['sources', index, 'file', 'data'], file.data, report);
  }
}

async function check(part: Part, path: DocumentPath, text: string, report: Report): Promise<void> {
  const { findings, report: hold } = collectFindings();
  const document = parseNested(part, path, text, hold);
  const isKnown = text.trim() === '' || isExplained(findings());
  // The server reads it with a reader of JSON, which refuses the whole file.
  const fault = isKnown ? undefined : reportNotJson(String(path.at(-1)), text, placesInside(part, path, text), report);
  if (fault?.isMisread === true) return;
  for (const finding of findings()) report(finding);
  if (document === undefined) return;
  const entries = { document, base: [], value: document.value };
  const { validate } = await loadDocument['registry-entries']();
  const file = validatePart(entries, validate, report);
  if (file !== undefined) checkCatalogEntries(entries, file, report);
}
