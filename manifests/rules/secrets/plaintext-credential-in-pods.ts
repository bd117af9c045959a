import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { credentialsIn } from '../../../runtime/diagnostics/credential-forms.ts';
import { visitPlaces } from '../../program/path-tree.ts';
import type { AnyResource } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import { isCredential, plaintextCredential, reportCredential } from './plaintext-credential.ts';
import type { Rule } from '../../check/contracts/rule.ts';

/** Where variables have values and programs have arguments, and how a value from a Secret is set instead. */
interface Listed {
  readonly path: readonly string[];
  readonly cure: string;
}

const fromTemplate = 'valueFrom.secretKeyRef';

/** Where variables are set. Those outside of pod templates are looked at for tokens by the rule about all resources. */
const variables: readonly Listed[] = [
  { path: ['env', '*', 'value'], cure: 'secrets, or the env of a podTemplateSpec with valueFrom' },
  { path: ['resourceOverrides', 'proxyDeployment', 'env', '*', 'value'], cure: 'a field that takes a reference to it' },
  { path: ['podTemplateSpec', 'spec', 'containers', '*', 'env', '*', 'value'], cure: fromTemplate },
  { path: ['podTemplateSpec', 'spec', 'initContainers', '*', 'env', '*', 'value'], cure: fromTemplate },
];

const variableInstead = 'a variable of that Secret, which "$(NAME)" in an argument refers to';
const programArguments: readonly Listed[] = [
  { path: ['args'], cure: variableInstead },
  ...['containers', 'initContainers'].flatMap((list) =>
    ['args', 'command'].map((field) => {
      return { path: ['podTemplateSpec', 'spec', list, '*', field], cure: variableInstead };
    }),
  ),
];

/** Options whose value is a credential, and not the name, file or number of one. */
const credentialOption =
  /^--?(?:[a-z0-9]+[-_])*(?:api[-_]?key|access[-_]?key|password|passwd|token|client[-_]?secret)$/i;

/** What spells out a secret: neither a variable, a path, a placeholder, a number nor a single plain word. */
const spelledOut = /^(?=.*[0-9])(?!\$|\/|\.|[0-9]+$|[A-Z_][A-Z0-9_]*$|.*[\s<>{}])\S{8,}$/;

/** Credentials are referred to in arguments and pod templates too (spec 3, authentication: secret references). */
export const secretsPlaintextCredentialInPods: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { spec } = resource.authored;
    const variable = ({ path, cure }: Listed, value: unknown, parent: unknown, below: DocumentPath): void => {
      const name = propertyOf(parent, 'name');
      if (typeof value !== 'string' || typeof name !== 'string') return;
      if (isCredential({ name, value, isHeader: false })) {
        if (path[0] !== 'podTemplateSpec') return;
        const at: DocumentPath = ['spec', ...below];
        reportCredential({ name, value, path: at, what: 'value', isHeader: false, instead: cure }, resource, report);
        return;
      }
      const [part] = credentialsIn(value);
      if (part !== undefined) reportAt(resource, `${part.what} (variable "${name}")`, cure, ['spec', ...below]);
    };
    const programArgument = ({ cure }: Listed, list: unknown, _parent: unknown, below: DocumentPath): void => {
      if (!Array.isArray(list)) return;
      for (const { index, option } of spelledOutIn(list)) reportAt(resource, option, cure, ['spec', ...below, index]);
    };
    visitPlaces(spec, variables, variable);
    visitPlaces(spec, programArguments, programArgument);
  }

  function reportAt(resource: AnyResource, what: string, instead: string, path: DocumentPath): void {
    const cure = `put it into a Secret and use ${instead}`;
    report(plaintextCredential({ what, cure }, placeOf(resource, path, 'value')));
  }
};

/** The arguments of a list that hold a credential: `--token=…`, or `--token` and the one after it. */
export function spelledOutIn(list: readonly unknown[]): { readonly index: number; readonly option: string }[] {
  return list.flatMap((argument, index) => {
    if (typeof argument !== 'string') return [];
    const [part] = credentialsIn(argument);
    if (part !== undefined) return [{ index, option: part.what }];
    const [option = '', ...rest] = argument.split('=');
    if (!credentialOption.test(option)) return [];
    const next = list[index + 1];
    const value = rest.length > 0 ? rest.join('=') : next;
    if (typeof value !== 'string' || value.startsWith('-') || !spelledOut.test(value)) return [];
    // An argument of its own is recognized by its form.
    if (rest.length === 0 && credentialsIn(value).length > 0) return [];
    return [{ index: rest.length > 0 ? index : index + 1, option: `the value of ${option}` }];
  });
}
