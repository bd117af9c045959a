import type { ToolQuestion } from './tool-search.ts';

/** The two tools that clients see instead of all others, as they are listed (specification 2, optimizer). */
export const searchTools = [
  {
    name: 'find_tool',
    title: 'Find a tool',
    description:
      'Finds the tools of this server that fit a task; it has many more than it lists. Describe the task in a sentence, and call one of the returned tools with call_tool.',
    inputSchema: {
      type: 'object',
      properties: {
        tool_description: {
          type: 'string',
          description: 'What the tool should do, in a sentence, such as "create an issue in a repository".',
        },
        tool_keywords: {
          type: 'array',
          items: { type: 'string' },
          description: 'Words that the name or the description of the tool may contain.',
        },
      },
      required: ['tool_description'],
    },
    outputSchema: {
      type: 'object',
      properties: {
        tools: { type: 'array', items: { type: 'object' }, description: 'The tools that fit, best first.' },
        token_metrics: {
          type: 'object',
          properties: {
            baseline_tokens: { type: 'integer' },
            returned_tokens: { type: 'integer' },
            savings_percent: { type: 'number' },
          },
          required: ['baseline_tokens', 'returned_tokens', 'savings_percent'],
        },
      },
      required: ['tools', 'token_metrics'],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: 'call_tool',
    title: 'Call a tool',
    description: 'Calls a tool that find_tool has returned, with arguments that match its inputSchema.',
    inputSchema: {
      type: 'object',
      properties: {
        tool_name: { type: 'string', description: 'Name of the tool, as find_tool has returned it.' },
        parameters: { type: 'object', description: 'Arguments of the tool.' },
      },
      required: ['tool_name'],
    },
  },
] as const;

type Arguments = Readonly<Record<string, unknown>>;

/** Words of one question; more is not a question. */
const mostKeywords = 50;

/** Reads the arguments of `find_tool`. Keywords may be one string. */
export function readQuestion(given: Arguments): ToolQuestion | { readonly problem: string } {
  const { tool_description: description, tool_keywords: keywords = [] } = given;
  if (typeof description !== 'string' || description.trim() === '')
    return { problem: 'tool_description is missing: say in a sentence what the tool should do' };
  const words: unknown = typeof keywords === 'string' ? keywords.split(/[\s,]+/) : keywords;
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    return { problem: 'tool_keywords is not a list of words' };
  return { description, keywords: words.slice(0, mostKeywords) };
}
