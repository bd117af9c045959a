import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { compareQuantities } from '../../../runtime/language/quantity.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import { isForgottenUnit } from './forgotten-unit.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unlikelyAmount = defineDiagnostic<{ text: string; problem: string; likely: string | undefined }>({
  code: 'resources/unlikely-amount',
  severity: 'warning',
  summary: 'More processor cores than a machine has, or less memory than any program needs: the unit is another one.',
  message: ({ problem }) => problem,
  hint: ({ text, likely }) =>
    likely === undefined
      ? `write how much of it the container needs; ${text} is not an amount that a node has`
      : `did you mean "${likely}"?`,
});

const lists = ['requests', 'limits'];
const amounts = ['cpu', 'memory'];

/** More cores than machines have that containers run on. */
const mostCores = '256';

/** Amounts of processor time and memory are ones that a node has and a program can run with (Kubernetes, quantities). */
export const resourcesUnlikelyAmount: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { spec } = resource.authored;
    const check = (resources: unknown, path: DocumentPath): void => {
      if (resources === undefined) return;
      for (const list of lists) {
        for (const name of amounts) {
          const amount = propertyOf(propertyOf(resources, list), name);
          if (typeof amount !== 'string' && typeof amount !== 'number') continue;
          const text = String(amount);
          const wrong = name === 'cpu' ? wrongCores(text) : wrongMemory(text);
          if (wrong === undefined) continue;
          report(unlikelyAmount({ text, ...wrong }, placeOf(resource, ['spec', ...path, list, name], 'value')));
        }
      }
    };
    check(propertyOf(spec, 'resources'), ['resources']);
    const template = propertyOf(spec, 'podTemplateSpec');
    if (template === undefined) continue;
    for (const group of ['containers', 'initContainers']) {
      for (const { value, path } of valuesAt(template, ['spec', group, '*', 'resources'])) {
        check(value, ['podTemplateSpec', ...path]);
      }
    }
  }
};

type Wrong = { readonly problem: string; readonly likely: string | undefined } | undefined;

function wrongCores(text: string): Wrong {
  if ((compareQuantities(text, mostCores) ?? 0) <= 0) return undefined;
  // Without a unit it is a number of cores; people who write that many mean thousandths.
  return { problem: `cpu ${text} is that many cores`, likely: /^\d+$/.test(text) ? `${text}m` : undefined };
}

function wrongMemory(text: string): Wrong {
  // A missing unit says so itself, and zero means none.
  const isTiny = (compareQuantities(text, '1Mi') ?? 0) < 0 && (compareQuantities(text, '0') ?? 0) > 0;
  if (!isTiny || isForgottenUnit(text)) return undefined;
  const [, digits] = /^(\d+)(?:Ki|k)$/.exec(text) ?? [];
  return {
    problem: `memory ${text} is less than any program needs`,
    likely: digits === undefined ? undefined : `${digits}Mi`,
  };
}
