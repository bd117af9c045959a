import { expect, test } from 'vitest';
import { readQuestion, searchTools } from '../../../runtime/search/search-tools.ts';

test('clients see two tools', () => {
  expect(searchTools.map(({ name }) => name)).toEqual(['find_tool', 'call_tool']);
});

test.each([
  [{ tool_description: 'a' }, { description: 'a', keywords: [] }],
  [
    { tool_description: 'a', tool_keywords: ['b', 'c'] },
    { description: 'a', keywords: ['b', 'c'] },
  ],
  [
    { tool_description: 'a', tool_keywords: 'b, c' },
    { description: 'a', keywords: ['b', 'c'] },
  ],
  [{}, { problem: 'tool_description is missing: say in a sentence what the tool should do' }],
  [{ tool_description: ' ' }, { problem: 'tool_description is missing: say in a sentence what the tool should do' }],
  [{ tool_description: 'a', tool_keywords: [1] }, { problem: 'tool_keywords is not a list of words' }],
])('find_tool with %j', (given, expected) => {
  expect(readQuestion(given)).toEqual(expected);
});
