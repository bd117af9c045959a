import { expect, test } from 'vitest';
import { checkPolicyTypes } from '../../../runtime/language/cedar-types.ts';

const doubts = async (text: string): Promise<string[]> =>
  (await checkPolicyTypes({ text, entities: [], actions: [] })).map(
    ({ kind, start, end }) => `${kind} ${text.slice(start, end)}`,
  );
const when = (condition: string): string => `permit(principal, action, resource) when { ${condition} };`;

test('policies of one form get the same findings, unless the part that differs matters', async () => {
  for (const role of ['a', 'b', 'c']) expect(await doubts(when(`principal.claim_role == "${role}"`))).toEqual([]);
  expect(await doubts(when('ip("10.0.0.1").isLoopback()'))).toEqual([]);
  expect(await doubts(when('ip("300.0.0.1").isLoopback()'))).toEqual(['type ip("300.0.0.1").isLoopback()']);
  expect(await doubts(when('principal has "claim_a" && principal["claim_a"] == "x"'))).toEqual([]);
  expect(await doubts(when('principal["claim_a"] == "x" && principal["role"] == "x"'))).toEqual([
    'unknown-attribute principal["role"]',
  ]);
});

test('places count characters, not bytes', async () => {
  const text = `// größer als “zuvor”\n${when('principal.role == "ä"')}`;
  expect(await doubts(text)).toEqual(['unknown-attribute principal.role']);
});
