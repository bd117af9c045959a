import { documentDeprecations } from '../../generated/deprecations/index.ts';
import { documentLanguages } from '../../generated/languages/index.ts';
import { loadDocument, type DocumentName } from '../../generated/load.ts';
import type { ValidateFunction } from '../../generated/validators/validate-function.ts';
import { validatePart } from '../../runtime/config/schema/validate.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { withoutSchemaName } from './document-name.ts';
import type { FoundDocument } from './found-document.ts';

/** Documents of the registry, which the rules for MCPRegistry check too. */
const registryDocuments: ReadonlySet<DocumentName> = new Set(['registry-server', 'registry-entries', 'server-entry']);

/**
 * Checks configuration documents: with the validators that their servers use, embedded languages by the rules for resources, and the
 * combination of their fields.
 */
export async function checkDocuments(documents: readonly FoundDocument[], report: Report): Promise<void> {
  for (const { name, document } of documents) {
    const part = { document, base: [], value: withoutSchemaName(document.value) };
    const value = validatePart(part, await validatorOf(name), report);
    if (value === undefined) continue;
    if (registryDocuments.has(name)) {
      const { checkRegistryDocument } = await import('../../manifests/documents/registry/document.ts');
      await checkRegistryDocument(name, part, report);
    }
    if (documentLanguages[name].length > 0) {
      const { checkDocumentLanguages } = await import('../../manifests/documents/document-languages.ts');
      await checkDocumentLanguages(name, part, report);
    }
    const { checkDocumentRules } = await import('../../manifests/documents/document-rules.ts');
    await checkDocumentRules(name, part, report);
    const deprecations = documentDeprecations[name];
    if (deprecations === undefined) continue;
    const { reportDeprecated } = await import('../../manifests/rules/schema/deprecated.ts');
    reportDeprecated(part, value, deprecations, report);
  }
}

/** How many there are, for a sentence: `2 documents`, with their name where all have the same. */
export function documentCount(documents: readonly FoundDocument[]): string {
  const [first] = documents;
  const isSame = documents.every(({ name }) => name === first?.name);
  const what = first !== undefined && isSame ? first.name : 'configuration';
  return `${documents.length} ${what} ${documents.length === 1 ? 'document' : 'documents'}`;
}

async function validatorOf(name: DocumentName): Promise<ValidateFunction<unknown>> {
  const { validate } = await loadDocument[name]();
  return validate;
}
