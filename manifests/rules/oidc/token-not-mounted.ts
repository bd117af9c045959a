import { placeOf, type Part } from '../../../runtime/config/part.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { ServingWorkload } from '../../facts/sign-in/client-authentication.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { titleOf } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { podFolders } from '../../objects/layout.ts';

export const nothingMounted = defineDiagnostic<{ file: string; title: string }>({
  code: 'oidc/token-not-mounted',
  severity: 'warning',
  summary: 'A file with the token to fetch signing keys with that the pod of the workload does not have.',
  message: ({ file, title }) => `nothing mounts ${file} into the pod of ${title} that checks tokens`,
  hint: () =>
    'leave jwksAuthTokenPath out where the keys are public; for the API server of the cluster use type kubernetesServiceAccount, which mounts its token',
});

const serviceAccountFolder = `${podFolders.serviceAccount}/`;

/** The token for the keys of an identity provider is a file that the pod has (spec 3, InlineOIDCSharedConfig). */
export const oidcTokenNotMounted: Rule = (program, report) => {
  const reported = new Set<Part>();
  for (const workload of program.resources) {
    if (workload.kind !== 'MCPServer' && workload.kind !== 'MCPRemoteProxy' && workload.kind !== 'VirtualMCPServer')
      continue;
    const named = pathOf(workload, program);
    if (named === undefined || reported.has(named.part) || mayHave(workload, named.file)) continue;
    reported.add(named.part);
    const place = placeOf(named.part, named.path, 'value');
    report(nothingMounted({ file: named.file, title: titleOf(workload) }, place));
  }
};

/** Whether a file is in the pod that checks tokens. The template of an MCPServer is for another pod, that of its backend. */
function mayHave(workload: ServingWorkload, file: string): boolean {
  if (workload.kind === 'VirtualMCPServer') return workload.resource.spec.podTemplateSpec !== undefined;
  // The proxy of a stdio server reaches its backend through the API server, and has a token for that.
  const isStdio = workload.kind === 'MCPServer' && workload.resource.spec.transport === 'stdio';
  return isStdio && file.startsWith(serviceAccountFolder);
}

interface TokenFile {
  readonly part: Part;
  readonly path: DocumentPath;
  readonly file: string;
}

function pathOf(workload: ServingWorkload, program: LinkedProgram): TokenFile | undefined {
  const isVirtual = workload.kind === 'VirtualMCPServer';
  const { oidcConfig, oidcConfigRef } = isVirtual ? workload.resource.spec.incomingAuth : workload.resource.spec;
  const shared = oidcConfigRef === undefined ? undefined : program.find('MCPOIDCConfig', workload, oidcConfigRef.name);
  const file = (shared === undefined ? oidcConfig?.inline : shared.resource.spec.inline)?.jwksAuthTokenPath ?? '';
  if (file === '') return undefined;
  if (shared !== undefined) return { part: shared, path: ['spec', 'inline', 'jwksAuthTokenPath'], file };
  const base = isVirtual ? ['spec', 'incomingAuth'] : ['spec'];
  return { part: workload, path: [...base, 'oidcConfig', 'inline', 'jwksAuthTokenPath'], file };
}
