import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const configuration = `sources: [{ name: team, managed: {} }]
registries: [{ name: main, sources: [team] }]
auth:
  mode: oauth
  oauth:
    providers:
      - name: first
        issuerUrl: https://login.example.com
        audience: registry
        introspectionUrl: https://login.example.com/introspect
        clientId: registry
        clientSecretFile: secrets/absent
        caCertPath: secrets/bundle.pem
        authTokenFile: secrets/token
`;

test('files of providers that cannot be used are found at start, where the configuration names them', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const folder = scratchFolder({
    'registry.yaml': configuration,
    'secrets/bundle.pem': key,
    'secrets/token': ' \n',
  });
  mkdirSync(join(folder, 'elsewhere'));
  const serve = ['registry', 'serve', '--config', '../registry.yaml', '--address', '127.0.0.1:0'];
  const { code, stderr } = await runSvc(serve, { cwd: join(folder, 'elsewhere') });
  expect(code).toBe(1);
  const found = [...stderr.matchAll(/registry\.yaml:(\d+:\d+) error\[(.*?)\]: (.*)/g)].map((match) => match.slice(1));
  const at = (file: string): string => join(folder, 'secrets', file);
  const says = (what: string): unknown => expect.stringContaining(what);
  expect(found).toEqual([
    [
      '12:27',
      'registry/unusable-file',
      says(`clientSecretFile: ${at('absent')} cannot be used: there is no such file`),
    ],
    ['13:21', 'registry/unusable-file', says(`caCertPath: ${at('bundle.pem')} cannot be used: it holds no PEM certif`)],
    ['14:24', 'registry/unusable-file', says(`authTokenFile: ${at('token')} cannot be used: it is empty`)],
  ]);
  expect(stderr).toContain('Hint: put the secret of the client and nothing else there, or correct the path');
  // No content of a file is ever shown.
  expect(stderr).not.toContain('PRIVATE KEY');
});
