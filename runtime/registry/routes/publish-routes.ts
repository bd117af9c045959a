import type { Claims } from '../../../generated/types/claims.ts';
import type { Answer } from '../../http/answer.ts';
import { invalidBody } from '../../http/http-errors.ts';
import type { WireError } from '../../http/wire-error.ts';
import type { Caller } from '../access/caller.ts';
import type { EntryType } from '../catalog/entry.ts';
import { memberAt, withoutMember } from '../documents/json-text.ts';
import type { PublishTarget } from './publish-target.ts';
import { targetOfName, targetOfSegment } from './publish-target.ts';
import { refusalOf } from './refusals.ts';
import { claimsDiffer, duplicateVersion, registryForbidden, unknownSourceNamed } from './registry-errors.ts';
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

/** The whole entry that the short form of a publication stands for: its address becomes the one remote. */
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
  if (checked.outcome === 'invalid') return invalidBody({ problems: [checked.problem] });
  const { name, version } = checked.head;
  const outcome = await service.store.publish(
    { source: sourceName, type, name, version, document, ...(isEmpty(claims) ? {} : { claims: requested }) },
    service.clock(),
  );
  switch (outcome) {
    case 'duplicate-version':
      return duplicateVersion({ name, version });
    case 'claims-differ':
      return claimsDiffer({ name });
    case 'unknown-source':
      return hidden;
    case 'published':
      await service.refresh.entries(sourceName);
      return created(service, { source: sourceName, type, name }, version, isInvisible(caller, claims));
  }
}

/** The stored entry. Where nobody but a super-admin will see it for want of claims, a header says so. */
function created(
  { catalog }: RegistryService,
  key: { readonly source: string; readonly type: EntryType; readonly name: string },
  version: string,
  isHidden: boolean,
): Answer {
  const entry = catalog.entry(key);
  const row = entry?.versions.find((candidate) => candidate.version === version)?.row;
  const warning = 'entry without claims: under full authorization only a super-admin sees it';
  return {
    status: 201,
    ...(row === undefined ? {} : { body: row }),
    ...(isHidden ? { headers: { 'x-svc-warning': warning } } : {}),
  };
}

function isInvisible(caller: Caller, claims: Claims | undefined): boolean {
  return caller.mode === 'authorized' && isEmpty(claims);
}

function isEmpty(claims: Claims | undefined): boolean {
  return claims === undefined || Object.keys(claims).length === 0;
}
