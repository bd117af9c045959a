import type { RegistrySource } from '../../../generated/types/registry-source.ts';
import { isIP } from 'node:net';
import { invalidBody, invalidParameter } from '../../http/http-errors.ts';
import { classOfAddress } from '../../http/outgoing/outgoing-address.ts';
import type { Caller } from '../access/caller.ts';
import { sourceEntries } from '../catalog/raw-entries.ts';
import type { RegistryRecord, SourceRecord } from '../store/registry-store.ts';
import { kindOfSource, sourceInfo } from './declared-shapes.ts';
import { rawAnswer, rawQueryOf } from './raw-answer.ts';
import { retryOnStale } from './retry-on-stale.ts';
import { refusalOf, claimsOf } from './refusals.ts';
import {
  notSynced,
  readOnly,
  sourceInUse,
  sourceKindFixed,
  unknownRegistry,
  unknownSource,
} from './registry-errors.ts';
import type { RegistryHandler, RegistryService } from './registry-service.ts';

interface SourceHandlers {
  readonly listSources: RegistryHandler<'listSources'>;
  readonly getSource: RegistryHandler<'getSource'>;
  readonly putSource: RegistryHandler<'putSource'>;
  readonly deleteSource: RegistryHandler<'deleteSource'>;
  readonly listSourceEntries: RegistryHandler<'listSourceEntries'>;
  readonly syncSource: RegistryHandler<'syncSource'>;
}

/** Sources for those who manage them (spec 1, Admin API claim scoping). */
export function sourceRoutes(service: RegistryService): SourceHandlers {
  const { catalog, store, refresh, clock } = service;
  const record = (name: string): SourceRecord | undefined => catalog.source(name)?.record;
  const hidden = (name: string) => ({ hidden: unknownSource({ name }) });
  return {
    listSources({ caller }) {
      const refusal = refusalOf(caller, 'source.list', {}, hidden(''));
      if (refusal !== undefined) return refusal;
      const sources = catalog.declarations.sources.filter((source) => isListed(source, caller));
      return { status: 200, body: { sources: sources.map(sourceInfo) } };
    },
    getSource({ params: { sourceName: name }, caller }) {
      const found = record(name);
      const refusal = refusalOf(caller, 'source.read', claimsOf(found?.definition ?? {}), hidden(name));
      if (refusal !== undefined) return refusal;
      return found === undefined ? unknownSource({ name }) : { status: 200, body: sourceInfo(found) };
    },
    putSource: ({ params: { sourceName: name }, body: { value: definition }, caller }) =>
      retryOnStale(service, async (revision) => {
        const found = record(name);
        const operation = found === undefined ? 'source.create' : 'source.update';
        const resource = { ...claimsOf(found?.definition ?? {}), requested: definition.claims ?? {} };
        const refusal = refusalOf(caller, operation, resource, hidden(name));
        if (refusal !== undefined) return refusal;
        if (found?.origin === 'CONFIG') return readOnly({ what: 'source', name });
        const problems = problemsOverApi(definition);
        if (problems.length > 0) return invalidBody({ problems });
        if (found === undefined && catalog.registry(name) !== undefined)
          return invalidParameter({ name: 'sourceName', problem: 'is the name of a registry; choose another name' });
        if (found !== undefined && formOf(found.definition) !== formOf(definition))
          return sourceKindFixed({ name, kind: formOf(found.definition) });
        const outcome = await store.putSource(definition, clock(), revision);
        if (outcome === 'stale') return outcome;
        if (outcome === 'read-only') return readOnly({ what: 'source', name });
        await refresh.declarations();
        const stored = record(name);
        return stored === undefined
          ? unknownSource({ name })
          : { status: outcome === 'created' ? 201 : 200, body: sourceInfo(stored) };
      }),
    deleteSource: ({ params: { sourceName: name }, caller }) =>
      retryOnStale(service, async (revision) => {
        const found = record(name);
        const refusal = refusalOf(caller, 'source.delete', claimsOf(found?.definition ?? {}), hidden(name));
        if (refusal !== undefined) return refusal;
        const outcome = await store.deleteSource(name, revision);
        if (outcome === 'stale') return outcome;
        if (outcome === 'unknown') return unknownSource({ name });
        if (outcome === 'read-only') return readOnly({ what: 'source', name });
        if (outcome === 'in-use') {
          const registries = catalog.declarations.registries.filter(
            (registry) => registry.sources.includes(name) && isOpen(registry, caller),
          );
          return sourceInUse({ name, registries: registries.map((registry) => registry.name) });
        }
        await refresh.declarations();
        return { status: 204 };
      }),
    listSourceEntries({ params: { sourceName: name }, query, caller }) {
      const found = catalog.source(name);
      const refusal = refusalOf(caller, 'source.entries', claimsOf(found?.record.definition ?? {}), hidden(name));
      if (refusal !== undefined) return refusal;
      return found === undefined ? unknownSource({ name }) : rawAnswer(sourceEntries(found, rawQueryOf(query)));
    },
    syncSource({ params: { sourceName: name }, caller }) {
      const found = record(name);
      const refusal = refusalOf(caller, 'source.sync', claimsOf(found?.definition ?? {}), hidden(name));
      if (refusal !== undefined) return refusal;
      if (found === undefined) return unknownSource({ name });
      return service.requestSync(name) ? { status: 202, body: sourceInfo(found) } : notSynced({ name });
    },
  };
}

function isListed({ name, definition }: SourceRecord, caller: Caller): boolean {
  return refusalOf(caller, 'source.list', claimsOf(definition), { hidden: unknownSource({ name }) }) === undefined;
}

/** Whether the gate of a registry lets a caller in: others are not named to them. */
function isOpen(registry: RegistryRecord, caller: Caller): boolean {
  const gate = { hidden: unknownRegistry({ name: registry.name }) };
  return refusalOf(caller, 'registry.read', claimsOf(registry), gate) === undefined;
}

/**
 * The problems of a source that the API must not create: one that reads files of the server's machine or its cluster, that calls into its
 * network with a separate program, or that sets its own limits. The operator of the server declares those in the configuration file.
 */
function problemsOverApi({ file, git, api, kubernetes, limits }: RegistrySource): readonly string[] {
  const where = 'declare it in the configuration file of the server';
  return [
    ...(file?.path === undefined ? [] : [`/file/path names a file of the server's machine; ${where}`]),
    ...(api?.tokenFile === undefined ? [] : [`/api/tokenFile names a file of the server's machine; ${where}`]),
    ...(git?.auth === undefined ? [] : [`/git/auth names a file of the server's machine; ${where}`]),
    ...(git === undefined || git.auth !== undefined || isPublicHttps(git.repository)
      ? []
      : [`/git/repository is not a public https URL; ${where}`]),
    ...(limits === undefined ? [] : [`/limits is for those who run the server to set; ${where}`]),
    ...(kubernetes === undefined ? [] : [`/kubernetes reads with the rights of the server; ${where}`]),
  ];
}

/** An https address of a name with a dot, or of a public address: not of this machine, and not of a network beside it. */
function isPublicHttps(repository: string): boolean {
  const url = URL.parse(repository);
  if (url === null || url.protocol !== 'https:') return false;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) !== 0) return classOfAddress(host) === 'public';
  return host.includes('.') && !/\.(localhost|local|internal|svc)$|\.svc\./.test(host);
}

/** What a source stays for its whole life: its kind, and for a file where it is. */
function formOf(definition: RegistrySource): string {
  const { file } = definition;
  if (file === undefined) return kindOfSource(definition);
  return file.path !== undefined ? 'file path' : file.url !== undefined ? 'file url' : 'file data';
}
