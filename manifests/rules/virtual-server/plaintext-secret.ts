import type { BackendAuthStrategy } from '../../../generated/types/backend-auth-strategy.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const plaintextSecret = defineDiagnostic<{ field: string }>({
  code: 'virtual-server/plaintext-secret',
  severity: 'warning',
  summary: 'A credential in plain text in a VirtualMCPServer. It is emitted as a Secret, but it is in your files too.',
  message: ({ field }) => `${field} is here in plain text, and in a Secret of the emitted manifests`,
  hint: () =>
    'keep it in a Secret of its own, and use spec.outgoingAuth with an MCPExternalAuthConfig that refers to it',
});

/** Secrets are referred to, never spelled out (spec 2, authentication); where the model allows it all the same, we say so. */
export const virtualServerPlaintextSecret: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { config, outgoingAuth } = server.authored.spec;
    // What has no effect has its own warning.
    if (config?.outgoingAuth === undefined || outgoingAuth !== undefined) continue;
    const base: DocumentPath = ['spec', 'config', 'outgoingAuth'];
    const strategies: readonly (readonly [DocumentPath, BackendAuthStrategy | undefined])[] = [
      [['default'], config.outgoingAuth.default],
      ...Object.entries(config.outgoingAuth.backends ?? {}).map(
        ([name, strategy]) => [['backends', name], strategy] as const,
      ),
    ];
    for (const [path, strategy] of strategies) {
      const field = secretField(strategy);
      if (field !== undefined)
        report(plaintextSecret({ field: field.join('.') }, placeOf(server, [...base, ...path, ...field], 'key')));
    }
  }
};

function secretField(strategy: BackendAuthStrategy | undefined): readonly string[] | undefined {
  if (strategy?.headerInjection?.headerValue !== undefined) return ['headerInjection', 'headerValue'];
  if (strategy?.tokenExchange?.clientSecret !== undefined) return ['tokenExchange', 'clientSecret'];
  return undefined;
}
