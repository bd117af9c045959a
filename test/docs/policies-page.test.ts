import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Identity } from '../../runtime/identity/identity.ts';
import { openCedarPolicy } from '../../runtime/policy/cedar/cedar-policy.ts';
import type { Feature, JsonObject, Question, Use } from '../../runtime/policy/policy.ts';
import { projectRoot } from '../support/source-files.ts';
import { blocksOf } from './page-blocks.ts';

const page = readFileSync(join(projectRoot, 'docs/how-to/write-policies.md'), 'utf8');

/** The sections with a policy, by their headings. */
const sections = page
  .split(/^## /m)
  .filter((section) => /^\d+\. /.test(section))
  .map((section) => ({ heading: section.slice(0, section.indexOf('\n')), section }));

interface Policies {
  readonly policies: readonly string[];
  readonly entitiesJson?: string;
}

describe('the page about policies', () => {
  test('has ten of them', () => {
    expect(sections.map(({ heading }) => Number.parseInt(heading, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test.each(sections)('$heading', async ({ section }) => {
    const opened = await openCedarPolicy({ ...policiesOf(section), serverName: 'tickets' });
    if (!opened.ok) throw new Error(opened.problem);
    const rows = rowsOf(section);
    expect(new Set(rows.map(({ decision }) => decision))).toEqual(new Set(['permitted', 'denied']));
    for (const { caller, question, decision, row } of rows) {
      expect(await opened.policy.decide(caller, question), row).toBe(decision);
    }
    await opened.policy.close();
  });
});

/** The policies of a section: Cedar, or a whole document. */
function policiesOf(section: string): Policies {
  const [block] = blocksOf(section);
  const text = block?.lines.join('\n') ?? '';
  if (block?.language === 'cedar') return { policies: [text] };
  return (JSON.parse(text) as { cedar: Policies }).cedar;
}

interface Row {
  readonly row: string;
  readonly caller: Identity | undefined;
  readonly question: Question;
  readonly decision: string;
}

function rowsOf(section: string): Row[] {
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((row) => {
    const [, caller = '', request = '', decision = ''] = row.split('|').map((cell) => cell.trim());
    return { row, caller: callerOf(caller), question: questionOf(request), decision };
  });
}

function callerOf(cell: string): Identity | undefined {
  if (cell === 'nobody signs in') return undefined;
  const claims = JSON.parse(cell.replaceAll('`', '')) as JsonObject;
  return {
    subject: String(claims['sub']),
    issuer: 'https://id.example.com',
    provider: 'example',
    claims,
    expiresAt: Number.MAX_SAFE_INTEGER,
  };
}

const uses: Readonly<Record<string, { readonly use: Use; readonly feature: Feature }>> = {
  call: { use: 'call', feature: 'tool' },
  list: { use: 'show', feature: 'tool' },
  get: { use: 'get', feature: 'prompt' },
  read: { use: 'read', feature: 'resource' },
};

/** Reads "call `pay` with `{"amount":5}`", or "call `search` with `readOnlyHint`". */
function questionOf(cell: string): Question {
  const [, verb = '', name = '', more] = /^(\w+) `([^`]+)`(?: with `([^`]+)`)?$/.exec(cell) ?? [];
  const kind = uses[verb];
  if (kind === undefined) throw new Error(`not a request: ${cell}`);
  if (more === undefined) return { ...kind, name };
  if (more.startsWith('{')) return { ...kind, name, arguments: JSON.parse(more) as JsonObject };
  return { ...kind, name, annotations: { [more]: true } };
}
