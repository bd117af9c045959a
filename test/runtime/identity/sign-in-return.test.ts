import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnPath } from '../../../runtime/identity/sign-in-return.ts';

const here = 'https://catalog.example';

describe('where a person goes after a sign-in', () => {
  test('is a path of the catalog, with its query', () => {
    expect(returnPath('/catalog/main?search=a%20b')).toBe('/catalog/main?search=a%20b');
    expect(returnPath('/catalog/main/servers/com.example%2Fweather')).toBe(
      '/catalog/main/servers/com.example%2Fweather',
    );
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    'javascript:alert(1)',
    'evil',
    '',
    '/sign-in?returnTo=/',
    '/sign-in/callback',
    '/sign-out',
  ])('is the first page instead of %s', (text) => {
    expect(returnPath(text)).toBe('/');
  });

  test('is on this host, whatever the request asks for', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = returnPath(`/${pieces.join('')}`);
        expect(new URL(path, here).origin).toBe(here);
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 2000 },
    );
  });
});
