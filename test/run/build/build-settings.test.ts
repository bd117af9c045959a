import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSettings } from '../../../runtime/run/build/build-settings.ts';
import { makeCertificates } from '../../support/certificates.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('svc-build-');

test('a base image is used for both stages, and packages are a set', async () => {
  expect(await buildSettings('go', { image: 'golang:1.27', addPackages: ['b', 'a', 'b'] }, {}, folder)).toMatchObject({
    builder: 'golang:1.27',
    base: 'golang:1.27',
    packages: ['a', 'b'],
  });
  expect(await buildSettings('go', { image: 'golang\nRUN id' }, {}, folder)).toMatchObject({
    problem: expect.stringContaining('is not the reference of an image'),
  });
});

test('registries of this machine are taken by name, and refused with credentials', async () => {
  const environment = { npm_config_registry: 'http://npm.example.com', UV_DEFAULT_INDEX: 'x', NPM_TOKEN: 'secret' };
  expect(await buildSettings('npx', {}, environment, folder)).toMatchObject({
    registries: { npm_config_registry: 'http://npm.example.com' },
  });
  const refused = await buildSettings('uvx', {}, { UV_DEFAULT_INDEX: 'https://me:secret@pypi.example.com' }, folder);
  expect(refused).toMatchObject({ problem: expect.stringContaining('UV_DEFAULT_INDEX holds credentials') });
  expect(JSON.stringify(refused)).not.toContain('secret');
});

test('of a file with certificates only the certificates are taken', async () => {
  const { cert: certificate, key } = makeCertificates(folder);
  writeFileSync(join(folder, 'ca.pem'), `# of the office\n${key}\n${certificate}`);
  const found = await buildSettings('npx', { caCertPath: 'ca.pem' }, {}, folder);
  expect(found).toMatchObject({ certificates: `${certificate.trim()}\n` });
  writeFileSync(join(folder, 'key.pem'), key);
  writeFileSync(join(folder, 'bad.pem'), '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n');
  for (const [name, problem] of [
    ['key.pem', 'holds no certificate'],
    ['bad.pem', 'has a block that is not a certificate'],
    ['nothing.pem', 'cannot be read'],
  ] as const)
    expect(await buildSettings('npx', { caCertPath: name }, {}, folder)).toMatchObject({
      problem: expect.stringContaining(problem),
    });
});
