import { describe, expect, test } from 'vitest';
import { accepts, postProblem, siteProblem } from '../../../../runtime/mcp/gateway/request-head.ts';
import { allowedSites } from '../../../../runtime/endpoint/allowed-sites.ts';

const port = 8080;
const sitesOf = (host: string) => allowedSites({ host }, () => port);

describe.each(['127.0.0.1', 'localhost', '::1', '127.0.0.2'])('a proxy that listens on %s', (host) => {
  test.each([
    [{ host: 'localhost:8080' }, true],
    [{ host: 'LocalHost:8080' }, true],
    [{ host: '127.0.0.1:8080' }, true],
    [{ host: '[::1]:8080' }, true],
    [{ host: 'localhost:8080', origin: 'http://localhost:8080' }, true],
    [{ host: 'localhost:8080', origin: 'http://[::1]:8080' }, true],
    // A foreign name that resolves to this machine, and other spellings of its own names.
    [{ host: 'evil.example:8080' }, false],
    [{ host: 'localhost.evil.example:8080' }, false],
    [{ host: 'localhost:8081' }, false],
    [{ host: 'localhost' }, false],
    [{ host: 'localhost:8080:8080' }, false],
    [{ host: 'a@localhost:8080' }, false],
    [{ host: '::1:8080' }, false],
    [{ host: '[::ffff:7f00:1]:8080' }, false],
    [{ host: '2130706433:8080' }, false],
    [{ host: '' }, false],
    [{}, false],
    // Pages of other origins.
    [{ host: 'localhost:8080', origin: 'null' }, false],
    [{ host: 'localhost:8080', origin: '' }, false],
    [{ host: 'localhost:8080', origin: 'https://localhost:8080' }, false],
    [{ host: 'localhost:8080', origin: 'http://localhost:3000' }, false],
    [{ host: 'localhost:8080', origin: 'http://localhost' }, false],
    [{ host: 'localhost:8080', origin: 'http://evil.example' }, false],
    [{ host: 'localhost:8080', origin: 'http://localhost:8080.evil.example' }, false],
    [{ host: 'localhost:8080', origin: 'http://localhost:8080, http://evil.example' }, false],
  ] as const)('%j is served: %s', (headers, isServed) => {
    expect(siteProblem(headers, sitesOf(host)) === undefined).toBe(isServed);
  });
});

test('a proxy is asked by the address that it listens on, without the usual port of HTTP', () => {
  expect(siteProblem({ host: '127.0.0.2:8080' }, sitesOf('127.0.0.2'))).toBeUndefined();
  expect(siteProblem({ host: '127.0.0.2:8080' }, sitesOf('127.0.0.1'))).toBeDefined();
  const usual = allowedSites({ host: '127.0.0.1' }, () => 80);
  expect(siteProblem({ host: '127.0.0.1', origin: 'http://localhost' }, usual)).toBeUndefined();
});

test('a proxy that others reach is asked by any name, but by no page', () => {
  const sites = sitesOf('0.0.0.0');
  expect(siteProblem({ host: 'mcp.team.svc:8080' }, sites)).toBeUndefined();
  for (const origin of ['null', 'http://localhost:8080', 'https://evil.example'])
    expect(siteProblem({ host: 'mcp.team.svc:8080', origin }, sites)).toMatchObject({ status: 403 });
});

describe('an Accept header', () => {
  test.each([
    [undefined, true],
    ['*/*', true],
    ['application/*', true],
    ['application/json', true],
    ['APPLICATION/JSON', true],
    ['text/html, application/json', true],
    ['text/html,application/json', true],
    ['text/html , application/json ,', true],
    ['application/json;q=0.1', true],
    ['application/json ; q=1.000', true],
    ['application/json;charset=utf-8;q=0.5', true],
    ['application/json;profile="a,b;q=0"', true],
    ['application/json;profile="\\"q=0"', true],
    ['application/jsonp, application/json', true],
    ['*/*;q=0, application/json', true],
    ['application/*;q=0, application/json;q=0.001', true],
    ['application/json;q=0, application/json', true],
    ['*/*;q=0.1', true],
    ['', false],
    ['text/html', false],
    ['xapplication/json', false],
    ['application/jsonp', false],
    ['application/json-seq', false],
    ['application/json;q=0', false],
    ['application/json;Q=0.000', false],
    ['application/json; q = 0', false],
    ['application/json;q=0, */*', false],
    ['application/*;q=0, */*', false],
    ['*/*;q=0', false],
    ['application/json;q=0, application/*', false],
    ['text/html;x="application/json"', false],
    ['text/html;x=", application/json"', false],
    ['json', false],
    ['*', false],
  ])('%j takes JSON: %s', (header, isTaken) => {
    expect(accepts(header, 'application', 'json')).toBe(isTaken);
  });

  test('that is hostile is read to its end', () => {
    for (const header of [`"${'\\'.repeat(16_000)}`, '",'.repeat(8000), 'a;'.repeat(8000), '"a\\" '.repeat(3000)])
      expect(accepts(header, 'application', 'json')).toBe(false);
  });
});

test.each([
  ['application/json', undefined],
  ['Application/JSON; charset=UTF-8', undefined],
  ['application/json ;charset=utf-8', undefined],
  ['application/json;', undefined],
  ['text/plain', 415],
  ['application/jsonp', 415],
  ['application/json, text/plain', 415],
  ['text/plain; application/json', 415],
  ['', 415],
  [undefined, 415],
])('a message of type %j is refused with %s', (type, status) => {
  const headers = {
    accept: 'application/json, text/event-stream',
    ...(type === undefined ? {} : { 'content-type': type }),
  };
  expect(postProblem(headers)?.status).toBe(status);
});
