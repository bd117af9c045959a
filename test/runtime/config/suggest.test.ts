import { describe, expect, test } from 'vitest';
import { suggest, withSameEnding } from '../../../runtime/config/suggest.ts';

const fields = ['image', 'port', 'proxyPort', 'transport', 'replicas', 'imagePullPolicy', 'env'];

describe('suggest', () => {
  test.each([
    ['imge', 'image'],
    ['iamge', 'image'],
    ['images', 'image'],
    ['Image', 'image'],
    ['prot', 'port'],
    ['proxy_port', 'proxyPort'],
    ['PROXYPORT', 'proxyPort'],
    ['proxy-port', 'proxyPort'],
    ['trasnport', 'transport'],
    ['replica', 'replicas'],
    ['imagePull', 'imagePullPolicy'],
    ['rep', 'replicas'],
    ['ENV', 'env'],
  ])('takes %s for %s', (word, expected) => {
    expect(suggest(word, fields)).toBe(expected);
  });

  test.each(['host', 'nothing', 'x', '', 'no', 'v', 'foo', 'podTemplateSpec'])('has nothing near %j', (word) => {
    expect(suggest(word, fields)).toBeUndefined();
  });

  test('prefers the nearest, then the first, and never the word itself', () => {
    expect(suggest('server-b', ['server-a', 'server-c'])).toBe('server-a');
    expect(suggest('tools', ['stools', 'Tools'])).toBe('Tools');
    expect(suggest('tools', ['tools'])).toBeUndefined();
    expect(suggest('a', ['b', 'c'])).toBeUndefined();
  });
});

describe('withSameEnding', () => {
  test.each([
    ['port', ['proxyPort', 'mcpPort']],
    ['targetPort', ['proxyPort', 'mcpPort']],
    ['proxyPort', ['mcpPort']],
    ['export', []],
  ])('%s', (word, expected) => {
    expect(withSameEnding(word, ['image', 'proxyPort', 'mcpPort', 'portName'])).toEqual(expected);
  });
});
