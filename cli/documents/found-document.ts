import type { DocumentName } from '../../generated/load.ts';
import type { ParsedDocument } from '../../runtime/config/parsed-document.ts';

/** A configuration document among the inputs. */
export interface FoundDocument {
  readonly name: DocumentName;
  readonly document: ParsedDocument;
}
