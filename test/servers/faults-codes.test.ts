import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiOperation } from '../../generated/api/operation.ts';
import { registryErrors, type RegistryErrorCode } from '../../generated/api/registry-errors.ts';
import { registryOperations } from '../../generated/api/registry-operations.ts';
import { parsedAnswer, rawRequest } from '../support/raw-request.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';

/*
 * What an operation declares, it answers: for the codes that any request can bring about. Nothing undeclared is answered
 * (faults-input.test.ts), and the tests of authorization and publishing check the codes about existence and access.
 */

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({
    sources: [{ name: 'team', managed: {} }],
    registries: [{ name: 'main', sources: ['team'] }],
    auth: { mode: 'anonymous' },
  });
  await registry.ready();
});
afterAll(() => registry.close());

interface Wrong {
  /** In place of each parameter of the path. */
  readonly value?: string;
  readonly query?: string;
  readonly header?: string;
  readonly type?: string;
  readonly body?: string;
  /** Declared length, if it differs from that of the body. */
  readonly length?: number;
}

const wrongs: Partial<Record<RegistryErrorCode, Wrong>> = {
  'url-too-long': { query: `x=${'x'.repeat(9000)}` },
  'headers-too-large': { header: `X-Long: ${'x'.repeat(20_000)}` },
  'malformed-url': { value: '%zz', query: 'x=1' },
  'invalid-json': { body: '{' },
  'invalid-body': { body: '[1]' },
  'unsupported-media-type': { type: 'text/plain', body: '{}' },
  'body-too-large': { body: '', length: 2_000_000 },
};

/** Valid values of the parameters in paths. */
const samples: Readonly<Record<string, string>> = {
  serverName: 'com.example%2Fa',
  entryName: 'com.example%2Fa',
  entryType: 'server',
  namespace: 'com.example',
};

async function answerTo({ method, path, body }: ApiOperation, wrong: Wrong): Promise<ReturnType<typeof parsedAnswer>> {
  const target = path.replaceAll(/\{([A-Za-z]+)\}/g, (_, name: string) => wrong.value ?? samples[name] ?? 'abc');
  const text = wrong.body ?? (body === undefined ? undefined : '{}');
  const length = wrong.length ?? text?.length;
  const head = [
    `${method} ${target}${wrong.query === undefined ? '' : `?${wrong.query}`} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    ...(text === undefined ? [] : [`Content-Type: ${wrong.type ?? 'application/json'}`, `Content-Length: ${length}`]),
    ...(wrong.header === undefined ? [] : [wrong.header]),
  ];
  return parsedAnswer(await rawRequest(registry.address, `${head.join('\r\n')}\r\n\r\n${text ?? ''}`));
}

const operations: readonly ApiOperation[] = Object.values<ApiOperation>(registryOperations).filter(
  ({ inOpenApi }) => inOpenApi,
);
const cases = Object.entries(wrongs).flatMap(([code, wrong]) =>
  operations
    .filter(({ errors, path }) => errors.includes(code) && (code !== 'malformed-url' || path.includes('{')))
    .map((operation) => [operation.operationId, code, operation, wrong] as const),
);

test.each(cases)('%s answers %s as it declares', async (_, code, operation, wrong) => {
  const { status, body } = await answerTo(operation, wrong);
  expect([status, body]).toEqual([
    registryErrors[code as RegistryErrorCode].status,
    { error: expect.stringMatching(/\S/), code },
  ]);
});

const withParameters = operations.flatMap((operation) => {
  const { errors, pathParameters, queryParameters } = operation;
  const rules = [...Object.entries(pathParameters), ...Object.entries(queryParameters)];
  return rules.map(([name]) => [operation.operationId, name, operation, errors] as const);
});

test.each(withParameters)('%s refuses a wrong "%s" as invalid-parameter', async (_, name, operation, errors) => {
  expect(errors).toContain('invalid-parameter');
  const control = '%01';
  const path = operation.path.replaceAll(/\{([A-Za-z]+)\}/g, (__, each: string) =>
    each === name ? control : (samples[each] ?? 'abc'),
  );
  const query = Object.hasOwn(operation.queryParameters, name) ? `?${name}=${control}` : '';
  const body = operation.body === undefined ? {} : { body: {} };
  const answer = await registry.ask(operation.method, `${path}${query}`, body);
  expect(answer.body).toEqual({ error: expect.stringContaining(`"${name}"`), code: 'invalid-parameter' });
});

test('there is something to try for most of what every operation declares', () => {
  expect(cases.length).toBeGreaterThan(60);
  expect(withParameters.length).toBeGreaterThan(40);
});
