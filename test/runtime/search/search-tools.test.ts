import { expect, test } from 'vitest';
import { readCall, readQuestion, searchTools } from '../../../runtime/search/search-tools.ts';

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

test.each([
  [{ tool_name: 't' }, { name: 't', parameters: {} }],
  [
    { tool_name: 't', parameters: { a: 1 } },
    { name: 't', parameters: { a: 1 } },
  ],
  [
    { tool_name: 't', parameters: '{"a": 1}' },
    { name: 't', parameters: { a: 1 } },
  ],
  [{ parameters: { tool_name: 't', a: 1 } }, { name: 't', parameters: { a: 1 } }],
  // A tool may have an argument of that name.
  [
    { tool_name: 't', parameters: { tool_name: 'u' } },
    { name: 't', parameters: { tool_name: 'u' } },
  ],
  [{ parameters: { a: 1 } }, { problem: 'tool_name is missing: give the name of a tool that find_tool has returned' }],
  [
    { tool_name: 't', parameters: [1] },
    { problem: 'parameters is not an object: give the arguments of the tool by name' },
  ],
  [
    { tool_name: 't', parameters: '{' },
    { problem: 'parameters is not an object: give the arguments of the tool by name' },
  ],
])('call_tool with %j', (given, expected) => {
  expect(readCall(given)).toEqual(expected);
});
