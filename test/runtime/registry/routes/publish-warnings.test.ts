import { describe, expect, test } from 'vitest';
import type { Claims } from '../../../../generated/types/claims.ts';
import type { Caller } from '../../../../runtime/registry/access/caller.ts';
import { Catalog } from '../../../../runtime/registry/catalog/catalog.ts';
import { publishWarnings } from '../../../../runtime/registry/routes/publish-warnings.ts';
import { callerWith, change, declarations, everybody, server } from '../catalog/sample-catalog.ts';

const key = { source: 'team', type: 'server', name: 'n/a' } as const;
const claims = { org: 'acme' };

/** Registries over `reviewed` and `team`, which both hold a name; `gate`: claims of the registry `main`. */
function catalogWith(
  registries: Readonly<Record<string, readonly string[]>>,
  { gate, reviewed = claims }: { readonly gate?: Claims; readonly reviewed?: Claims } = {},
): Catalog {
  const catalog = new Catalog();
  const declared = declarations(['reviewed', 'team'], registries);
  const gated = declared.registries.map((registry) => (gate === undefined ? registry : { ...registry, claims: gate }));
  catalog.applyDeclarations({ ...declared, registries: gated });
  change(catalog, 'reviewed', [server('n/a', ['1.0.0'], reviewed)]);
  change(catalog, 'team', [server('n/a', ['2.0.0'], claims), server('n/b'), server('n/c', ['1.0.0'], claims)]);
  return catalog;
}

const both = { main: ['reviewed', 'team'] };
const insider = callerWith({ org: 'acme' });
const superAdmin: Caller = { mode: 'authorized', subject: 's', claims: {}, roles: new Set(['superAdmin']) };

describe('a publisher is warned', () => {
  test('if a source that comes first in a registry provides the name there', () => {
    for (const caller of [everybody, insider, superAdmin]) {
      const [warning, ...more] = publishWarnings(catalogWith(both), key, caller);
      expect(warning).toMatch(/registry "main" gives "n\/a" from the source "reviewed", .* before "team"/);
      expect(more).toEqual([]);
    }
  });

  test('not if the other source comes later, has another name, or shares no registry', () => {
    expect(publishWarnings(catalogWith({ main: ['team', 'reviewed'] }), key, everybody)).toEqual([]);
    expect(publishWarnings(catalogWith({ main: ['team'], other: ['reviewed'] }), key, everybody)).toEqual([]);
    expect(publishWarnings(catalogWith(both), { ...key, name: 'n/c' }, everybody)).toEqual([]);
    expect(publishWarnings(catalogWith(both), { ...key, type: 'skill' }, everybody)).toEqual([]);
  });

  test('nothing of what the publisher cannot see: an entry, a registry', () => {
    expect(publishWarnings(catalogWith(both, { reviewed: { org: 'other' } }), key, insider)).toEqual([]);
    expect(publishWarnings(catalogWith(both, { gate: { org: 'other' } }), key, insider)).toEqual([]);
    expect(publishWarnings(catalogWith(both, { reviewed: { org: 'other' } }), key, superAdmin)).toHaveLength(1);
  });

  test('an entry without claims is seen by a super-admin alone, under full authorization', () => {
    const open = { ...key, name: 'n/b' };
    expect(publishWarnings(catalogWith(both), open, insider)).toEqual([expect.stringContaining('without claims')]);
    expect(publishWarnings(catalogWith(both), open, everybody)).toEqual([]);
    const authenticated: Caller = { mode: 'authenticated', subject: 's', claims: {} };
    expect(publishWarnings(catalogWith(both), open, authenticated)).toEqual([]);
  });

  test('of many registries a few are named', () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`r${index}`, ['reviewed', 'team']]));
    const warnings = publishWarnings(catalogWith(many), key, everybody);
    expect(warnings).toHaveLength(4);
    expect(warnings[3]).toContain('197 more registries');
  });
});
