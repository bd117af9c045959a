import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { temporaryFolder } from '../../temporary-folder.ts';

/** The revisions with requirements in the suite. */
export type SuiteRevision = '2025-11-25' | '2026-07-28';

/** `scenario/check` → how often it passed, and what went wrong. One check may be made several times. */
export type SuiteResult = ReadonlyMap<string, { readonly passed: number; readonly problems: readonly string[] }>;

const program = join(import.meta.dirname, '../../../../node_modules/@modelcontextprotocol/conformance/dist/index.js');
const longest = 120_000;

const checks = z.array(z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }));

/** Runs everything that a revision requires, and what the suite has beside it, against a server. */
export async function runServerSuite(url: URL, revision: SuiteRevision): Promise<SuiteResult> {
  return run(['server', '--url', url.href, '--requirements', revision]);
}

/** Runs one scenario in which the suite is the server. It starts a command with the address of that server. */
export async function runClientScenario(
  command: string,
  scenario: string,
  revision: SuiteRevision,
): Promise<SuiteResult> {
  return run(['client', '--command', command, '--scenario', scenario, '--spec-version', revision]);
}

async function run(args: readonly string[]): Promise<SuiteResult> {
  const folder = temporaryFolder('svc-conformance-');
  const child = spawn(process.execPath, [program, ...args, '-o', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longest,
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const found = new Map<string, { passed: number; problems: string[] }>();
  for (const ran of readdirSync(folder)) {
    const file = join(folder, ran, 'checks.json');
    // A scenario that a server makes throw has none.
    if (!existsSync(file)) continue;
    const scenario = ran.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT[\dZ-]+$/, '');
    for (const { id, status, errorMessage = '' } of checks.parse(JSON.parse(readFileSync(file, 'utf8')))) {
      const key = `${scenario}/${id}`;
      const one = found.get(key) ?? { passed: 0, problems: [] };
      if (status === 'SUCCESS') one.passed += 1;
      if (status === 'FAILURE' || status === 'WARNING') one.problems.push(errorMessage);
      found.set(key, one);
    }
  }
  if (found.size === 0) throw new Error(`the suite checked nothing: ${output.slice(-2000)}${errors.slice(-2000)}`);
  return found;
}
