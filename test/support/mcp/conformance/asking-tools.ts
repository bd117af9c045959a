import {
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  type ElicitRequestFormParams,
  type InputRequest,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { said } from './samples.ts';

type Form = ElicitRequestFormParams['requestedSchema'];

interface RoundState {
  readonly round: number;
  readonly name?: string;
}

/** Seals what travels with a question; the server has it verify what comes back. */
export const stateCodec = createRequestStateCodec<RoundState>({ key: 'a key of thirty-two characters ok' });

const formOf = (properties: Form['properties'], required: string[] = Object.keys(properties)): Form => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' as const };

const defaults = formOf(
  {
    name: { type: 'string', default: 'John Doe' },
    age: { type: 'integer', default: 30 },
    score: { type: 'number', default: 95.5 },
    status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
    verified: { type: 'boolean', default: true },
  },
  [],
);

const titled = (word: string) => ['1', '2', '3'].map((each) => ({ const: `value${each}`, title: `${word} ${each}` }));
const enums = formOf(
  {
    untitledSingle: { type: 'string', enum: ['option1', 'option2', 'option3'] },
    titledSingle: { type: 'string', oneOf: titled('Option') },
    legacyEnum: { type: 'string', enum: ['opt1', 'opt2', 'opt3'], enumNames: ['One', 'Two', 'Three'] },
    untitledMulti: { type: 'array', items: { type: 'string', enum: ['option1', 'option2', 'option3'] } },
    titledMulti: { type: 'array', items: { anyOf: titled('Choice') } },
  },
  [],
);

const ask = (message: string, requestedSchema: Form): InputRequest =>
  inputRequired.elicit({ message, requestedSchema });
const sample = (prompt: string): InputRequest =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: said(prompt) }], maxTokens: 100 });

/** A tool that asks once and answers from what it got. */
function once(
  server: McpServer,
  name: string,
  requests: Record<string, InputRequest>,
  answer: (context: ServerContext) => string,
): void {
  server.registerTool(name, { description: 'Asks the client.' }, async (context) => {
    const { inputResponses } = context.mcpReq;
    const isAnswered = Object.keys(requests).every((key) => inputResponse(inputResponses, key).kind !== 'missing');
    return isAnswered ? { content: [said(answer(context))] } : asked(requests, { round: 1 }, context);
  });
}

async function asked(
  inputRequests: Record<string, InputRequest>,
  state: RoundState,
  context: ServerContext,
): Promise<InputRequiredResult> {
  return inputRequired({ inputRequests, requestState: await stateCodec.mint(state, context) });
}

function field({ mcpReq }: ServerContext, key: string, name: string): string {
  const given = inputResponse(mcpReq.inputResponses, key);
  return given.kind === 'elicit' ? String(given.content?.[name]) : given.kind;
}

function everything({ mcpReq }: ServerContext, key: string): string {
  const given = inputResponse(mcpReq.inputResponses, key);
  if (given.kind === 'elicit') return `action=${given.action}, content=${JSON.stringify(given.content ?? {})}`;
  return given.kind === 'sampling' ? JSON.stringify(given.result.content) : JSON.stringify(given);
}

/** The tools of the suite that ask the client something, in the way of its era. */
export function addAskingTools(server: McpServer): void {
  const user = { user_name: ask('What is your name?', formOf({ name: text })) };
  const confirm = { confirm: ask('Please confirm', formOf({ ok: { type: 'boolean' } })) };
  const roots = inputRequired.listRoots();
  server.registerTool('test_sampling', { description: 'Asks the model of the client.' }, async (context) => {
    if (inputResponse(context.mcpReq.inputResponses, 'sampled').kind !== 'missing')
      return { content: [said(`LLM response: ${everything(context, 'sampled')}`)] };
    return asked({ sampled: sample('Hello') }, { round: 1 }, context);
  });
  once(
    server,
    'test_elicitation',
    { answer: ask('Your response?', formOf({ response: text })) },
    (context) => `User response: ${everything(context, 'answer')}`,
  );
  once(
    server,
    'test_elicitation_sep1034_defaults',
    { form: ask('Defaults', defaults) },
    (context) => `Elicitation completed: ${everything(context, 'form')}`,
  );
  once(
    server,
    'test_elicitation_sep1330_enums',
    { form: ask('Choices', enums) },
    (context) => `Elicitation completed: ${everything(context, 'form')}`,
  );
  once(
    server,
    'test_input_required_result_elicitation',
    user,
    (context) => `Hello, ${field(context, 'user_name', 'name')}!`,
  );
  once(
    server,
    'test_input_required_result_sampling',
    { sample_request: sample('What is the capital of France?') },
    (context) => everything(context, 'sample_request'),
  );
  once(server, 'test_input_required_result_list_roots', { roots_request: roots }, (context) =>
    everything(context, 'roots_request'),
  );
  once(server, 'test_input_required_result_request_state', confirm, () => 'state-ok');
  once(server, 'test_input_required_result_tampered_state', confirm, () => 'integrity-ok');
  once(
    server,
    'test_input_required_result_multiple_inputs',
    { ...user, greeting: sample('Generate a greeting'), client_roots: roots },
    (context) => `Hello ${field(context, 'user_name', 'name')}`,
  );
  once(server, 'test_missing_capability', { sampled: sample('Hello') }, () => 'sampling is there');
  addRounds(server);
  server.registerTool(
    'test_input_required_result_capabilities',
    { description: 'Asks what the client can answer.' },
    async (context) => {
      if (context.mcpReq.inputResponses !== undefined) return { content: [said('capabilities-ok')] };
      const declared = server.server.getClientCapabilities();
      return asked(
        {
          ...(declared?.elicitation === undefined ? {} : { elicit_input: ask('A value?', formOf({ value: text })) }),
          ...(declared?.sampling === undefined ? {} : { sample_input: sample('Sample request') }),
        },
        { round: 1 },
        context,
      );
    },
  );
  server.registerPrompt(
    'test_input_required_result_prompt',
    { description: 'Asks for its context.' },
    async (context) => {
      if (inputResponse(context.mcpReq.inputResponses, 'user_context').kind === 'missing')
        return asked({ user_context: ask('Which context?', formOf({ context: text })) }, { round: 1 }, context);
      return { messages: [{ role: 'user', content: said(field(context, 'user_context', 'context')) }] };
    },
  );
}

function addRounds(server: McpServer): void {
  server.registerTool('test_input_required_result_multi_round', { description: 'Asks twice.' }, async (context) => {
    const state = context.mcpReq.requestState<RoundState>();
    if (state?.round === 2)
      return { content: [said(`${String(state.name)} likes ${field(context, 'step2', 'color')}`)] };
    if (state?.round === 1 && inputResponse(context.mcpReq.inputResponses, 'step1').kind !== 'missing') {
      const name = field(context, 'step1', 'name');
      return asked(
        { step2: ask('Step 2: What is your favorite color?', formOf({ color: text })) },
        { round: 2, name },
        context,
      );
    }
    return asked({ step1: ask('Step 1: What is your name?', formOf({ name: text })) }, { round: 1 }, context);
  });
}
