import { jsonValue } from '../documents/json-value.ts';

/** How a page was asked for, and what its sender called it. */
export interface PageValidator {
  /** Absent: the first page. */
  readonly cursor?: string;
  /** Entity tag of the page, with its quotes. */
  readonly etag: string;
}

/** Most characters that are kept for one source: a thousand pages with the cursors and tags of this server take two thirds of it. */
const largestText = 256 * 1024;

/**
 * The pages of one complete read as text, to be kept beside what was read. Undefined where a page came without an entity tag, or
 * where they are too many: then the next read begins anew.
 */
export function writePageValidators(
  pages: readonly { readonly cursor?: string | undefined; readonly etag?: string | undefined }[],
): string | undefined {
  if (pages.length === 0 || pages.some(({ etag }) => etag === undefined)) return undefined;
  const text = JSON.stringify(pages.map(({ cursor, etag }) => (cursor === undefined ? [etag] : [etag, cursor])));
  return text.length > largestText ? undefined : text;
}

/** The pages in their order, the first one without a cursor; none where the text is of another making. */
export function readPageValidators(text: string): readonly PageValidator[] {
  const value = jsonValue(text);
  if (!Array.isArray(value)) return [];
  const pages: PageValidator[] = [];
  for (const each of value as readonly unknown[]) {
    const [etag, cursor] = Array.isArray(each) ? (each as readonly unknown[]) : [];
    const isFirst = pages.length === 0;
    if (typeof etag !== 'string' || (isFirst ? cursor !== undefined : typeof cursor !== 'string')) return [];
    pages.push(typeof cursor === 'string' ? { cursor, etag } : { etag });
  }
  return pages;
}
