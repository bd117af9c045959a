import type { ForeignObject } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';

/** What an object holds under a key, and the field it is written in. */
export interface KeyContent {
  readonly field: string;
  readonly written: string;
  readonly bytes: Buffer;
}

/**
 * What a Secret or ConfigMap holds under a key; `stringData` wins over `data`, as it does in the cluster. Undefined where that
 * is not known: the key is missing, the object is encrypted, or the value is not base64.
 */
export function contentUnder({ kind, object }: ForeignObject, key: string): KeyContent | undefined {
  if (Object.hasOwn(object, 'sops')) return undefined;
  const fields = kind === 'Secret' ? ['stringData', 'data'] : ['data'];
  for (const field of fields) {
    const written = propertyOf(object[field], key);
    if (typeof written !== 'string') continue;
    const isEncoded = kind === 'Secret' && field === 'data';
    // Invalid base64 is reported where all data is checked.
    if (isEncoded && !/^[\w+/=\s]*$/.test(written)) return undefined;
    return { field, written, bytes: Buffer.from(written, isEncoded ? 'base64' : 'utf8') };
  }
  return undefined;
}

/** Whether a value is filled in or decrypted on the way to the cluster: it has a variable or a template, or is encrypted. */
export function isFilledIn(text: string): boolean {
  return /[<>{}$[\]]/.test(text);
}
