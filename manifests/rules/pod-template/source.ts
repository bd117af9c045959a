import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource } from '../../program/resource.ts';
import { isObjectOrList, propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const severalSources = defineDiagnostic<{ what: string; sources: readonly string[] }>({
  code: 'pod-template/source-repeated',
  severity: 'error',
  summary: 'A volume or variable of a pod template that comes from two places. Kubernetes refuses it.',
  message: ({ what, sources }) => `${what} has ${sources.join(' and ')}, of which Kubernetes takes one`,
  hint: ({ sources }) => `keep ${sources.join(' or ')}`,
});

export const noSource = defineDiagnostic<{ what: string; known: readonly string[] }>({
  code: 'pod-template/source-missing',
  severity: 'error',
  summary: 'A variable of a pod template with an empty valueFrom. Kubernetes refuses it.',
  message: ({ what }) => `${what} names no source`,
  hint: ({ known }) => `add ${known.join(' or ')}, or remove it`,
});

const ofValue = ['configMapKeyRef', 'secretKeyRef', 'fieldRef', 'resourceFieldRef'];
const ofAll = ['configMapRef', 'secretRef'];

/** What is in a pod comes from one place (Kubernetes, EnvVarSource and Volume). */
export const podTemplateSource: Rule = (program, report) => {
  for (const { resource, base, spec } of podSpecs(program)) {
    const place = (path: DocumentPath) => placeOf(resource, [...base, ...path], 'value');
    for (const { value: volume, path } of valuesAt(spec, ['volumes', '*'])) {
      const sources = given(volume, (key) => key !== 'name');
      if (sources.length > 1) report(severalSources({ what: titleOf('volume', volume), sources }, place(path)));
    }
    for (const list of ['containers', 'initContainers']) {
      for (const { value: variable, path } of valuesAt(spec, [list, '*', 'env', '*'])) {
        const what = titleOf('variable', variable);
        const from = propertyOf(variable, 'valueFrom');
        if (!isObjectOrList(from) || propertyOf(variable, '$patch') !== undefined) continue;
        const sources = given(from, (key) => ofValue.includes(key));
        const value = propertyOf(variable, 'value');
        const isBoth = typeof value === 'string' && value !== '';
        if (isBoth) report(severalSources({ what, sources: ['value', 'valueFrom'] }, place(path)));
        else if (sources.length > 1) report(severalSources({ what, sources }, place([...path, 'valueFrom'])));
        else if (Object.keys(from).length === 0)
          report(noSource({ what, known: ofValue }, place([...path, 'valueFrom'])));
      }
      for (const { value: from, path } of valuesAt(spec, [list, '*', 'envFrom', '*'])) {
        const sources = given(from, (key) => ofAll.includes(key));
        if (sources.length > 1) report(severalSources({ what: 'envFrom', sources }, place(path)));
        else if (isObjectOrList(from) && Object.keys(from).every((key) => key === 'prefix'))
          report(noSource({ what: 'envFrom', known: ofAll }, place(path)));
      }
    }
  }
};

/** Keys of a map that say something, null and directives of a patch aside. */
function given(value: unknown, isSource: (key: string) => boolean): string[] {
  if (!isObjectOrList(value)) return [];
  return Object.keys(value).filter((key) => key !== '$patch' && isSource(key) && value[key] !== null);
}

function titleOf(what: string, item: unknown): string {
  const name = propertyOf(item, 'name');
  return typeof name === 'string' ? `${what} "${name}"` : `this ${what}`;
}

interface PodSpec {
  readonly resource: AnyResource;
  readonly base: DocumentPath;
  readonly spec: unknown;
}

/** What people wrote of pods: templates, and the volumes of a registry. */
function podSpecs(program: LinkedProgram): PodSpec[] {
  return program.resources.flatMap((resource): PodSpec[] => {
    const { spec } = resource.authored;
    const template = propertyOf(propertyOf(spec, 'podTemplateSpec'), 'spec');
    return [
      ...(isObjectOrList(template) ? [{ resource, base: ['spec', 'podTemplateSpec', 'spec'], spec: template }] : []),
      ...(resource.kind === 'MCPRegistry'
        ? [{ resource, base: ['spec'], spec: { volumes: propertyOf(spec, 'volumes') } }]
        : []),
    ];
  });
}
