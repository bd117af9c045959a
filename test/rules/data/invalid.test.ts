import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const head = (kind: string): string => `apiVersion: v1
kind: ${kind}
metadata: { name: a }
`;

test('values that are not strings are reported, with their type', async () => {
  await expectFindings(
    `${head('ConfigMap')}data:
  text: 'yes'
  number: ┆8080
  map: ┆{ a: 1 }
  nothing: ┆null
binaryData:
  icon: ┆[1]
`,
    'data/invalid-value',
    'data/invalid-value',
    'data/invalid-value',
    'data/invalid-value',
  );
});

test('data that is not a map is reported once', async () => {
  await expectFindings(`${head('ConfigMap')}data: ┆[a, b]\n`, 'data/invalid-map');
  await expectFindings(`${head('Secret')}stringData: ┆text\n`, 'data/invalid-map');
});

test('what is not base64 is refused where base64 is asked for', async () => {
  await expectFindings(
    `${head('Secret')}data:
  right: aGVsbG8=
  empty: ''
  folded: |
    aGVs
    bG8=
  plain: ┆hello-world
  short: ┆aGVsbG8
stringData:
  plain: hello-world
`,
    'data/invalid-base64',
    'data/invalid-base64',
  );
  await expectFindings(`${head('ConfigMap')}binaryData: { a: ┆'%' }\ndata: { b: '%' }\n`, 'data/invalid-base64');
});

test('what is filled in or decrypted on the way is left alone', async () => {
  await expectFindings(`${head('Secret')}data: { a: '\${TOKEN}', b: '<path:x#y>', c: 'ENC[AES256_GCM,data:x]' }\n`);
  await expectFindings(`${head('Secret')}data: { a: 1 }\nsops: { version: 3.9.0 }\n`);
});

test('keys that Kubernetes refuses are named', async () => {
  await expectFindings(
    `${head('ConfigMap')}data:
  ┆a b: x
  ┆..a: x
  a.b_c-D: x
  .dot: x
`,
    'data/invalid-key',
    'data/invalid-key',
  );
});

test('objects of other groups are not checked', async () => {
  await expectFindings(`apiVersion: example.com/v1\nkind: Secret\nmetadata: { name: a }\ndata: { a: 1 }\n`);
});
