import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadDocument } from '../../generated/load.ts';

const { validate } = await loadDocument['registry-server']();

const sources = {
  api: (address: string) => ({ api: { endpoint: address }, syncPolicy: { interval: '1h' } }),
  git: (address: string) => ({ git: { repository: address }, syncPolicy: { interval: '1h' } }),
  file: (address: string) => ({ file: { url: address }, syncPolicy: { interval: '1h' } }),
} as const;
type Kind = keyof typeof sources;
const kinds = Object.keys(sources) as Kind[];

const accepts = (kind: Kind, address: string): boolean =>
  validate({ sources: [{ name: 'other', ...sources[kind](address) }] });

test.each(kinds)('an address of %s holds no password, however it is written', (kind) => {
  const part = fc.constantFrom(
    'user',
    'p%40ss',
    'host.example.com',
    ':',
    '@',
    '/',
    '\\',
    '//',
    '?',
    '#',
    '[::1]',
    ':8443',
    'a',
  );
  const address = fc
    .tuple(fc.constantFrom('https://', 'http://', 'ssh://', 'https:/', 'https:'), fc.array(part, { maxLength: 8 }))
    .map(([scheme, parts]) => scheme + parts.join(''));
  let taken = 0;
  fc.assert(
    fc.property(address, (text) => {
      if (!accepts(kind, text)) return;
      taken += 1;
      const url = URL.parse(text);
      expect(url?.password ?? '').toBe('');
      expect(url?.username ?? '').toBe('');
    }),
    { numRuns: 5000 },
  );
  expect(taken).toBeGreaterThan(100);
});

test.each([
  ['api', 'https://registry.example.com/main'],
  ['api', 'http://localhost:8080/main/'],
  ['api', 'https://[2001:db8::1]:8443/@scope/main'],
  ['git', 'https://git.example.com:8443/~me/catalog.git'],
  ['file', 'https://files.example.com?name=catalog@2.json'],
  ['file', 'https://files.example.com:444/a/catalog.json#x'],
] as const)('%s takes %s', (kind, address) => {
  expect(accepts(kind, address)).toBe(true);
});

test.each([
  ['api', 'https://user:secret@registry.example.com/main'],
  ['api', 'https://secret@registry.example.com'],
  ['git', 'https://user:secret@git.example.com/catalog.git'],
  ['git', 'ssh://git:secret@git.example.com/catalog.git'],
  // The image has no client of ssh, and the specification does not ask for one.
  ['git', 'ssh://git@git.example.com:22/catalog.git'],
  ['file', 'https://user:secret@files.example.com/catalog.json'],
] as const)('%s does not take %s', (kind, address) => {
  expect(accepts(kind, address)).toBe(false);
});
