import { describe, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (database: string, mark = '', keyMark = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    sources: [{ name: p, managed: {} }]
    registries: [{ name: r, sources: [p] }]
    auth: { mode: anonymous }
    ${database}
  volumes: [{ name: v, secret: { secretName: other } }, { name: d, emptyDir: {} }]
  volumeMounts: [{ name: v, mountPath: /s }, { name: d, mountPath: /data }]
  ${mark}pgpassSecretRef: { name: s, key: ${keyMark}pgpass }
`;
const secret = (text: string, field = 'stringData'): string => `---
apiVersion: v1
kind: Secret
metadata: { name: s }
${field}: { pgpass: '${text}' }
`;
const database = (rest = ''): string => `database: { host: db.example.com, user: u, database: d${rest} }`;

describe('a pgpass file is read', () => {
  test('not without a database', async () => {
    await expectFindings(input('# none', '┆'), 'registry/pgpass-without-effect');
  });

  test('not beside password files for all users', async () => {
    await expectFindings(input(database(', passwordFile: /s/p'), '┆'), 'registry/pgpass-without-effect');
    await expectFindings(
      input(database(', passwordFile: /s/p, migrationUser: m, migrationPasswordFile: /s/m'), '┆'),
      'registry/pgpass-without-effect',
    );
  });

  test('for whom no file holds the password', async () => {
    await expectFindings(input(database()));
    await expectFindings(input(database(', passwordFile: /s/p, migrationUser: m')));
  });
});

describe('it has a line for who signs in', () => {
  test.for(['s3cr3t', 'other.example.com:5432:d:u:p', 'db.example.com:5433:d:u:p', '# db.example.com:5432:d:u:p'])(
    'not with %s',
    async (line) => {
      await expectFindings(input(database(), '', '┆') + secret(line), 'registry/pgpass-no-line');
    },
  );

  test.for(['db.example.com:5432:d:u:p', '*:*:*:u:p', '*:*:d:*:a:b', 'db.example.com:5432:d:u:${PASSWORD}'])(
    'with %s',
    async (line) => {
      await expectFindings(input(database()) + secret(line));
    },
  );

  test('with a port of its own, and with escaped colons', async () => {
    await expectFindings(input(database(', port: 6543')) + secret('db.example.com:6543:d:u:p'));
    const address = database().replace('db.example.com', '"2001:db8::5"');
    await expectFindings(input(address) + secret(String.raw`2001\:db8\:\:5:5432:d:u:p`));
  });

  test('in base64', async () => {
    const encoded = (text: string): string => Buffer.from(text).toString('base64');
    await expectFindings(input(database()) + secret(encoded('*:*:*:*:p'), 'data'));
    await expectFindings(input(database(), '', '┆') + secret(encoded('p'), 'data'), 'registry/pgpass-no-line');
  });

  test('for the user who changes the tables too', async () => {
    const both = database(', migrationUser: m');
    await expectFindings(input(both, '', '┆') + secret('*:*:*:u:p'), 'registry/pgpass-no-line');
    await expectFindings(input(both) + secret('*:*:*:*:p'));
  });
});
