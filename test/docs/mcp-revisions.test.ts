import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import differences from '../data/conformance-differences.json' with { type: 'json' };
import results from '../data/conformance-results.json' with { type: 'json' };
import { projectRoot } from '../support/source-files.ts';

test('the page about MCP revisions lists what the conformance suite loses, with the reasons', () => {
  const page = readFileSync(join(projectRoot, 'docs/how-to/mcp-revisions.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.includes('| `'));
  const listed = rows.slice(-differences.length).map((line) => line.split(' | ').slice(-2).join(' | '));
  expect(listed).toEqual(differences.map(({ check, reason }) => `\`${check}\` | ${reason} |`));
  expect(page).toContain(`These ${differences.length} checks pass`);
  const servers: Readonly<Record<string, string>> = { legacy: 'with sessions', modern: '2026-07-28' };
  for (const { client, server, direct, through, null: nothing } of results) {
    expect(page).toContain(`| ${client} | ${servers[server]} | ${direct} | ${through} |`);
    expect(page).toContain(`${nothing} of ${client}`);
    // Each difference is one check, and what it loses is in the list.
    const lost = differences.filter((each) => each.client === client && each.server === server);
    expect(direct - through).toBe(lost.length);
  }
});
