import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../../../../runtime/schedule/steps.ts';
import { usualLimits } from '../../../../runtime/registry/quota/entry-limits.ts';
import { satisfiesClaims } from '../../../../runtime/registry/access/claims.ts';
import { Catalog } from '../../../../runtime/registry/catalog/catalog.ts';
import { createEntryCheck } from '../../../../runtime/registry/documents/check-entry.ts';
import type { ClusterClient } from '../../../../runtime/registry/sync/cluster-client.ts';
import { annotationNames, type ClusterResource } from '../../../../runtime/registry/sync/exported-resource.ts';
import { kubernetesReader } from '../../../../runtime/registry/sync/read-kubernetes.ts';
import { takesIn } from '../../../../runtime/registry/sync/source-filter.ts';
import { sortOffered } from '../../../../runtime/registry/sync/synced-content.ts';
import { callerWith, declarations } from '../catalog/sample-catalog.ts';

const check = await createEntryCheck();
const noFilter = takesIn(undefined);

const claimSets = [{ team: 'red' }, { team: 'blue' }, { team: ['red', 'blue'] }, { team: 'red', org: 'a' }];
const tokens = [{ team: 'red' }, { team: 'blue' }, { team: 'red', org: 'a' }, { org: 'a' }];

interface Placed {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  readonly version: string;
  readonly claims: (typeof claimSets)[number];
}

const placeOf = ({ kind, namespace, name }: Placed): string => `${kind} ${namespace}/${name}`;
const urlOf = (placed: Placed): string =>
  `https://${placed.kind.toLowerCase()}.example.com/${placed.namespace}/${placed.name}`;

function resource(placed: Placed): ClusterResource {
  const { kind, namespace, name, version, claims } = placed;
  const annotations = {
    [annotationNames.export]: 'true',
    [annotationNames.url]: urlOf(placed),
    [annotationNames.description]: 'A server',
    [annotationNames.version]: version,
    [annotationNames.claims]: JSON.stringify(claims),
  };
  return { kind, namespace, name, uid: placeOf(placed), annotations };
}

/** What a source of these resources serves: the names of its entries by address, and who sees which address. */
async function served(resources: readonly Placed[]) {
  const client: ClusterClient = {
    list: async () => resources.map(resource),
    watch: () => undefined,
    mayListAll: async () => true,
  };
  const reading = await kubernetesReader({}, async () => client).read({}, new AbortController().signal);
  if (reading.outcome !== 'read') throw new Error(`the reading was ${reading.outcome}`);
  const sorted = atOnce(
    sortOffered(reading.versions, check, noFilter, {
      inherited: undefined,
      limits: usualLimits,
      refused: reading.refused,
    }),
  );
  const catalog = new Catalog();
  catalog.applyDeclarations(declarations(['cluster'], { all: ['cluster'] }));
  const entries = sorted.entries.map(({ versions, ...name }) => ({
    ...name,
    versions: versions.map(({ version, document }) => {
      return { version, document, status: 'active', statusChangedAt: 1, publishedAt: 1, updatedAt: 1 } as const;
    }),
  }));
  atOnce(catalog.applyEntries('cluster', 0, { revision: 1, complete: true, entries }));
  const rows = (token: Record<string, unknown>): readonly { readonly name: string; readonly url: string }[] =>
    [...(catalog.view('all', callerWith(token))?.servers.entries() ?? [])].flatMap(({ name, versions }) =>
      versions.map(({ row }) => ({ name, url: /"url":"([^"]*)"/.exec(row.toString())?.[1] ?? '' })),
    );
  return { sorted, rows };
}

const placed: fc.Arbitrary<Placed> = fc.record({
  kind: fc.constantFrom('MCPServer', 'VirtualMCPServer', 'MCPRemoteProxy'),
  // Names that look like those of kinds are the ones that could be mistaken for them.
  namespace: fc.constantFrom('left', 'virtualmcpserver', 'left-virtualmcpserver'),
  name: fc.constantFrom('a', 'virtualmcpserver', 'a.virtualmcpserver', 'virtualmcpserver.a'),
  version: fc.constantFrom('1.0.0', '2.0.0'),
  claims: fc.constantFrom(...claimSets),
});
const resourceSets = fc.uniqueArray(placed, { selector: placeOf, maxLength: 16 });

test('a reader of a cluster source sees exactly the resources whose claims their token satisfies', async () => {
  await fc.assert(
    fc.asyncProperty(resourceSets, async (resources) => {
      const { sorted, rows } = await served(resources);
      expect(sorted.quarantined).toEqual([]);
      for (const token of tokens) {
        const expected = resources.filter(({ claims }) => satisfiesClaims(token, claims)).map(urlOf);
        expect(
          rows(token)
            .map(({ url }) => url)
            .toSorted(),
        ).toEqual(expected.toSorted());
      }
    }),
  );
});

test('no entry gets another name when other resources come or go', async () => {
  const namesOf = async (resources: readonly Placed[]): Promise<Map<string, string>> => {
    const { sorted } = await served(resources);
    return new Map(
      sorted.entries.map(({ name, versions }) => [
        /"url":"([^"]*)"/.exec(versions[0]?.document ?? '')?.[1] ?? '',
        name,
      ]),
    );
  };
  await fc.assert(
    fc.asyncProperty(resourceSets, async (resources) => {
      const all = await namesOf(resources);
      expect(new Set(all.values()).size).toBe(resources.length);
      for (const one of resources) {
        expect(await namesOf([one])).toEqual(new Map([[urlOf(one), all.get(urlOf(one))]]));
      }
    }),
    { numRuns: 30 },
  );
});
