import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { isMap } from '../../program/classify.ts';
import { generatedTemplateOf } from '../../lower/generated-template.ts';
import { replacedParts, type ReplacedPart } from '../../facts/pods/replaced-parts.ts';
import type { AnyResource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';

export const replacesField = defineDiagnostic<{
  what: string;
  lost: string;
  field: string | undefined;
  isNeeded: boolean;
  isRemoved: boolean;
}>({
  code: 'pod-template/replaces-field',
  severity: 'warning',
  isError: ({ isNeeded }) => isNeeded,
  givesWayTo: ['environment/reserved', 'resources/request-over-limit'],
  summary:
    'A podTemplateSpec sets what a field of the spec sets too, or what is generated. The pod template wins, and the other is lost. An error where a program would lose its configuration or a secret.',
  message: ({ what, lost, isNeeded, isRemoved }) =>
    `${isRemoved ? 'the pod template removes' : `${what} of the pod template replaces`} ${lost}${
      isNeeded ? '' : ', which has no effect'
    }`,
  hint: ({ what, field, isRemoved }) =>
    isRemoved
      ? 'remove this from the pod template: the container does not work without it'
      : field === undefined
        ? `remove ${what} from the pod template, or give it another name or path`
        : `remove it here and write it in ${field}, or remove it there`,
});

export const replacesAccount = defineDiagnostic<{ name: string; kind: string }>({
  code: 'pod-template/replaces-account',
  severity: 'warning',
  summary: 'A podTemplateSpec names a service account beside the generated one, which the pod then does not use.',
  message: ({ name, kind }) =>
    `the pod runs as "${name}", and the account that is generated for this ${kind} is not used`,
  hint: ({ name }) => `write "serviceAccount: ${name}" below spec, so that none is generated`,
});

export const oldAccountName = defineDiagnostic<{ name: string; isUsed: boolean }>({
  code: 'pod-template/replaces-account-by-old-name',
  severity: 'warning',
  summary:
    'A podTemplateSpec names its service account under the old name of the field, which Kubernetes reads only where the new one is absent.',
  message: ({ name, isUsed }) =>
    `serviceAccount is the old name of serviceAccountName: the pod ${isUsed ? `runs as "${name}", but without its token` : `does not run as "${name}"`}`,
  hint: () => 'write serviceAccountName',
});

/**
 * A pod template is merged over the pod that the fields of the spec make (spec 3, podTemplateSpec): what it replaces is lost. The pod
 * of a virtual server follows from other resources too, so it is looked at once all of them are right.
 */
export const podTemplateReplaces: Rule = (program, report) => {
  for (const resource of program.resources) {
    const template = propertyOf(resource.authored.spec, 'podTemplateSpec');
    if (template === undefined) continue;
    checkAccount(resource, template, report);
    const generated = generatedTemplateOf(resource);
    if (generated !== undefined && isMap(template))
      reportReplaced(resource, replacedParts(generated, template), report);
  }
};

/** Reports the parts of a generated pod that its podTemplateSpec replaces, where that loses what somebody wrote or a program needs. */
export function reportReplaced(resource: AnyResource, parts: readonly ReplacedPart[], report: Report): void {
  for (const part of parts) {
    const field = fieldOf(resource, part);
    const isNeeded = isNeededIn(resource, part);
    if (!isNeeded && (field === undefined || part.removed === 'by name')) continue;
    // Other findings are about an image that is gone, and a volume without which a mount is left.
    if ((part.part === 'image' || part.part === 'volumes') && part.removed !== undefined) continue;
    const place = placeOf(resource, ['spec', 'podTemplateSpec', ...nameOf(resource, part)], 'value');
    const lost = lostIn(part);
    report(replacesField({ what: wordsOf(part), lost, field, isNeeded, isRemoved: part.removed !== undefined }, place));
  }
}

function checkAccount(resource: AnyResource, template: unknown, report: Report): void {
  for (const { value: name, path, parent } of valuesAt(template, ['spec', 'serviceAccount'])) {
    // What is exported from a cluster has both.
    if (typeof name !== 'string' || name === '' || propertyOf(parent, 'serviceAccountName') === name) continue;
    const isUsed = resource.kind === 'EmbeddingServer' && propertyOf(parent, 'serviceAccountName') === undefined;
    report(oldAccountName({ name, isUsed }, placeOf(resource, ['spec', 'podTemplateSpec', ...path], 'key')));
  }
  if (resource.kind !== 'MCPServer' && resource.kind !== 'VirtualMCPServer') return;
  for (const { value: name, path } of valuesAt(template, ['spec', 'serviceAccountName'])) {
    if (typeof name !== 'string') continue;
    const own = propertyOf(resource.authored.spec, 'serviceAccount');
    const place = placeOf(resource, ['spec', 'podTemplateSpec', ...path], 'value');
    if (typeof own !== 'string') report(replacesAccount({ name, kind: resource.kind }, place));
    else if (own !== name) {
      const lost = `serviceAccount "${own}"`;
      const field = 'spec.serviceAccount';
      report(replacesField({ what: 'serviceAccountName', lost, field, isNeeded: false, isRemoved: false }, place));
    }
  }
}

/** Whether a container does not work, or has no access, without a part: its configuration, a Secret, itself. */
function isNeededIn({ kind, authored }: AnyResource, { part, shows, isMoved }: ReplacedPart): boolean {
  // The server of an MCPServer is its author's: other arguments may do, and another container, unless a Secret goes with it.
  const isOwn = kind !== 'MCPServer';
  if (part === 'args') return isOwn;
  if (part === 'container') return isOwn || (!isMoved && valuesAt(authored.spec, ['secrets', '*']).length > 0);
  return shows !== undefined;
}

/** The field of a spec that a generated part follows from, where somebody wrote it. */
function fieldOf({ kind, authored }: AnyResource, { part, name }: ReplacedPart): string | undefined {
  const { spec } = authored;
  const has = (list: string, key: string, value = name): boolean =>
    valuesAt(spec, [list, '*', key]).some((found) => found.value === value);
  switch (part) {
    case 'image':
    case 'imagePullPolicy':
    case 'resources':
      return kind !== 'MCPRegistry' && propertyOf(spec, part) !== undefined ? `spec.${part}` : undefined;
    case 'labels':
    case 'annotations': {
      const overrides = ['resourceOverrides', 'statefulSet', 'podTemplateMetadataOverrides'];
      return valuesAt(spec, [...overrides, part, name]).length > 0 ? `spec.${overrides.join('.')}` : undefined;
    }
    case 'args':
      if (kind === 'EmbeddingServer') return propertyOf(spec, 'args') === undefined ? 'spec.model' : 'spec.args';
      return kind === 'MCPServer' ? 'spec.args' : undefined;
    case 'env':
      if (kind === 'EmbeddingServer' && name === 'HF_TOKEN') return 'spec.hfTokenSecretRef';
      if (has('env', 'name')) return 'spec.env';
      return kind === 'MCPServer' && (has('secrets', 'targetEnvName') || has('secrets', 'key'))
        ? 'spec.secrets'
        : undefined;
    case 'volumes':
      return has('volumes', 'name') ? 'spec.volumes' : undefined;
    case 'volumeMounts':
      if (kind === 'EmbeddingServer')
        return propertyOf(spec, 'modelCache') === undefined ? undefined : 'spec.modelCache';
      if (has('volumeMounts', 'mountPath')) return 'spec.volumeMounts';
      return has('volumes', 'mountPath') ? 'spec.volumes' : undefined;
    default:
      return undefined;
  }
}

/** How a message names what the template says. */
function wordsOf({ part, name }: ReplacedPart): string {
  switch (part) {
    case 'image':
      return 'the image';
    case 'env':
      return `the variable "${name}"`;
    case 'volumes':
      return `the volume "${name}"`;
    case 'volumeMounts':
      return `the mount at ${name}`;
    case 'labels':
    case 'annotations':
      return `${part === 'labels' ? 'the label' : 'the annotation'} "${name}"`;
    case 'resources':
      return `resources.${name}`;
    case 'container':
      return `container "${name}"`;
    case 'account':
      return name;
    default:
      return part;
  }
}

/** How a message names what the template takes away. */
function lostIn({ part, name, container, value, shows }: ReplacedPart): string {
  const reference = propertyOf(propertyOf(value, 'valueFrom'), 'secretKeyRef');
  switch (part) {
    case 'image':
      return `the image "${shownValue(value)}"`;
    case 'imagePullPolicy':
    case 'resources':
      return `${part === 'resources' ? name : part} "${shownValue(value)}" of the spec`;
    case 'args':
      return `the arguments of container "${container}": ${Array.isArray(value) ? value.join(' ') : ''}`;
    case 'env':
      return reference === undefined
        ? `the one of env`
        : `the key "${shownValue(propertyOf(reference, 'key'))}" of Secret "${shownValue(propertyOf(reference, 'name'))}"`;
    case 'volumes':
      return shows === undefined ? 'the one of the spec' : `the one that shows a ${shows}`;
    case 'volumeMounts':
      return `that of the volume "${shownValue(propertyOf(value, 'volume'))}"${shows === undefined ? '' : `, which shows a ${shows}`}`;
    case 'labels':
    case 'annotations':
      return `the value "${shownValue(value)}" of the spec`;
    case 'container':
      return `container "${name}", and all that is generated in it`;
    default:
      return 'the token of the service account, which the program signs in with at the API server';
  }
}

/** The place of a part: of what has a name, the name. */
function nameOf({ authored }: AnyResource, { part, path, name }: ReplacedPart): DocumentPath {
  const key = part === 'env' || part === 'volumes' ? 'name' : part === 'volumeMounts' ? 'mountPath' : undefined;
  if (key === undefined) return path;
  const item = path.reduce<unknown>(
    (value, step) => propertyOf(value, String(step)),
    propertyOf(authored.spec, 'podTemplateSpec'),
  );
  return propertyOf(item, key) === name ? [...path, key] : path;
}
