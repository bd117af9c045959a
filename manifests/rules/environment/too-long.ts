import { placeOf } from '../../../runtime/config/part.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const valueTooLong = defineDiagnostic<{ what: string; size: number }>({
  code: 'environment/too-long',
  severity: 'error',
  summary:
    'An environment variable or an argument of a container that is longer than Linux lets a program start with: 128 KiB, the name of the variable included.',
  message: ({ what, size }) =>
    `${what} has ${Math.ceil(size / 1024)} KiB, and Linux starts no program with more than 128 KiB in one string`,
  hint: () => 'bring it as a file, from a ConfigMap or Secret in a volume',
});

/** The longest string that execve takes (Linux, MAX_ARG_STRLEN), without the byte that ends it. */
const longest = 128 * 1024 - 1;

/** Where resources have variables of containers. */
const variables: readonly (readonly string[])[] = [
  ['spec', 'env', '*'],
  ['spec', 'resourceOverrides', 'proxyDeployment', 'env', '*'],
  ['spec', 'podTemplateSpec', 'spec', 'containers', '*', 'env', '*'],
  ['spec', 'podTemplateSpec', 'spec', 'initContainers', '*', 'env', '*'],
];

/** Where they have arguments. */
const argumentLists: readonly (readonly string[])[] = [
  ['spec', 'args', '*'],
  ['spec', 'podTemplateSpec', 'spec', 'containers', '*', 'args', '*'],
  ['spec', 'podTemplateSpec', 'spec', 'containers', '*', 'command', '*'],
  ['spec', 'podTemplateSpec', 'spec', 'initContainers', '*', 'args', '*'],
  ['spec', 'podTemplateSpec', 'spec', 'initContainers', '*', 'command', '*'],
];

/** Containers start with the variables and arguments that they get (execve(2)). */
export const environmentTooLong: Rule = (program, report) => {
  for (const resource of program.resources) {
    // Most sources are shorter than one such value.
    if (resource.document.source.text.length <= longest / 4) continue;
    const check = (what: string, text: string, path: DocumentPath, part: 'key' | 'value'): void => {
      const size = text.length > longest ? text.length : Buffer.byteLength(text);
      if (size > longest) report(valueTooLong({ what, size: Buffer.byteLength(text) }, placeOf(resource, path, part)));
    };
    for (const place of variables) {
      for (const { value, path } of valuesAt(resource.authored, place)) {
        const [[name] = [], [text] = []] = ['name', 'value'].map((field) => valuesAt(value, [field]));
        if (typeof name?.value !== 'string' || typeof text?.value !== 'string') continue;
        check(`variable "${name.value}"`, `${name.value}=${text.value}`, [...path, 'value'], 'key');
      }
    }
    for (const place of argumentLists) {
      for (const { value, path } of valuesAt(resource.authored, place)) {
        if (typeof value === 'string') check('this argument', value, path, 'value');
      }
    }
  }
};
