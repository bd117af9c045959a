import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const refusedName = defineDiagnostic<{ name: string; isKey: boolean }>({
  code: 'environment/refused-name',
  severity: 'error',
  summary: 'A name of an environment variable that Kubernetes refuses.',
  message: ({ name }) => `Kubernetes refuses an environment variable "${name}"`,
  hint: ({ isKey }) =>
    isKey
      ? 'the variable is named after the key: add targetEnvName with another name'
      : 'a name has letters, digits, "_", "-" and ".", and does not begin with a digit',
});

/** A variable of a container whose name Kubernetes refuses, and its place. */
interface Variable {
  readonly name: string;
  readonly path: DocumentPath;
  readonly isKey: boolean;
}

/** Names of environment variables are ones that Kubernetes takes, those that are named after a key of a Secret too. */
export const environmentRefusedName: Rule = (program, report) => {
  for (const resource of program.resources) {
    visitRefused(resource, ({ name, path, isKey }) => {
      report(refusedName({ name, isKey }, placeOf(resource, path, 'value')));
    });
  }
};

/** The form that Kubernetes has always had; newer versions take more, older ones refuse the pod. */
function isTaken(name: string): boolean {
  return /^[-._a-zA-Z][-._a-zA-Z0-9]*$/.test(name) && name !== '.' && !name.startsWith('..');
}

type Visit = (variable: Variable) => void;

const ofSpec: DocumentPath = ['spec', 'env'];
const ofOverrides: DocumentPath = ['spec', 'resourceOverrides', 'proxyDeployment', 'env'];

function visitRefused(resource: AnyResource, visit: Visit): void {
  switch (resource.kind) {
    case 'MCPServer': {
      const { env, secrets = [], resourceOverrides } = resource.authored.spec;
      visitNamed(env, ofSpec, visit);
      for (const [index, { targetEnvName, key }] of secrets.entries()) {
        const name = targetEnvName ?? key;
        const field = targetEnvName === undefined ? 'key' : 'targetEnvName';
        if (!isTaken(name)) visit({ name, path: ['spec', 'secrets', index, field], isKey: field === 'key' });
      }
      visitNamed(resourceOverrides?.proxyDeployment?.env, ofOverrides, visit);
      return;
    }
    case 'MCPRemoteProxy':
      visitNamed(resource.authored.spec.resourceOverrides?.proxyDeployment?.env, ofOverrides, visit);
      return;
    case 'EmbeddingServer':
      visitNamed(resource.authored.spec.env, ofSpec, visit);
      return;
    default:
  }
}

function visitNamed(env: readonly { readonly name: string }[] | undefined, base: DocumentPath, visit: Visit): void {
  env?.forEach(({ name }, index) => {
    if (!isTaken(name)) visit({ name, path: [...base, index, 'name'], isKey: false });
  });
}
