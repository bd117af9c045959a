import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { titleOf, type AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const passwordMissing = defineDiagnostic<{ address: string; other: string }>({
  code: 'store/password-missing',
  severity: 'warning',
  summary: 'A Redis that one workload gives a password to, and another does not.',
  message: ({ address, other }) => `${other} gives ${address} a password, and this has none`,
  hint: () => 'add passwordRef here, or remove it there',
});

/** Whoever shares a Redis signs in to it in the same way (spec 3, SessionStorageConfig). */
export const storePasswordMissing: Rule = (program, report) => {
  const withPassword = new Map<string, AnyResource>();
  for (const resource of program.resources) {
    const storage = storageOf(resource);
    if (storage?.passwordRef !== undefined) withPassword.set(identityOf(resource, storage), resource);
  }
  if (withPassword.size === 0) return;
  for (const resource of program.resources) {
    const storage = storageOf(resource);
    if (storage === undefined || storage.passwordRef !== undefined) continue;
    const other = withPassword.get(identityOf(resource, storage));
    if (other === undefined) continue;
    const path = ['spec', 'sessionStorage', 'address'];
    const span = placeOf(other, ['spec', 'sessionStorage', 'passwordRef'], 'key');
    report(
      passwordMissing(
        { address: storage.address, other: titleOf(other) },
        placeOf(resource, path, 'value'),
        span === undefined ? [] : [{ message: 'the password', span }],
      ),
    );
  }
};

interface Storage {
  readonly address: string;
  readonly passwordRef: object | undefined;
}

function storageOf(resource: AnyResource): Storage | undefined {
  if (resource.kind !== 'MCPServer' && resource.kind !== 'VirtualMCPServer') return undefined;
  const { provider, address, passwordRef } = resource.resource.spec.sessionStorage ?? {};
  return provider === 'redis' && address !== undefined ? { address, passwordRef } : undefined;
}

/** A short name of a Service is another one in another namespace. */
function identityOf({ namespace }: AnyResource, { address }: Storage): string {
  return JSON.stringify([namespace, address]);
}
