import type { TemplateValue } from '../language/go-template/print-value.ts';

/** Bytes of a value as JSON; nothing for what is not there. */
export function jsonSize(value: TemplateValue): number {
  return value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));
}
