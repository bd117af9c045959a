import { placeOf } from '../../../runtime/config/part.ts';
import { typeNameOf } from '../../../runtime/config/schema/type-names.ts';
import { isFilledInLater } from '../../../runtime/config/schema/variable-values.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { ForeignObject } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';

export const notText = defineDiagnostic<{ kind: string; name: string; key: string; found: string; isEmpty: boolean }>({
  code: 'data/invalid-value',
  severity: 'error',
  summary:
    'A value of a ConfigMap or Secret that is not a string, though both hold only strings. Kubernetes refuses it.',
  message: ({ kind, name, key, found }) => `"${key}" of ${kind} "${name}" has to be a string, found ${found}`,
  hint: ({ isEmpty }) =>
    isEmpty ? 'write "" for an empty text, or remove the key' : 'quote it, or write it as a block of text after "|"',
});

export const notMap = defineDiagnostic<{ kind: string; name: string; field: string; found: string }>({
  code: 'data/invalid-map',
  severity: 'error',
  summary: 'A ConfigMap or Secret whose data is not a map of names to strings. Kubernetes refuses it.',
  message: ({ kind, name, field, found }) => `${field} of ${kind} "${name}" has to be a map, found ${found}`,
  hint: () => 'write a name and a string for each value',
});

export const notBase64 = defineDiagnostic<{ kind: string; name: string; field: string; key: string }>({
  code: 'data/invalid-base64',
  severity: 'error',
  summary: 'A value that has to be written in base64 and is not. Kubernetes refuses the Secret or ConfigMap.',
  message: ({ kind, name, field, key }) => `"${key}" in ${field} of ${kind} "${name}" is not base64`,
  hint: ({ kind }) =>
    kind === 'Secret'
      ? 'encode it, or write it as it is under stringData'
      : 'encode it, or write it as it is under data',
});

export const refusedKey = defineDiagnostic<{ kind: string; name: string; key: string }>({
  code: 'data/invalid-key',
  severity: 'error',
  summary: 'A key of a ConfigMap or Secret that Kubernetes refuses.',
  message: ({ kind, name, key }) => `Kubernetes refuses the key "${key}" of ${kind} "${name}"`,
  hint: () => 'a key has letters, digits, "-", "_" and ".", and at most 253 of them',
});

/** The fields that hold values, and whether in base64. */
const fields: Readonly<Record<string, Readonly<Record<string, boolean>>>> = openTable({
  ConfigMap: { data: false, binaryData: true },
  Secret: { data: true, stringData: false },
});

/** Values of the ConfigMaps and Secrets of the input are what Kubernetes takes: our workloads read them, and they are passed through. */
export const dataInvalid: Rule = (program, report) => {
  for (const object of program.foreign) {
    const own = fields[object.plainKind ?? ''];
    // A file that sops encrypted is decrypted before it is applied, its keys and all.
    if (own === undefined || Object.hasOwn(object.object, 'sops')) continue;
    for (const [field, isEncoded] of Object.entries(own)) check(object, field, isEncoded, report);
  }
};

function check(object: ForeignObject, field: string, isEncoded: boolean, report: Report): void {
  const { kind, name } = object;
  const data = object.object[field];
  if (data === undefined || data === null) return;
  if (typeof data !== 'object' || Array.isArray(data)) {
    report(notMap({ kind, name, field, found: typeNameOf(data) }, placeOf(object, [field], 'value')));
    return;
  }
  for (const [key, value] of Object.entries(data) as [string, unknown][]) {
    if (
      (!/^[-._a-zA-Z0-9]+$/.test(key) || key.length > 253 || key === '.' || key.startsWith('..')) &&
      !isFilledInLater(key)
    )
      report(refusedKey({ kind, name, key }, placeOf(object, [field, key], 'key')));
    else if (typeof value !== 'string') {
      const isEmpty = value === null;
      report(notText({ kind, name, key, found: typeNameOf(value), isEmpty }, placeOf(object, [field, key], 'value')));
    } else if (isEncoded && !isBase64(value) && !isFilledInLater(value))
      report(notBase64({ kind, name, field, key }, placeOf(object, [field, key], 'value')));
  }
}

/** As the API server decodes it: standard alphabet, padded, line ends anywhere. */
function isBase64(text: string): boolean {
  const plain = text.replaceAll(/[\r\n]/g, '');
  return plain.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(plain);
}
