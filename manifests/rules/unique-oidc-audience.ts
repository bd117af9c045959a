import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { registryConfigOf } from '../program/registry-configs.ts';
import { isKind, titleOf, type AnyResource, type Resource } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const sharedAudience = defineDiagnostic<{ audience: string; other: string }>({
  code: 'oidc/shared-audience',
  severity: 'error',
  summary:
    'Two servers accept tokens for one audience, so that whoever gets hold of a token for one can use it on the other.',
  message: ({ audience, other }) =>
    `the audience "${audience}" is that of ${other} too, so tokens for one are good for both`,
  hint: () => 'give each server an audience of its own, such as its URL',
});

interface Audience {
  readonly owner: AnyResource;
  readonly audience: string;
  /** What holds the path: the resource, or the document inside it. */
  readonly part: Part;
  readonly path: DocumentPath;
}

/** An audience belongs to one server, or its tokens could be replayed (spec 3, MCPOIDCConfigReference and client authentication). */
export const uniqueOidcAudience: Rule = async (program, report) => {
  const owners = new Map<string, Audience>();
  const registries = program.resources.filter((resource) => isKind(resource, 'MCPRegistry'));
  const ofRegistries = await Promise.all(registries.map(audiencesOfRegistry));
  for (const found of [...program.resources.flatMap(audiencesOf), ...ofRegistries.flat()]) {
    const first = owners.get(found.audience);
    if (first === undefined) {
      owners.set(found.audience, found);
      continue;
    }
    // Registries that serve one catalog may be one to their clients.
    if (isKind(first.owner, 'MCPRegistry')) continue;
    const span = placeOf(first.part, first.path, 'value');
    report(
      sharedAudience(
        { audience: found.audience, other: titleOf(first.owner) },
        placeOf(found.part, found.path, 'value'),
        span === undefined ? [] : [{ message: 'the other server', span }],
      ),
    );
  }
};

/** What is written; the audience that stands in for an absent one is the same everywhere on purpose. */
function audiencesOf(owner: AnyResource): Audience[] {
  const base = owner.kind === 'VirtualMCPServer' ? ['spec', 'incomingAuth'] : ['spec'];
  const declared = declaredBy(owner);
  const written: readonly (readonly [DocumentPath, string | undefined])[] = [
    [['oidcConfigRef', 'audience'], declared?.oidcConfigRef?.audience],
    [['oidcConfig', 'inline', 'audience'], declared?.oidcConfig?.inline?.audience],
    [['oidcConfig', 'kubernetes', 'audience'], declared?.oidcConfig?.kubernetes?.audience],
  ];
  return written.flatMap(([path, audience]) =>
    audience === undefined || audience === '' ? [] : [{ owner, audience, part: owner, path: [...base, ...path] }],
  );
}

/** Those of a registry's providers, each once: several providers may issue tokens for the one server. */
async function audiencesOfRegistry(owner: Resource<'MCPRegistry'>): Promise<Audience[]> {
  const { part, config } = await registryConfigOf(owner);
  const providers = config?.auth?.oauth?.providers ?? [];
  const audiences = providers.map(({ audience }) => audience);
  if (part === undefined) return [];
  return audiences.flatMap((audience, index) =>
    audience === '' || audiences.indexOf(audience) !== index
      ? []
      : [{ owner, audience, part, path: ['auth', 'oauth', 'providers', index, 'audience'] }],
  );
}

function declaredBy(owner: AnyResource) {
  switch (owner.kind) {
    case 'MCPServer':
    case 'MCPRemoteProxy':
      return owner.authored.spec;
    case 'VirtualMCPServer':
      return owner.authored.spec.incomingAuth;
    default:
      return undefined;
  }
}
