import { registryErrors, type RegistryErrorCode } from '../../../generated/api/registry-errors.ts';
import { defineWireError, type WireErrorFactory } from '../../http/wire-error.ts';

/** Status and summary of an error are in the API description (schemas/api/registry-api.json); its message is here. */
export function declare<Parameters = object>(
  code: RegistryErrorCode,
  message: (parameters: Parameters) => string,
): WireErrorFactory<Parameters> {
  const { status, description } = registryErrors[code];
  return defineWireError({ code, status, summary: description, message });
}

export const invalidCursor = declare(
  'invalid-cursor',
  () => 'the cursor does not belong to this list; start again without one, and pass nextCursor unchanged',
);
export const unknownRegistry = declare<{ name: string }>(
  'unknown-registry',
  ({ name }) => `there is no registry "${name}"`,
);
export const registryForbidden = declare<{ name: string }>(
  'registry-forbidden',
  ({ name }) => `your token does not hold the claims of the registry "${name}"`,
);
export const unknownEntry = declare<{ name: string; version?: string | undefined }>(
  'unknown-entry',
  ({ name, version }) =>
    version === undefined ? `there is no entry "${name}"` : `there is no version "${version}" of "${name}"`,
);
export const unknownTarget = declare<{ segment: string }>(
  'unknown-target',
  ({ segment }) => `neither a managed source nor a registry is called "${segment}"`,
);
export const notPublishable = declare<{ target: string; managed: readonly string[] }>(
  'not-publishable',
  ({ target, managed }) =>
    `nothing can be published to "${target}"; ${managed.length === 0 ? 'this server has no managed source' : `managed sources are ${managed.join(', ')}`}`,
);
export const ambiguousSource = declare<{ sources: readonly string[] }>(
  'ambiguous-source',
  ({ sources }) =>
    `several managed sources come into question: ${sources.length === 0 ? 'name one that you may publish to' : `name one of ${sources.join(', ')}`}`,
);
export const unknownSourceNamed = declare<{ source: string }>(
  'unknown-source-named',
  ({ source }) => `there is no source "${source}" that you may see`,
);
export const missingRole = declare<{ anyOf: readonly string[] }>(
  'missing-role',
  ({ anyOf }) => `this needs the role ${anyOf.join(' or ')}, which your token does not give you`,
);
export const claimsNotSatisfied = declare(
  'claims-not-satisfied',
  () => 'your token does not hold all the claims of what would be changed',
);
export const sourceForbidden = declare<{ source: string }>(
  'source-forbidden',
  ({ source }) => `your token does not hold the claims of the source "${source}"`,
);
export const claimsNotHeld = declare(
  'claims-not-held',
  () => 'the claims of the body have to be claims that your own token holds',
);
export const duplicateVersion = declare<{ name: string; version: string }>(
  'duplicate-version',
  ({ name, version }) => `"${name}" ${version} is published already; publish a new version`,
);
export const claimsDiffer = declare<{ name: string }>(
  'claims-differ',
  ({ name }) => `every version of "${name}" carries the claims of its first one; repeat them, or change them all first`,
);
export const limitReached = declare<{ source: string; exceeded: string }>(
  'limit-reached',
  ({ source, exceeded }) =>
    `there is no room in "${source}": ${exceeded}; delete what is not needed any more, or have the limit raised in the configuration file`,
);
export const readOnly = declare<{ what: string; name: string }>(
  'read-only',
  ({ what, name }) => `the ${what} "${name}" is defined in the configuration file; change it there`,
);
export const unknownSource = declare<{ name: string }>('unknown-source', ({ name }) => `there is no source "${name}"`);
export const sourceInUse = declare<{ name: string; registries: readonly string[] }>(
  'source-in-use',
  ({ name, registries }) =>
    `the source "${name}" is listed by ${registries.length === 0 ? 'a registry' : registries.join(', ')}; take it out there first`,
);
export const sourceKindFixed = declare<{ name: string; kind: string }>(
  'source-kind-fixed',
  ({ name, kind }) => `"${name}" is a ${kind} source and stays one; make a new source for another kind`,
);
export const notSynced = declare<{ name: string }>(
  'not-synced',
  ({ name }) => `nothing is synced into "${name}": people publish to it`,
);
export const anonymous = declare(
  'anonymous',
  () => 'this server runs without authentication, so it does not know who you are',
);
export const storeUnavailable = declare(
  'store-unavailable',
  () => 'the database cannot be reached or is full; try again later',
);
