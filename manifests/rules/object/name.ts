import { placeOf } from '../../../runtime/config/part.ts';
import { isFilledInLater, renderFirst } from '../../../runtime/config/schema/variable-values.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { ForeignObject } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const refusedName = defineDiagnostic<{ kind: string; name: string; form: string }>({
  code: 'object/name-refused',
  severity: 'warning',
  summary:
    'An object of the input with a name that Kubernetes refuses. It is passed on as it is, and applying it fails.',
  message: ({ kind, name }) => `Kubernetes refuses the name "${name}" of a ${kind}`,
  hint: ({ form }) => `use ${form}`,
});

export const unrenderedName = defineDiagnostic<{ kind: string; name: string }>({
  code: 'object/name-not-rendered',
  severity: 'warning',
  summary:
    'An object of the input whose name is a template. It is passed on as it is, and unless a later program renders it, applying it fails.',
  message: ({ kind, name }) => `the name "${name}" of this ${kind} is a template, which svc does not render`,
  hint: () => renderFirst,
});

interface NameForm {
  readonly pattern: RegExp;
  readonly longest: number;
  readonly form: string;
}

/** RFC 1123, the usual form of Kubernetes and of every custom resource. */
const subdomain: NameForm = {
  pattern: /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/,
  longest: 253,
  form: 'lowercase letters, digits, "-" and ".", beginning and ending with a letter or digit, at most 253 characters',
};
const label: NameForm = {
  pattern: /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/,
  longest: 63,
  form: 'lowercase letters, digits and "-", beginning and ending with a letter or digit, at most 63 characters',
};
/** Every name is a part of the path of a request. */
const pathPart: NameForm = { pattern: /^(?!\.\.?$)[^/%]+$/, longest: Infinity, form: 'a name without "/" and "%"' };

const labelKinds: ReadonlySet<string> = new Set(['Namespace', 'Service']);
/** API groups whose servers accept more than the usual form: `system:reader`, `alice@example.com`, addresses. */
const freeGroups =
  /^(?:rbac\.authorization|certificates|networking|internal\.apiserver)\.k8s\.io$|(?:^|\.)openshift\.io$/;
/** Their kinds with the usual form. */
const usualKinds: ReadonlySet<string> = new Set(['Ingress', 'IngressClass', 'NetworkPolicy', 'Route']);

/** Foreign objects have names that the API server accepts: everything else of them is passed through (Kubernetes, object names). */
export const objectName: Rule = (program, report) => {
  for (const object of program.foreign) {
    const { kind, name } = object;
    if (/^\{\{|[^$]\{\{/.test(name)) {
      report(unrenderedName({ kind, name }, placeOf(object, ['metadata', 'name'], 'value')));
      continue;
    }
    if (name === '' || isFilledInLater(name)) continue;
    const { pattern, longest, form } = formOf(object);
    if (name.length <= longest && pattern.test(name)) continue;
    report(refusedName({ kind, name, form }, placeOf(object, ['metadata', 'name'], 'value')));
  }
};

function formOf({ group, kind }: ForeignObject): NameForm {
  if (group === '' && labelKinds.has(kind)) return label;
  return freeGroups.test(group) && !usualKinds.has(kind) ? pathPart : subdomain;
}
