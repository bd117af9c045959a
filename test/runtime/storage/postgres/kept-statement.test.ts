import { expect, test } from 'vitest';
import { askKept, isKept } from '../../../../runtime/storage/postgres/kept-statement.ts';

const text = '/* kept publish */ select 1';
const named: unknown = expect.stringMatching(/^svc_publish_[0-9a-f]{16}$/);

/** A connection that refuses prepared statements with a SQLSTATE, and what it was asked. */
function connection(refusal?: string) {
  const asked: unknown[] = [];
  const query = (question: unknown): Promise<unknown> => {
    asked.push(typeof question === 'string' ? 'planned anew' : (question as { readonly name: string }).name);
    const isRefused = typeof question !== 'string' && refusal !== undefined;
    return isRefused ? Promise.reject(Object.assign(new Error('no'), { code: refusal })) : Promise.resolve('answer');
  };
  return { asked, client: { query } as unknown as Parameters<typeof askKept>[0] };
}

test('only marked statements are kept', () => {
  expect([isKept(text), isKept('select 1'), isKept('select 1 /* kept publish */ ')]).toEqual([true, false, false]);
});

test('a kept statement has a name, under which the connection has its plan', async () => {
  const { client, asked } = connection();
  expect(await askKept(client, text, [])).toBe('answer');
  expect(asked).toEqual([named]);
});

test('another text of the same mark has another name: a pooler may hold what an older version prepared', async () => {
  const { client, asked } = connection();
  await askKept(client, text, []);
  await askKept(client, '/* kept publish */ select 2', []);
  expect(new Set(asked).size).toBe(2);
});

test.each(['26000', '42P05', '0A000'])(
  'a connection that keeps none (%s) is asked without, from then on',
  async (state) => {
    const { client, asked } = connection(state);
    expect(await askKept(client, text, [])).toBe('answer');
    expect(await askKept(client, text, [])).toBe('answer');
    expect(asked).toEqual([named, 'planned anew', 'planned anew']);
  },
);

test('what is wrong with the statement itself is asked once', async () => {
  const { client, asked } = connection('22021');
  await expect(askKept(client, text, [])).rejects.toThrow('no');
  expect(asked).toEqual([named]);
});
