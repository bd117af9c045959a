import type { Identity } from '../identity/identity.ts';

/** What MCP servers offer. */
export type Feature = 'tool' | 'prompt' | 'resource';

/** What a caller wants to do with a feature. A list or a search shows what its caller may use. */
export type Use = 'call' | 'get' | 'read' | 'subscribe' | 'complete' | 'show';

/** A JSON object that a client sent, parsed. */
export type JsonObject = { readonly [name: string]: unknown };

/** One question about one feature of one server. */
export interface Question {
  readonly use: Use;
  readonly feature: Feature;
  /** The name that clients know: of a tool or a prompt, or the URI or URI template of a resource. */
  readonly name: string;
  /** Arguments of a call or a prompt; given only where `Policy.needsArguments` asks for them. */
  readonly arguments?: JsonObject;
  /** What a tool says of itself (`readOnlyHint`, …), where it is known. */
  readonly annotations?: JsonObject;
}

/** Whether a use is permitted. `unavailable`: nobody could decide, which clients see as denied. */
export type Decision = 'permitted' | 'denied' | 'unavailable';

/**
 * Decides every use of every feature. There is one such function for calls, lists, reads, prompts, completions, subscriptions
 * and searches, so that what a list shows is what a call may use.
 */
export interface Policy {
  /** Changes when the policies change. */
  readonly revision: string;
  /** Whether a decision can depend on arguments. Where not, they need not be parsed. */
  readonly needsArguments: boolean;
  /** Whether a decision about a tool can depend on what the tool says of itself. */
  readonly needsAnnotations: boolean;
  /** `identity` is undefined where nobody signs in. Never throws or rejects. */
  decide(identity: Identity | undefined, question: Question): Decision | Promise<Decision>;
  /** The names that a caller may use, in their order. Gives way to other requests between long runs of decisions. */
  permittedOf(
    identity: Identity | undefined,
    feature: Feature,
    items: readonly ListedItem[],
  ): Promise<readonly boolean[]>;
  close(): Promise<void>;
}

/** One item of a list, as a decision needs it. */
export interface ListedItem {
  readonly name: string;
  readonly annotations?: JsonObject;
}
