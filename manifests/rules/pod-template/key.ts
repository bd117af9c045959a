import type { ValidateFunction } from '../../../generated/validators/validate-function.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { unknownKey } from '../../../runtime/config/schema/schema-diagnostics.ts';
import { pathOf, validatePatch } from '../../../runtime/config/schema/validate.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { AnyResource } from '../../program/resource.ts';
import { newerSince } from '../../facts/pods/newer-pod-keys.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unknownToKubernetes = defineDiagnostic<{ message: string }>({
  code: 'pod-template/key-unknown',
  severity: 'warning',
  summary: 'A key of a pod template that Kubernetes 1.28 does not know. A newer Kubernetes may; an older one drops it.',
  message: ({ message }) => `${message} in Kubernetes 1.28`,
  hint: () => 'check the spelling, or make sure that your cluster knows it',
});

export const newerKey = defineDiagnostic<{ key: string; since: string }>({
  code: 'pod-template/key-newer',
  severity: 'info',
  summary: 'A key of a pod template that Kubernetes got after 1.28. An older cluster drops it.',
  message: ({ key, since }) => `"${key}" is a key of Kubernetes ${since} and newer`,
  hint: () => 'make sure that your cluster knows it',
});

export const outsideSpec = defineDiagnostic<{ key: string }>({
  code: 'pod-template/key-outside-spec',
  severity: 'error',
  summary: 'A field of a pod beside the spec of a pod template instead of in it. It has no effect.',
  message: ({ key }) => `"${key}" has no effect here: a podTemplateSpec holds metadata and spec`,
  hint: ({ key }) => `move "${key}" below "spec:"`,
});

/** A value of a resource that Kubernetes itself defines, and its path. */
interface KubernetesValue {
  readonly path: DocumentPath;
  readonly value: unknown;
  readonly schema: 'pod-template' | 'volume' | 'volume-mount';
}

/**
 * Pod templates, volumes and mounts inside our resources obey the Kubernetes schema. A key that only resembles a known one
 * is an error; a key that resembles none may belong to a newer Kubernetes and is a warning.
 */
export const podTemplateKey: Rule = async (program, report) => {
  for (const resource of program.resources) {
    for (const part of kubernetesValues(resource)) {
      const validate = await validatorOf(part.schema);
      const base = [...resource.base, ...part.path];
      const own = { document: resource.document, base, value: part.value };
      const outside = part.schema === 'pod-template' ? fieldsOfPod(own, validate) : new Map<number, string>();
      const newer = newerKeysOf(own, validate);
      validatePatch(
        own,
        validate,
        soften((finding) => {
          const start = finding.span?.start ?? -1;
          const key = finding.code === unknownToKubernetes.code ? outside.get(start) : undefined;
          const known =
            finding.code === unknownKey.code || finding.code === unknownToKubernetes.code
              ? newer.get(start)
              : undefined;
          if (known !== undefined) report(newerKey(known, finding.span));
          else report(key === undefined ? finding : outsideSpec({ key }, finding.span));
        }),
      );
    }
  }
};

/** The keys that a newer Kubernetes has, by their place. */
function newerKeysOf(part: Part, validate: ValidateFunction<unknown>): ReadonlyMap<number, Newer> {
  const keys = new Map<number, Newer>();
  if (validate(part.value)) return keys;
  for (const { instancePath, params } of validate.errors ?? []) {
    const key = params['additionalProperty'];
    const since = typeof key === 'string' ? newerSince(instancePath, key) : undefined;
    if (typeof key !== 'string' || since === undefined) continue;
    const start = placeOf(part, [...pathOf(instancePath, part.value), key], 'key')?.start;
    if (start !== undefined) keys.set(start, { key, since });
  }
  return keys;
}

interface Newer {
  readonly key: string;
  readonly since: string;
}

/** The keys of a pod template that belong into its spec, by their place. */
function fieldsOfPod(template: Part, validate: ValidateFunction<unknown>): ReadonlyMap<number, string> {
  const fields = new Map<number, string>();
  if (typeof template.value !== 'object' || template.value === null) return fields;
  for (const [key, value] of Object.entries(template.value)) {
    if (templateKeys.has(key)) continue;
    validate({ spec: { [key]: value } });
    const isUnknown = (validate.errors ?? []).some(
      ({ instancePath, params }) => instancePath === '/spec' && params['additionalProperty'] === key,
    );
    const start = placeOf(template, [key], 'key')?.start;
    if (!isUnknown && start !== undefined) fields.set(start, key);
  }
  return fields;
}

const templateKeys: ReadonlySet<string> = new Set(['$patch', 'metadata', 'spec']);

function soften(report: Report): Report {
  return (diagnostic) => {
    const isFar = diagnostic.code === unknownKey.code && diagnostic.hint?.startsWith('did you mean') !== true;
    report(
      isFar ? unknownToKubernetes({ message: diagnostic.message }, diagnostic.span, diagnostic.related) : diagnostic,
    );
  };
}

function kubernetesValues(resource: AnyResource): KubernetesValue[] {
  const { spec } = resource.resource;
  if (spec === undefined) return [];
  const parts: KubernetesValue[] = [];
  if ('podTemplateSpec' in spec && spec.podTemplateSpec !== undefined) {
    parts.push({ path: ['spec', 'podTemplateSpec'], value: spec.podTemplateSpec, schema: 'pod-template' });
  }
  if (resource.kind === 'MCPRegistry') {
    const { volumes, volumeMounts } = resource.resource.spec;
    for (const [index, value] of (volumes ?? []).entries())
      parts.push({ path: ['spec', 'volumes', index], value, schema: 'volume' });
    for (const [index, value] of (volumeMounts ?? []).entries()) {
      parts.push({ path: ['spec', 'volumeMounts', index], value, schema: 'volume-mount' });
    }
  }
  return parts;
}

async function validatorOf(schema: KubernetesValue['schema']): Promise<ValidateFunction<unknown>> {
  if (schema === 'volume') return (await import('../../../generated/kubernetes/volume.js')).validate;
  if (schema === 'volume-mount') return (await import('../../../generated/kubernetes/volume-mount.js')).validate;
  return (await import('../../../generated/kubernetes/pod-template-patch.js')).validate;
}
