import type { Claims } from '../../../generated/types/claims.ts';
import type { Answer } from '../../http/answer.ts';
import { invalidBody } from '../../http/http-errors.ts';
import type { WireError } from '../../http/wire-error.ts';
import type { Caller } from '../access/caller.ts';
import { sameClaims } from '../access/claims.ts';
import type { CatalogEntry } from '../catalog/catalog-entry.ts';
import type { EntryType } from '../catalog/entry.ts';
import { entryProblemText } from '../documents/check-entry.ts';
import { memberAt, withoutMember } from '../documents/json-text.ts';
import { structuredStrings } from '../../http/operations/structured-strings.ts';
import type { Publication } from '../store/registry-store.ts';
import type { PublishTarget } from './publish-target.ts';
import { targetOfName, targetOfSegment } from './publish-target.ts';
import { publishWarnings } from './publish-warnings.ts';
import { refusalOf } from './refusals.ts';
import {
  claimsDiffer,
  duplicateVersion,
  limitReached,
  registryForbidden,
  unknownSourceNamed,
} from './registry-errors.ts';
import type { RegistryHandler, RegistryService } from './registry-service.ts';

interface PublishHandlers {
  readonly publishServer: RegistryHandler<'publishServer'>;
  readonly publishEntry: RegistryHandler<'publishEntry'>;
}

/** Publishing (spec 1, `POST /{segment}/v0.1/publish`, Claims on published entries; design.md, section 5). */
export function publishRoutes(service: RegistryService): PublishHandlers {
  return {
    publishServer({ params: { segment }, body, caller }) {
      const target = targetOfSegment(service, segment, caller);
      if ('kind' in target) return roleFirst(caller, target);
      const document = body.isOther ? withoutMember(body.text, 'claims') : serverOf(body.value);
      return publish(service, target, caller, { type: 'server', document, claims: body.value.claims });
    },
    publishEntry({ body, caller }) {
      const { value, text } = body;
      const target = targetOfName(service, value.source, caller);
      if ('kind' in target) return roleFirst(caller, target);
      const type = value.skill === undefined ? 'server' : 'skill';
      const range = memberAt(text, 0, type);
      const document = range === undefined ? '' : text.slice(range.start, range.end);
      return publish(service, target, caller, { type, document, claims: value.claims });
    },
  };
}

/** Who lacks the role hears nothing of what there is; gates of registries go before that (design.md, section 5, Publish). */
function roleFirst(caller: Caller, problem: WireError): WireError {
  return problem.code === 'registry-forbidden'
    ? problem
    : (refusalOf(caller, 'entry.publish', {}, { hidden: problem }) ?? problem);
}

interface Offer {
  readonly type: EntryType;
  /** As it was sent, without what travels beside it. */
  readonly document: string;
  readonly claims: Claims | undefined;
}

/** Expands the short form of a publication to a whole entry: its address becomes the only remote. */
function serverOf(short: {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  readonly description: string;
}): string {
  const { name, version, url, description } = short;
  return JSON.stringify({ name, description, version, remotes: [{ type: 'streamable-http', url }] });
}

async function publish(
  service: RegistryService,
  { source, registry }: PublishTarget,
  caller: Caller,
  { type, document, claims }: Offer,
): Promise<Answer> {
  const { name: sourceName, definition } = source.record;
  const hidden = unknownSourceNamed({ source: sourceName });
  const requested = claims ?? {};
  const resource = {
    requested,
    ...(registry?.claims === undefined ? {} : { claims: registry.claims }),
    ...(definition.claims === undefined ? {} : { source: definition.claims }),
  };
  const gate = registryForbidden({ name: registry?.name ?? '' });
  const refusal = refusalOf(caller, 'entry.publish', resource, { source: sourceName, hidden, gate });
  if (refusal !== undefined) return refusal;
  const checked = service.check(type, document);
  if (checked.outcome === 'invalid') return invalidBody({ problems: checked.problems.map(entryProblemText) });
  const { name, version } = checked.head;
  const key = { source: sourceName, type, name };
  const taken = service.room.take({ ...key, version, claims: requested, bytes: Buffer.byteLength(document) });
  if ('exceeded' in taken) return limitReached({ source: sourceName, exceeded: taken.exceeded });
  try {
    const { incarnation } = source.record;
    const publication = { ...key, incarnation, version, document, ...(isEmpty(claims) ? {} : { claims: requested }) };
    return await written(service, publication, caller);
  } finally {
    taken.release();
  }
}

/** Stores a publication, and answers once it is served. */
async function written(service: RegistryService, publication: Publication, caller: Caller): Promise<Answer> {
  const { source, type, name, version, claims = {} } = publication;
  const key = { source, type, name };
  switch (await service.store.publish(publication, service.clock())) {
    case 'duplicate-version':
      // Who publishes under other claims is not told which versions there are.
      return hasOtherClaims(service.catalog.entry(key), claims)
        ? claimsDiffer({ name })
        : duplicateVersion({ name, version });
    case 'claims-differ':
      return claimsDiffer({ name });
    case 'unknown-source':
      return unknownSourceNamed({ source });
    case 'published':
      await service.refresh.published(source);
      return created(service, key, version, publishWarnings(service.catalog, key, caller));
  }
}

/** The stored entry. A header carries what its publisher may not expect: the body is what readers receive. */
function created(
  { catalog }: RegistryService,
  key: { readonly source: string; readonly type: EntryType; readonly name: string },
  version: string,
  warnings: readonly string[],
): Answer {
  const entry = catalog.entry(key);
  const row = entry?.versions.find((candidate) => candidate.version === version)?.row;
  return {
    status: 201,
    ...(row === undefined ? {} : { body: row }),
    ...(warnings.length === 0 ? {} : { headers: { 'x-registry-warning': structuredStrings(warnings) } }),
  };
}

function hasOtherClaims(entry: CatalogEntry | undefined, claims: Claims): boolean {
  return entry !== undefined && !sameClaims(entry.claims, claims);
}

function isEmpty(claims: Claims | undefined): boolean {
  return claims === undefined || Object.keys(claims).length === 0;
}
