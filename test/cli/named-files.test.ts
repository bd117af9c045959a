import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namedFiles } from '../../cli/documents/named-files.ts';
import { propertyOf, valuesAt } from '../../manifests/program/values-at.ts';
import { runSvc } from '../support/run-svc.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { projectRoot } from '../support/source-files.ts';

/** Codes that the texts of this test are not about. */
const others = 'proxy/not-available-yet';

/** `path:line:column code` of each finding, and the hints. */
async function findingsIn(
  files: Readonly<Record<string, string>>,
  ...flags: readonly string[]
): Promise<{ findings: string[]; hints: string[] }> {
  const { stderr } = await runSvc(['validate', ...flags], { cwd: scratchFolder(files) });
  return {
    findings: [...stderr.matchAll(/^(?:(\S+:\d+:\d+) )?\w+\[(.*?)\]/gm)].flatMap(([, at = '', code = '']) =>
      code === others ? [] : [`${at} ${code}`],
    ),
    hints: [...stderr.matchAll(/^ {2}Hint: (.*)$/gm)].map(([, hint = '']) => hint),
  };
}

const run = (field: string): string =>
  `{ "schemaVersion": "v1", "targetPort": 9000, "name": "a", "transport": "streamable-http",\n  ${field} }\n`;
const policies =
  '{ "version": "1.0", "type": "cedarv1", "cedar": { "policies": ["permit(principal, action, resource);"] } }';
const code = 'document/file-not-there';

describe('a file that a document names beside itself', () => {
  test('is there', async () => {
    const files = { 'a/run.json': run('"authzConfigPath": "authz.jsn"'), 'a/authz.json': policies };
    expect(await findingsIn(files, '--as', 'run', 'a/run.json')).toEqual({
      findings: [`a/run.json:2:22 ${code}`],
      hints: ['did you mean "authz.json"?'],
    });
    const right = { ...files, 'a/run.json': run('"authzConfigPath": "./authz.json"') };
    expect((await findingsIn(right, '--as', 'run', 'a/run.json')).findings).toEqual([]);
  });

  test('is compared by its name, not by its ending', async () => {
    const files = { 'run.json': run('"authzConfigPath": "nope.json"'), 'to1.json': '{}' };
    expect((await findingsIn(files, '--as', 'run', 'run.json')).hints).toEqual([
      'correct the path, which starts at the folder of this document, or create the file before the program starts',
    ]);
  });

  test('is looked for in lists too, and not where it may be elsewhere', async () => {
    const findings = async (field: string): Promise<string[]> =>
      (await findingsIn({ 'run.json': run(field) }, '--as', 'run', 'run.json')).findings;
    expect(await findings('"webhookConfigPaths": ["hooks.yaml"]')).toEqual([`run.json:2:26 ${code}`]);
    expect(await findings('"permissionProfile": "only-github.json"')).toEqual([`run.json:2:24 ${code}`]);
    expect(await findings('"permissionProfile": "network"')).toEqual([]);
    expect(await findings('"authzConfigPath": "/etc/svc/authz.json"')).toEqual([]);
    expect(await findings('"envFile": ".env"')).toEqual([]);
  });
});

test('every field of a run configuration with a path is looked at, or holds what is not kept beside it', () => {
  const found = fieldsWithPaths(`${projectRoot}/schemas/config/run.json`);
  expect(found).toContain('authzConfigPath');
  const elsewhere = [
    'envFile',
    'envFileDir',
    'oidc.jwksAuthTokenFile',
    'remoteAuth.bearerTokenFile',
    'remoteAuth.clientSecretFile',
    'tokenExchange.clientSecretFile',
  ];
  const known = [...(namedFiles.run ?? []).map((path) => path.join('.')), ...elsewhere];
  // Its form is wider than a path: it may name a built-in profile.
  expect([...found, 'permissionProfile'].toSorted()).toEqual(known.toSorted());
});

/** Dotted paths of the fields whose schema is that of a path, in a schema file and those that it refers to. */
function fieldsWithPaths(file: string): string[] {
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return valuesAt(schema, ['properties', '*']).flatMap(({ value, path }) => {
    const name = String(path.at(-1));
    const inList = propertyOf(value, 'items');
    const reference = propertyOf(inList ?? value, '$ref');
    if (typeof reference !== 'string') return [];
    if (basename(reference) === 'file-path.json') return [inList === undefined ? name : `${name}.*`];
    const target = join(dirname(file), reference);
    // What documents of their own name is theirs to check.
    return target.includes('/shared/') ? fieldsWithPaths(target).map((below) => `${name}.${below}`) : [];
  });
}
