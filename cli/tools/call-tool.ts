import { objectOf } from '../../runtime/mcp/bridge/capabilities.ts';
import type { McpAnswer, McpClient } from './mcp-client.ts';
import type { Answer, AnswerQuestion } from './questions.ts';

/** The outcome of a call of a tool. */
export type ToolCallEnd =
  | McpAnswer
  | { readonly kind: 'unanswered'; readonly question: string; readonly message: string };

export interface ToolCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Absent where nobody can be asked: a question ends the call, so that its words are seen. */
  readonly answer: AnswerQuestion | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (message: string) => void;
}

/** Rounds of questions; a server that asks more of them asks without an end. */
const mostRounds = 100;

/** Calls a tool, and answers what its server asks in the middle of the call (2026-07-28, multi round-trip requests). */
export async function callTool(
  client: McpClient,
  { name, arguments: given, answer, signal, onProgress }: ToolCall,
): Promise<ToolCallEnd> {
  const meta = { progressToken: 'svc', 'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } } };
  let more: object = {};
  for (let round = 0; round < mostRounds; round += 1) {
    const params = { name, arguments: given, ...more };
    const tool = { name, arguments: given };
    const end = await client.request({ method: 'tools/call', params, meta, tool, signal, onProgress });
    if (end.kind !== 'result' || end.result['resultType'] !== 'input_required') return end;
    const { inputRequests, requestState } = end.result;
    const inputResponses: Record<string, Answer> = {};
    for (const [key, request] of Object.entries(objectOf(inputRequests))) {
      const { method, params: asked } = { method: undefined, params: undefined, ...objectOf(request) };
      const { message, requestedSchema } = { message: undefined, requestedSchema: undefined, ...objectOf(asked) };
      const question = { key, message: typeof message === 'string' ? message : '', schema: requestedSchema };
      const answered = method === 'elicitation/create' ? await answer?.(question) : undefined;
      if (answered === undefined) return { kind: 'unanswered', question: key, message: question.message };
      Object.defineProperty(inputResponses, key, { value: answered, enumerable: true });
    }
    more = { inputResponses, ...(requestState === undefined ? {} : { requestState }) };
  }
  return { kind: 'unanswered', question: 'more', message: `the server asks more than ${mostRounds} times` };
}
