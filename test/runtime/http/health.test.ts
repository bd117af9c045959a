import { expect, test } from 'vitest';
import { registryOperations } from '../../../generated/api/registry-operations.ts';
import { healthAnswers } from '../../../runtime/http/health.ts';
import { registerOperations } from '../../../runtime/http/operations/register-operations.ts';
import { createHttpServer } from '../../../runtime/http/server.ts';
import { memoryLog } from '../../support/memory-log.ts';

test('a server says that it is alive, whether it is ready and what it waits for, and which version it is', async () => {
  let waitingFor: readonly string[] = ['the first sync of tools'];
  const { getHealth, getLiveness, getReadiness, getVersion } = registryOperations;
  const server = createHttpServer({ log: memoryLog().log });
  registerOperations(
    server,
    { getHealth, getLiveness, getReadiness, getVersion },
    healthAnswers(() => waitingFor, { version: '1.2.3', commit: 'abc' }),
    {
      authenticate: () => {
        throw new Error('probes have no token');
      },
    },
  );
  const get = async (url: string): Promise<[number, unknown, unknown]> => {
    const answer = await server.app.inject({ url });
    return [answer.statusCode, answer.json(), answer.headers['cache-control']];
  };
  expect(await get('/livez')).toEqual([200, { status: 'alive' }, 'no-store']);
  expect(await get('/health')).toEqual([200, { status: 'healthy' }, 'no-store']);
  expect(await get('/readyz')).toEqual([
    503,
    { status: 'not-ready', waitingFor: ['the first sync of tools'] },
    'no-store',
  ]);
  waitingFor = [];
  expect(await get('/readyz')).toEqual([200, { status: 'ready' }, 'no-store']);
  const platform = `${process.platform}-${process.arch}`;
  expect(await get('/version')).toEqual([
    200,
    { version: '1.2.3', commit: 'abc', runtime: process.version, platform },
    'no-store',
  ]);
  await server.app.close();
});
