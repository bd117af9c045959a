import { describe, expect, test } from 'vitest';
import { loadDocument } from '../../../generated/load.ts';
import { credentialsOf } from '../../../runtime/proxy/credentials.ts';
import { namedSecret } from '../../../runtime/endpoint/named-secret.ts';
import { memoryLog } from '../../support/memory-log.ts';

const withHeader = (value: string) => ({
  schemaVersion: 'v1',
  transport: 'streamable-http',
  remoteUrl: 'https://wiki.example.com/mcp',
  headerForward: { plaintext: { 'X-Team': value } },
});

describe.each(['a\r\nHost: evil.example', 'a\nb', 'a\rb', 'a\0b', 'a\x7fb'])('the value %j of a header', (value) => {
  test('is refused by the schema, and by a proxy that is given it all the same', async () => {
    const { validate, withDefaults } = await loadDocument.run();
    expect(validate(withHeader(value))).toBe(false);
    const plain = withHeader('fine');
    if (!validate(plain)) throw new Error('a valid document is refused');
    const config = { ...withDefaults(plain), headerForward: { plaintext: { 'X-Team': value } } };
    const { log } = memoryLog();
    expect(credentialsOf(config, log, namedSecret)).toMatchObject({
      problem: 'the value of the header "X-Team" is not a header value',
      hint: expect.stringContaining('no line breaks'),
    });
  });
});

test.each(['', 'a b', 'tab\tinside', 'Zürich'])('the value %j of a header is sent', async (value) => {
  const { validate, withDefaults } = await loadDocument.run();
  const document = withHeader(value);
  if (value !== 'tab\tinside') expect(validate(document)).toBe(true);
  const plain = withHeader('fine');
  if (!validate(plain)) throw new Error('a valid document is refused');
  const config = { ...withDefaults(plain), headerForward: { plaintext: { 'X-Team': value } } };
  const credential = credentialsOf(config, memoryLog().log, namedSecret);
  if (credential === undefined || 'problem' in credential) throw new Error('it is refused');
  expect(await credential.headers({ identity: undefined, token: undefined })).toEqual(['x-team', value]);
});
