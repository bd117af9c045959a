import { loadDocument, type DocumentName } from '../../generated/load.ts';
import type { ValidateFunction } from '../../generated/validators/validate-function.ts';
import { validatePart } from '../../runtime/config/validate.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { withoutSchemaName } from './document-name.ts';
import type { FoundDocument } from './sort-sources.ts';

/** Checks configuration documents with the validators their servers load them with. */
export async function checkDocuments(documents: readonly FoundDocument[], report: Report): Promise<void> {
  for (const { name, document } of documents) {
    validatePart({ document, base: [], value: withoutSchemaName(document.value) }, await validatorOf(name), report);
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
