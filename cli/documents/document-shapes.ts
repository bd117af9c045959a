import type { DocumentName } from '../../generated/load.ts';
import shapes from '../../generated/reference/documents.json' with { type: 'json' };

/** What tells a configuration document from the others. */
export interface DocumentShape {
  /** Name of the schema file. */
  readonly file: string;
  /** What its readers take, `json` or `yaml`; where they take both it is `yaml`. */
  readonly format: string;
  readonly keys: readonly string[];
  readonly required: readonly string[];
}

/** The shapes of all configuration documents by name. */
export const documentShapes: Readonly<Record<DocumentName, DocumentShape>> = shapes.documents;
