import { setImmediate as turn } from 'node:timers/promises';
import type {
  JsonObject,
  QuestionAnswer,
  StepCall,
  StepEvent,
  StepTool,
  ToolAnswer,
  WorkflowHost,
  WorkflowEvent,
  WorkflowProgress,
  WorkflowQuestion,
} from '../../../runtime/workflow/workflow-host.ts';
import { FakeClock } from './fake-clock.ts';

/** A call of a tool that waits for what the test answers. */
export interface WaitingCall {
  readonly name: string;
  readonly parameters: JsonObject;
  readonly call: StepCall;
  answer(answer: ToolAnswer): void;
  crash(error: Error): void;
}

/** A question that waits for what the test answers. */
export interface WaitingQuestion {
  readonly question: WorkflowQuestion;
  readonly signal: AbortSignal;
  answer(answer: QuestionAnswer): void;
}

/** Everything outside of a workflow, held by a test: calls and questions wait until it answers them. */
export class WorkflowWorld {
  readonly clock = new FakeClock();
  /** Every call and question there was. */
  readonly calls: WaitingCall[] = [];
  readonly questions: WaitingQuestion[] = [];
  /** Those that wait. */
  readonly openCalls = new Set<WaitingCall>();
  readonly openQuestions = new Set<WaitingQuestion>();
  readonly events: (WorkflowEvent | StepEvent)[] = [];
  readonly progress: WorkflowProgress[] = [];
  readonly #tools: (name: string) => StepTool | undefined;
  /** Answers at once, where it gives something. */
  #reply: ((name: string, parameters: JsonObject) => ToolAnswer | undefined) | undefined;

  constructor(tools: (name: string) => StepTool | undefined = () => ({})) {
    this.#tools = tools;
  }

  replyWith(reply: (name: string, parameters: JsonObject) => ToolAnswer | undefined): this {
    this.#reply = reply;
    return this;
  }

  /** `asks: false`: a question suspends the run. */
  doors(asks = true): WorkflowHost {
    const { clock, events, progress } = this;
    return {
      tool: this.#tools,
      callTool: (name, parameters, call) => {
        const { promise, resolve, reject } = Promise.withResolvers<ToolAnswer>();
        const waiting: WaitingCall = {
          name,
          parameters,
          call,
          answer: (answer) => {
            this.openCalls.delete(waiting);
            resolve(answer);
          },
          crash: (error) => {
            this.openCalls.delete(waiting);
            reject(error);
          },
        };
        this.calls.push(waiting);
        this.openCalls.add(waiting);
        const reply = this.#reply?.(name, parameters);
        if (reply !== undefined) waiting.answer(reply);
        return promise;
      },
      ...(asks ? { elicit: (question, signal) => this.#ask(question, signal) } : {}),
      clock,
      observe: (event) => void events.push(event),
      progress: (said) => void progress.push(said),
    };
  }

  #ask(question: WorkflowQuestion, signal: AbortSignal): Promise<QuestionAnswer> {
    const { promise, resolve } = Promise.withResolvers<QuestionAnswer>();
    const waiting: WaitingQuestion = {
      question,
      signal,
      answer: (answer) => {
        this.openQuestions.delete(waiting);
        resolve(answer);
      },
    };
    this.questions.push(waiting);
    this.openQuestions.add(waiting);
    return promise;
  }

  /** Lets everything go on that waits for nothing. */
  async settle(): Promise<void> {
    await turn();
  }

  /** The open call of a tool. */
  open(name: string): WaitingCall {
    const found = [...this.openCalls].find((call) => call.name === name);
    if (found === undefined) throw new Error(`no open call of ${name}`);
    return found;
  }

  /** The open question of a step. */
  asked(step: string): WaitingQuestion {
    const found = [...this.openQuestions].find(({ question }) => question.step === step);
    if (found === undefined) throw new Error(`no open question of ${step}`);
    return found;
  }

  /** Steps whose calls, or questions, were begun, in order. */
  get begun(): string[] {
    return this.events.flatMap((event) => (event.kind === 'step-started' ? [event.step] : []));
  }
}

/** The result of a tool with structured content. */
export function structured(content: JsonObject): ToolAnswer {
  return { result: { content: [{ type: 'text', text: JSON.stringify(content) }], structuredContent: content } };
}

/** The result of a tool with a string. */
export function text(said: string, isError = false): ToolAnswer {
  return { result: { content: [{ type: 'text', text: said }], ...(isError ? { isError } : {}) } };
}
