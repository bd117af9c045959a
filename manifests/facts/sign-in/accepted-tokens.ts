import type { MCPOIDCConfigSpecWithDefaults } from '../../../generated/defaults/mcp-oidc-config.ts';
import { project } from '../../../generated/project.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { Part } from '../../../runtime/config/part.ts';
import type { ServingWorkload } from './client-authentication.ts';
import { contentUnder } from './config-map-content.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { registryConfigOf } from '../registry/registry-configs.ts';
import { identityOf, isKind, type AnyResource, type Resource } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';

/** Which tokens a server accepts from its clients (specs 1 and 3, client authentication), and where that is set. */
export interface AcceptedTokens {
  readonly owner: AnyResource;
  /** Undefined where the input does not tell. */
  readonly issuer: string | undefined;
  /** Undefined where none is asked for. */
  readonly audience: Audience | undefined;
  /** What holds the path: the resource, or the document inside it. */
  readonly part: Part;
  readonly path: DocumentPath;
  readonly what: 'key' | 'value';
}

/** An audience, or the file that holds it. */
export interface Audience {
  /** Equal for what is one audience. */
  readonly identity: string;
  /** In words, for the beginning of a sentence. */
  readonly title: string;
}

type Said = Pick<AcceptedTokens, 'issuer' | 'audience' | 'path' | 'what'>;

/** What every server of a program accepts, in the order of the program, registries last. */
export async function acceptedTokens(program: LinkedProgram): Promise<readonly AcceptedTokens[]> {
  const registries = program.resources.filter((resource) => isKind(resource, 'MCPRegistry'));
  const ofRegistries = await Promise.all(registries.map(ofRegistry));
  const accepted: AcceptedTokens[] = [];
  for (const owner of program.resources) {
    if (owner.kind !== 'MCPServer' && owner.kind !== 'MCPRemoteProxy' && owner.kind !== 'VirtualMCPServer') continue;
    const said = saidBy(owner, program);
    if (said === undefined) continue;
    const { issuer, audience, path, what } = said;
    accepted.push({ owner, part: owner, issuer, audience, path, what });
  }
  return [...accepted, ...ofRegistries.flat()];
}

/** Where the audience of a shared configuration is written. */
const sharedAudience: Readonly<Record<'virtual' | 'proxy', DocumentPath>> = {
  virtual: ['spec', 'incomingAuth', 'oidcConfigRef', 'audience'],
  proxy: ['spec', 'oidcConfigRef', 'audience'],
};

function saidBy(owner: ServingWorkload, program: LinkedProgram): Said | undefined {
  const isVirtual = owner.kind === 'VirtualMCPServer';
  const { oidcConfig, oidcConfigRef } = isVirtual ? owner.resource.spec.incomingAuth : owner.resource.spec;
  if (oidcConfigRef !== undefined) {
    const shared = program.find('MCPOIDCConfig', owner, oidcConfigRef.name)?.resource.spec;
    return {
      issuer: trimmed(shared?.inline?.issuer ?? inClusterIssuer(shared)),
      audience: written(oidcConfigRef.audience),
      path: isVirtual ? sharedAudience.virtual : sharedAudience.proxy,
      what: 'value',
    };
  }
  const path: DocumentPath = isVirtual ? ['spec', 'incomingAuth', 'oidcConfig'] : ['spec', 'oidcConfig'];
  switch (oidcConfig?.type) {
    case undefined:
      return undefined;
    case 'inline': {
      const { issuer, audience = '' } = oidcConfig.inline ?? {};
      const place = audience === '' ? ({ path: [...path, 'inline'], what: 'key' } as const) : undefined;
      return {
        issuer: trimmed(issuer),
        audience: audience === '' ? undefined : written(audience),
        ...(place ?? { path: [...path, 'inline', 'audience'], what: 'value' }),
      };
    }
    case 'kubernetes': {
      const { audience = '', issuer } = oidcConfig.kubernetes ?? {};
      const isWritten = audience !== '';
      return {
        issuer: trimmed(issuer ?? project.kubernetesOidc.issuer),
        audience: isWritten ? written(audience) : byDefault(project.kubernetesOidc.audience),
        path: isWritten ? [...path, 'kubernetes', 'audience'] : path,
        what: isWritten ? 'value' : 'key',
      };
    }
    case 'configMap': {
      if (oidcConfig.configMap === undefined) return undefined;
      return {
        ...inConfigMap(owner, oidcConfig.configMap, program),
        path: [...path, 'configMap', 'name'],
        what: 'value',
      };
    }
  }
}

function inClusterIssuer(shared: MCPOIDCConfigSpecWithDefaults | undefined): string | undefined {
  if (shared?.type !== 'kubernetesServiceAccount') return undefined;
  return shared.kubernetesServiceAccount?.issuer ?? project.kubernetesOidc.issuer;
}

/** What a ConfigMap says, where the input holds it; else the ConfigMap itself represents the audience, which is not known here. */
function inConfigMap(
  owner: ServingWorkload,
  { name, key }: { readonly name: string; readonly key: string },
  program: LinkedProgram,
): Pick<AcceptedTokens, 'issuer' | 'audience'> {
  const object = program.findForeign('ConfigMap', owner, name);
  const content = object === undefined ? undefined : settingsIn(contentUnder(object, key)?.written);
  if (content === undefined) {
    const identity = JSON.stringify([identityOf('ConfigMap', owner.namespace, name), key]);
    return { issuer: undefined, audience: { identity, title: `the audience in ConfigMap "${name}", key ${key},` } };
  }
  const [issuer, audience] = [propertyOf(content, 'issuer'), propertyOf(content, 'audience')];
  return {
    issuer: typeof issuer === 'string' ? trimmed(issuer) : undefined,
    audience: typeof audience === 'string' && audience !== '' ? written(audience) : undefined,
  };
}

/** The settings in a file that is readable; what is wrong with one is reported where files are checked. */
function settingsIn(text: string | undefined): unknown {
  // What is filled in on the way to the cluster is not known here.
  if (text === undefined || /\$[{(]|\{\{/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Those of a registry's providers, each once: several providers may issue tokens for the one server. */
async function ofRegistry(owner: Resource<'MCPRegistry'>): Promise<AcceptedTokens[]> {
  const { part, config } = await registryConfigOf(owner);
  const providers = config?.auth?.oauth?.providers ?? [];
  const audiences = providers.map(({ audience }) => audience);
  if (part === undefined) return [];
  return providers.flatMap(({ audience, issuerUrl }, index): AcceptedTokens[] =>
    audience === '' || audiences.indexOf(audience) !== index
      ? []
      : [
          {
            owner,
            part,
            issuer: trimmed(issuerUrl),
            audience: written(audience),
            path: ['auth', 'oauth', 'providers', index, 'audience'],
            what: 'value',
          },
        ],
  );
}

function written(audience: string): Audience {
  return { identity: `audience ${audience}`, title: `the audience "${audience}"` };
}

function byDefault(audience: string): Audience {
  return { identity: `audience ${audience}`, title: `the default audience "${audience}"` };
}

/** An issuer as it is compared: with or without a slash at its end it is the same server. */
function trimmed(issuer: string | undefined): string | undefined {
  return issuer === undefined || issuer === '' ? undefined : issuer.replace(/\/+$/, '');
}
