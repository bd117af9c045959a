import { isDeepStrictEqual } from 'node:util';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf, valuesAt } from '../program/values-at.ts';
import type { Rule } from './rule.ts';

export const replacesField = defineDiagnostic<{ what: string; lost: string; field: string }>({
  code: 'pod-template/replaces-field',
  severity: 'warning',
  summary: 'A podTemplateSpec sets what a field of the spec sets too. The pod template wins, and the field is lost.',
  message: ({ what, lost }) => `${what} of the pod template replaces ${lost}, which has no effect`,
  hint: ({ field }) => `remove it here and write it in ${field}, or remove it there`,
});

export const replacesAccount = defineDiagnostic<{ name: string; kind: string }>({
  code: 'pod-template/replaces-account',
  severity: 'warning',
  summary: 'A podTemplateSpec names a service account beside the generated one, which the pod then does not use.',
  message: ({ name, kind }) =>
    `the pod runs as "${name}", and the account that is generated for this ${kind} serves nobody`,
  hint: ({ name }) => `write "serviceAccount: ${name}" below spec, so that none is generated`,
});

/** The container that the fields of a spec describe. */
const containers: Readonly<Record<string, string>> = { EmbeddingServer: 'embedding', MCPServer: 'mcp' };

/** A pod template is merged over the pod that the fields of the spec make (spec 3, podTemplateSpec): what it replaces is lost. */
export const podTemplateReplaces: Rule = (program, report) => {
  for (const resource of program.resources) {
    // A registry and a remote proxy have no field that a pod template could replace.
    if (resource.kind !== 'VirtualMCPServer' && containers[resource.kind] === undefined) continue;
    const spec: unknown = resource.authored.spec;
    const template = propertyOf(spec, 'podTemplateSpec');
    if (template === undefined) continue;
    const tell = (what: string, lost: string, field: string, path: DocumentPath): void =>
      report(replacesField({ what, lost, field }, placeOf(resource, ['spec', 'podTemplateSpec', ...path], 'value')));
    for (const { value: name, path } of valuesAt(template, ['spec', 'serviceAccountName'])) {
      if (typeof name !== 'string' || (resource.kind !== 'MCPServer' && resource.kind !== 'VirtualMCPServer')) continue;
      const own = propertyOf(spec, 'serviceAccount');
      if (typeof own !== 'string') {
        const place = placeOf(resource, ['spec', 'podTemplateSpec', ...path], 'value');
        report(replacesAccount({ name, kind: resource.kind }, place));
      } else if (own !== name) tell('serviceAccountName', `serviceAccount "${own}"`, 'spec.serviceAccount', path);
    }
    for (const { value, path } of valuesAt(template, ['spec', 'containers', '*'])) {
      const isOwn =
        propertyOf(value, 'name') === containers[resource.kind] && propertyOf(value, '$patch') === undefined;
      if (!isOwn) continue;
      const image = propertyOf(value, 'image');
      const ownImage = propertyOf(spec, 'image');
      if (typeof image === 'string' && typeof ownImage === 'string' && image !== ownImage) {
        tell('the image', `the image "${ownImage}"`, 'spec.image', [...path, 'image']);
      }
      const args = propertyOf(value, 'args');
      const ownArgs = propertyOf(spec, 'args');
      if (Array.isArray(args) && Array.isArray(ownArgs) && ownArgs.length > 0 && !isDeepStrictEqual(args, ownArgs)) {
        tell('args', `all of the args of the spec`, 'spec.args', [...path, 'args']);
      }
      const variables = ownVariables(resource);
      if (variables.size === 0) continue;
      for (const { value: name, path: below, parent } of valuesAt(value, ['env', '*', 'name'])) {
        const own = typeof name === 'string' ? variables.get(name) : undefined;
        if (own === undefined || isDeepStrictEqual(own.entry, parent)) continue;
        if (propertyOf(parent, '$patch') !== undefined) continue;
        tell(`the variable "${String(name)}"`, own.lost, own.field, [...path, ...below]);
      }
    }
  }
};

interface OwnVariable {
  readonly lost: string;
  readonly field: string;
  readonly entry: unknown;
}

/** The variables that the spec itself gives to the container, by name. */
function ownVariables({ kind, authored }: AnyResource): ReadonlyMap<string, OwnVariable> {
  const variables = new Map<string, OwnVariable>();
  if (kind !== 'MCPServer' && kind !== 'EmbeddingServer') return variables;
  for (const entry of authored.spec.env ?? []) {
    variables.set(entry.name, { lost: 'the one of env', field: 'spec.env', entry });
  }
  if (kind !== 'MCPServer') return variables;
  for (const { name, key, targetEnvName = key } of authored.spec.secrets ?? []) {
    const lost = `the key "${key}" of Secret "${name}"`;
    variables.set(targetEnvName, { lost, field: 'spec.secrets', entry: undefined });
  }
  return variables;
}
