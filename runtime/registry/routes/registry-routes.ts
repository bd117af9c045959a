import { registryReservedSegments } from '../../../generated/api/registry-segments.ts';
import { invalidParameter } from '../../http/http-errors.ts';
import type { WireError } from '../../http/wire-error.ts';
import type { Caller } from '../access/caller.ts';
import { registryEntries } from '../catalog/raw-entries.ts';
import { registryInfo } from './declared-shapes.ts';
import { rawAnswer, rawQueryOf } from './raw-answer.ts';
import { retryOnStale } from './retry-on-stale.ts';
import { claimsOf, refusalOf } from './refusals.ts';
import { readOnly, unknownRegistry, unknownSourceNamed } from './registry-errors.ts';
import type { RegistryHandler, RegistryService } from './registry-service.ts';

interface RegistryHandlers {
  readonly listRegistries: RegistryHandler<'listRegistries'>;
  readonly getRegistry: RegistryHandler<'getRegistry'>;
  readonly putRegistry: RegistryHandler<'putRegistry'>;
  readonly deleteRegistry: RegistryHandler<'deleteRegistry'>;
  readonly listRegistryEntries: RegistryHandler<'listRegistryEntries'>;
}

/** Registries for those who manage them (spec 1, Admin API claim scoping). */
export function registryRoutes(service: RegistryService): RegistryHandlers {
  const { catalog, store, refresh, clock } = service;
  const hidden = (name: string) => ({ hidden: unknownRegistry({ name }) });
  return {
    listRegistries({ caller }) {
      const refusal = refusalOf(caller, 'registry.list', {}, hidden(''));
      if (refusal !== undefined) return refusal;
      const registries = catalog.declarations.registries.filter(
        (registry) => refusalOf(caller, 'registry.list', claimsOf(registry), hidden(registry.name)) === undefined,
      );
      return { status: 200, body: { registries: registries.map(registryInfo) } };
    },
    getRegistry({ params: { registryName: name }, caller }) {
      const found = catalog.registry(name);
      const refusal = refusalOf(caller, 'registry.get', claimsOf(found ?? {}), hidden(name));
      if (refusal !== undefined) return refusal;
      return found === undefined ? unknownRegistry({ name }) : { status: 200, body: registryInfo(found) };
    },
    putRegistry: ({ params: { registryName: name }, body: { value }, caller }) =>
      retryOnStale(service, async (revision) => {
        if (registryReservedSegments.includes(name))
          return invalidParameter({
            name: 'registryName',
            problem: 'is a path of the server itself; choose another name',
          });
        const found = catalog.registry(name);
        const operation = found === undefined ? 'registry.create' : 'registry.update';
        const resource = { ...claimsOf(found ?? {}), requested: value.claims ?? {} };
        const refusal =
          refusalOf(caller, operation, resource, hidden(name)) ?? unseenSource(service, value.sources, caller);
        if (refusal !== undefined) return refusal;
        if (found?.origin === 'CONFIG') return readOnly({ what: 'registry', name });
        if (found === undefined && catalog.source(name) !== undefined)
          return invalidParameter({ name: 'registryName', problem: 'is the name of a source; choose another name' });
        const registry = { name, sources: value.sources, ...claimsOf(value) };
        const outcome = await store.putRegistry(registry, clock(), revision);
        if (outcome === 'stale') return outcome;
        if (outcome === 'read-only') return readOnly({ what: 'registry', name });
        if (outcome === 'unknown-source') return unknownSourceNamed({ source: value.sources.join(', ') });
        await refresh.declarations();
        const stored = catalog.registry(name);
        return stored === undefined
          ? unknownRegistry({ name })
          : { status: outcome === 'created' ? 201 : 200, body: registryInfo(stored) };
      }),
    deleteRegistry: ({ params: { registryName: name }, caller }) =>
      retryOnStale(service, async (revision) => {
        const found = catalog.registry(name);
        const refusal = refusalOf(caller, 'registry.delete', claimsOf(found ?? {}), hidden(name));
        if (refusal !== undefined) return refusal;
        const outcome = await store.deleteRegistry(name, revision);
        if (outcome === 'stale') return outcome;
        if (outcome === 'unknown') return unknownRegistry({ name });
        if (outcome === 'read-only') return readOnly({ what: 'registry', name });
        await refresh.declarations();
        return { status: 204 };
      }),
    listRegistryEntries({ params: { registryName: name }, query, caller }) {
      const found = catalog.registry(name);
      const refusal = refusalOf(caller, 'registry.entries', claimsOf(found ?? {}), hidden(name));
      if (refusal !== undefined) return refusal;
      const sources = catalog.sourcesOf(name);
      return sources === undefined ? unknownRegistry({ name }) : rawAnswer(registryEntries(sources, rawQueryOf(query)));
    },
  };
}

/** The first of the sources that does not exist, or that the caller cannot see: both are unknown to them. */
function unseenSource({ catalog }: RegistryService, names: readonly string[], caller: Caller): WireError | undefined {
  for (const name of names) {
    const source = catalog.source(name)?.record.definition;
    const unknown = unknownSourceNamed({ source: name });
    if (source === undefined) return unknown;
    const resource = source.claims === undefined ? {} : { source: source.claims };
    if (refusalOf(caller, 'registry.create', resource, { source: name, hidden: unknown }) !== undefined) return unknown;
  }
  return undefined;
}
