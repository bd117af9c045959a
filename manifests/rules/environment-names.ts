import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../program/resource.ts';
import type { Rule } from './rule.ts';

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

/** A variable of a container whose name Kubernetes refuses, and where that stands. */
interface Variable {
  readonly name: string;
  readonly path: DocumentPath;
  readonly isKey: boolean;
}

/** Names of environment variables are ones that Kubernetes takes, those that are named after a key of a Secret too. */
export const environmentNames: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { name, path, isKey } of refusedOf(resource)) {
      report(refusedName({ name, isKey }, placeOf(resource, path, 'value')));
    }
  }
};

/** The form that Kubernetes has always had; newer versions take more, older ones refuse the pod. */
function isTaken(name: string): boolean {
  return /^[-._a-zA-Z][-._a-zA-Z0-9]*$/.test(name) && name !== '.' && !name.startsWith('..');
}

function refusedOf(resource: AnyResource): readonly Variable[] {
  const ofOverrides: DocumentPath = ['spec', 'resourceOverrides', 'proxyDeployment', 'env'];
  switch (resource.kind) {
    case 'MCPServer': {
      const { env, secrets = [], resourceOverrides } = resource.authored.spec;
      const fromSecrets: Variable[] = [];
      secrets.forEach(({ targetEnvName, key }, index) => {
        const name = targetEnvName ?? key;
        const field = targetEnvName === undefined ? 'key' : 'targetEnvName';
        if (!isTaken(name)) fromSecrets.push({ name, path: ['spec', 'secrets', index, field], isKey: field === 'key' });
      });
      return [
        ...named(env, ['spec', 'env']),
        ...fromSecrets,
        ...named(resourceOverrides?.proxyDeployment?.env, ofOverrides),
      ];
    }
    case 'MCPRemoteProxy':
      return named(resource.authored.spec.resourceOverrides?.proxyDeployment?.env, ofOverrides);
    case 'EmbeddingServer':
      return named(resource.authored.spec.env, ['spec', 'env']);
    default:
      return [];
  }
}

function named(env: readonly { readonly name: string }[] = [], base: DocumentPath): Variable[] {
  const refused: Variable[] = [];
  env.forEach(({ name }, index) => {
    if (!isTaken(name)) refused.push({ name, path: [...base, index, 'name'], isKey: false });
  });
  return refused;
}
