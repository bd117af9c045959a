import type { ValidateFunction } from '../../generated/validators/validate-function.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { unknownKey } from '../../runtime/config/schema-diagnostics.ts';
import { validatePatch } from '../../runtime/config/validate.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { AnyResource } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const unknownToKubernetes = defineDiagnostic<{ message: string }>({
  code: 'pod-template/unknown-key',
  severity: 'warning',
  summary: 'A key of a pod template that Kubernetes 1.28 does not know. A newer Kubernetes may; an older one drops it.',
  message: ({ message }) => `${message} in Kubernetes 1.28`,
  hint: () => 'check the spelling, or make sure that your cluster knows it',
});

/** A value of a resource that Kubernetes itself defines, and the path at which it stands. */
interface KubernetesPart {
  readonly path: DocumentPath;
  readonly value: unknown;
  readonly schema: 'pod-template' | 'volume' | 'volume-mount';
}

/**
 * Pod templates, volumes and mounts inside our resources obey the Kubernetes schema. A key that only resembles a known one
 * is an error; a key that resembles none may belong to a newer Kubernetes and is a warning.
 */
export const podTemplateSchema: Rule = async (program, report) => {
  for (const resource of program.resources) {
    for (const part of kubernetesParts(resource)) {
      const validate = await validatorOf(part.schema);
      const base = [...resource.base, ...part.path];
      validatePatch({ document: resource.document, base, value: part.value }, validate, soften(report));
    }
  }
};

function soften(report: Report): Report {
  return (diagnostic) => {
    const isFar = diagnostic.code === unknownKey.code && diagnostic.hint?.startsWith('did you mean') !== true;
    report(
      isFar ? unknownToKubernetes({ message: diagnostic.message }, diagnostic.span, diagnostic.related) : diagnostic,
    );
  };
}

function kubernetesParts(resource: AnyResource): KubernetesPart[] {
  const { spec } = resource.resource;
  if (spec === undefined) return [];
  const parts: KubernetesPart[] = [];
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

async function validatorOf(schema: KubernetesPart['schema']): Promise<ValidateFunction<unknown>> {
  if (schema === 'volume') return (await import('../../generated/kubernetes/volume.js')).validate;
  if (schema === 'volume-mount') return (await import('../../generated/kubernetes/volume-mount.js')).validate;
  return (await import('../../generated/kubernetes/pod-template-patch.js')).validate;
}
