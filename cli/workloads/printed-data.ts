import { indentedJson } from '../client/indented-json.ts';

/** Data in one of the forms that programs read. */
export async function printedData(value: object, format: 'json' | 'yaml'): Promise<string> {
  if (format === 'json') return `${indentedJson(JSON.stringify(value))}\n`;
  return (await import('../../manifests/synth/print-document.ts')).printDocument(value);
}
