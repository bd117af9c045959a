import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { Part } from '../../../runtime/config/part.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';

/** A check of one value in a language of its own, at a path of a part. */
export type LanguageCheck = (part: Part, path: DocumentPath, value: unknown, report: Report) => void | Promise<void>;
