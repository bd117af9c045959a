import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { visitPlaces } from '../../program/path-tree.ts';
import type { AnyResource } from '../../program/resource.ts';
import { valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';

export const severalArguments = defineDiagnostic<{ text: string; parts: readonly string[] }>({
  code: 'arguments/value-several-in-one',
  severity: 'warning',
  summary: 'A flag and its value in one argument. No shell parts them, so a program sees one word with a space in it.',
  message: ({ text }) => `"${text}" is one argument: no shell parts it at the space`,
  hint: ({ parts }) =>
    parts.length > 4
      ? 'write each word as an item of its own'
      : `write them as items of their own: ${parts.map((part) => JSON.stringify(part)).join(', ')}`,
});

export const quotedText = defineDiagnostic<{ what: string; text: string; plain: string }>({
  code: 'arguments/value-quoted',
  severity: 'warning',
  summary:
    'An argument or a variable with the quotes of a shell in it. No shell takes them off, so they are part of it.',
  message: ({ what, text }) => `no shell takes the quotes off: this ${what} is ${text}, quotes included`,
  hint: ({ plain }) => `write ${plain} without them`,
});

export const lastNewline = defineDiagnostic<{ what: string }>({
  code: 'arguments/value-trailing-newline',
  severity: 'warning',
  summary: 'An argument or a variable of one line that ends in a line break, as a block scalar of YAML does.',
  message: ({ what }) => `this ${what} ends in a line break`,
  hint: () => 'write it without "|", or with "|-"',
});

/** Arguments and variables of containers are taken as they are written (Kubernetes, command and arguments). */
export const argumentsValue: Rule = (program, report) => {
  for (const resource of program.resources) {
    visitPlaces(resource.authored.spec, places, ({ holds }, value, _parent, path) => {
      if (holds === 'container') checkContainer(value, [...path], resource, report);
      else checkFound(value, path, resource, holds === 'variable', report);
    });
  }
};

/** The same for the arguments at a path of a configuration document. */
export function checkArguments(part: Part, path: DocumentPath, texts: readonly string[], report: Report): void {
  for (const [index, text] of texts.entries()) check(text, part, [...path, index], false, report);
}

/** What shells and word processors leave in a string: quotes, line breaks, and a space behind a flag. Most strings have none of them. */
const marks = /["'\s\u201c\u201d\u201e\u2018\u2019\u201a]/;

function check(text: string, part: Part, path: DocumentPath, isVariable: boolean, report: Report): void {
  if (!marks.test(text)) return;
  const what = isVariable ? 'variable' : 'argument';
  const place = () => placeOf(part, path, 'value');
  if (/^[^\r\n]*[^\r\n\s]\r?\n$/.test(text)) {
    report(lastNewline({ what }, place()));
    return;
  }
  const [, flag, rest] = isVariable ? [] : (/^(--?[A-Za-z][\w-]*)[ \t]+([^\r\n]*\S)\s*$/.exec(text) ?? []);
  if (flag !== undefined && rest !== undefined) {
    // A string in quotes is one word, as a shell would read it.
    const quoted = /^(["'])([^"']*)\1$/.exec(rest)?.[2];
    const parts =
      quoted !== undefined ? [flag, quoted] : /["']/.test(rest) ? [flag, rest] : text.trim().split(/[ \t]+/);
    report(severalArguments({ text, parts }, place()));
    return;
  }
  const quoted = isVariable ? /^(?:(["'])([^"'\s][^"']*)\1)$/ : /^(?:--?[A-Za-z][\w-]*=)?(["'])([^"']*)\1$/;
  const [, , plain = typographic.exec(text)?.[1]] = quoted.exec(text) ?? [];
  if (plain !== undefined) report(quotedText({ what, text, plain }, place()));
}

/** The quotes of word processors around a whole value: within one they are part of a sentence. */
const typographic =
  /^(?:--?[A-Za-z][\w-]*=)?[\u201c\u201d\u201e\u2018\u201a]([^\u201c\u201d\u201e\u2018\u2019\u201a]*)[\u201c\u201d\u2018\u2019]$/;

/** Below `spec`: what containers of servers, proxies and pod templates are started with. */
const places: readonly { readonly path: readonly string[]; readonly holds: 'argument' | 'variable' | 'container' }[] = [
  { path: ['args', '*'], holds: 'argument' },
  { path: ['env', '*', 'value'], holds: 'variable' },
  { path: ['resourceOverrides', 'proxyDeployment', 'env', '*', 'value'], holds: 'variable' },
  ...['containers', 'initContainers'].flatMap((list) => {
    const container = ['podTemplateSpec', 'spec', list, '*'];
    return [
      { path: container, holds: 'container' as const },
      { path: [...container, 'env', '*', 'value'], holds: 'variable' as const },
    ];
  }),
];

function checkContainer(container: unknown, at: DocumentPath, resource: AnyResource, report: Report): void {
  // What a shell is given to run is one text with spaces.
  if (valuesAt(container, ['command', '*']).some(({ value }) => /(?:^|\/)(?:ba|da|z|k)?sh$/.test(shownValue(value))))
    return;
  for (const { value, path } of valuesAt(container, ['args', '*'])) {
    checkFound(value, [...at, ...path], resource, false, report);
  }
}

/** Checks what was found below `spec`. */
function checkFound(
  value: unknown,
  path: DocumentPath,
  resource: AnyResource,
  isVariable: boolean,
  report: Report,
): void {
  if (typeof value === 'string') check(value, resource, ['spec', ...path], isVariable, report);
}
