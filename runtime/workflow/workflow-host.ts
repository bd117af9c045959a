import type { TemplateValue } from '../language/go-template/print-value.ts';

/** A JSON object. */
export type JsonObject = { readonly [name: string]: TemplateValue };

/** A tool that steps call, whether or not clients see it. */
export interface StepTool {
  /** JSON Schema of its arguments, as its server lists it. */
  readonly inputSchema?: unknown;
  /** What its server says of it (MCP, ToolAnnotations). */
  readonly annotations?: unknown;
}

/** A call of one step. */
export interface StepCall {
  readonly step: string;
  /** Position in the collection, inside a forEach. */
  readonly item: number | undefined;
  /** Aborted when the answer is no longer wanted; the call is to be cancelled then. */
  readonly signal: AbortSignal;
  /** How far the tool says it is; `total` where it knows. */
  readonly onProgress: (progress: number, total: number | undefined) => void;
}

/** What a tool answers: a `CallToolResult`, or why there is none, in words without secrets. */
export type ToolAnswer = { readonly result: JsonObject } | { readonly problem: string };

/** A question to the user (MCP, elicitation by form). */
export interface WorkflowQuestion {
  readonly step: string;
  readonly message: string;
  /** JSON Schema of the answer; an object without properties where the step names none. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** What was wrong with the answer before, where the question is put again. */
  readonly problem?: string;
}

/** What the user does; `problem` where nobody can be asked. */
export type QuestionAnswer =
  | { readonly action: 'accept'; readonly content?: TemplateValue }
  | { readonly action: 'decline' | 'cancel' }
  | { readonly problem: string };

/** Time, so that tests decide about it. */
export interface WorkflowClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after so many milliseconds; returns how to prevent it. */
  after(milliseconds: number, action: () => void): () => void;
}

/** Something that happened in a run, for audit and traces. */
export interface WorkflowEvent {
  readonly run: string;
  readonly workflow: string;
  readonly kind: 'started' | 'suspended' | 'resumed' | 'completed' | 'failed' | 'timed-out' | 'cancelled';
  /** Milliseconds since the run began. */
  readonly duration: number;
  readonly message?: string;
}

/** Something that happened to one step. */
export interface StepEvent {
  readonly run: string;
  readonly workflow: string;
  readonly kind: 'step-started' | 'step-asked' | 'step-completed' | 'step-failed' | 'step-skipped';
  readonly step: string;
  readonly type: 'tool' | 'elicitation' | 'forEach';
  readonly tool?: string;
  /** Milliseconds since the step began. */
  readonly duration: number;
  /** What went wrong, without data of the user. */
  readonly message?: string;
}

/** How far a run is; `progress` grows with each. */
export interface WorkflowProgress {
  readonly progress: number;
  readonly total: number;
  readonly message: string;
}

/** What a workflow needs of the program it runs in. Nothing here throws for what others do; a rejected promise ends the run as a bug. */
export interface WorkflowHost {
  /** The tool that `workload.tool` means; undefined where there is none now. */
  tool(name: string): StepTool | undefined;
  callTool(name: string, parameters: JsonObject, call: StepCall): Promise<ToolAnswer>;
  /** Asks the user and waits. Without it, a question suspends the run until somebody brings the answer. */
  elicit?(question: WorkflowQuestion, signal: AbortSignal): Promise<QuestionAnswer>;
  readonly clock: WorkflowClock;
  observe?(event: WorkflowEvent | StepEvent): void;
  progress?(progress: WorkflowProgress): void;
}
