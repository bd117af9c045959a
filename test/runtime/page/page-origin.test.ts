import { describe, expect, test } from 'vitest';
import { audienceParameters } from '../../../runtime/identity/sign-in-settings.ts';
import { isFitForSignIn, pageOrigin } from '../../../runtime/page/page-origin.ts';

describe('the origin of the page', () => {
  test('is that of the resource URL, whatever the Host header says', () => {
    expect(pageOrigin('https://catalog.example/registry', 'evil.example')).toEqual({
      origin: 'https://catalog.example',
      isSecure: true,
    });
  });

  test('is taken from the Host header on this machine alone', () => {
    for (const host of ['localhost:8080', '127.0.0.1:8080', '127.9.9.9', '[::1]:80', 'LOCALHOST']) {
      expect(pageOrigin(undefined, host)).toEqual({ origin: `http://${host}`, isSecure: false });
    }
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'localhost@evil',
      '',
      undefined,
    ]) {
      expect(pageOrigin(undefined, host)).toBe(undefined);
    }
  });

  test('takes no cookies over plain http from elsewhere', () => {
    expect(
      ['https://a', 'http://localhost:1', 'http://127.0.0.1', 'http://a', 'http://10.0.0.1'].map(isFitForSignIn),
    ).toEqual([true, true, true, false, false]);
  });
});

describe('the parameters that name an audience', () => {
  test('are a resource indicator where the audience can be one (RFC 8707), or what was chosen', () => {
    expect(audienceParameters('https://registry.example/', undefined)).toEqual({
      resource: 'https://registry.example/',
    });
    expect(audienceParameters('urn:registry', undefined)).toEqual({ resource: 'urn:registry' });
    expect(audienceParameters('mcp-catalog', undefined)).toEqual({});
    expect(audienceParameters('https://a/#b', undefined)).toEqual({});
    expect(audienceParameters('mcp-catalog', 'audience')).toEqual({ audience: 'mcp-catalog' });
    expect(audienceParameters('https://registry.example/', 'none')).toEqual({});
  });
});
