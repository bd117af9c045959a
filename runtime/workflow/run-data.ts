import type { TemplateValue } from '../language/go-template/print-value.ts';
import type { JsonObject } from './workflow-host.ts';

/** What templates see of a step. */
export interface StepData {
  readonly status: 'pending' | 'running' | 'completed' | 'failed' | 'skipped';
  readonly output?: JsonObject;
  /** What the tool or the user has given, in one form whatever the tool: the content by name, or the answer. */
  readonly content?: JsonObject;
  /** Why it failed. */
  readonly error?: string;
}

/** The run that the data is about. */
export interface RunFacts {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly params: JsonObject;
}

/** The data that the templates of one run read (spec 2, composite tool workflows): `.params`, `.steps` and `.workflow`. */
export class RunData {
  readonly #facts: RunFacts;
  readonly #startTime: string;
  readonly #now: () => number;
  readonly #steps: { [id: string]: JsonObject };
  readonly #count: number;

  constructor(facts: RunFacts, steps: Iterable<string>, now: () => number) {
    this.#facts = facts;
    this.#startTime = new Date(facts.startedAt).toISOString();
    this.#now = now;
    // Without a prototype, every id is an ordinary key.
    this.#steps = Object.create(null) as { [id: string]: JsonObject };
    for (const id of steps) this.#steps[id] = { status: 'pending' };
    this.#count = Object.keys(this.#steps).length;
  }

  set(id: string, data: StepData): void {
    this.#steps[id] = { ...data };
  }

  /** What templates read. `more`: the variables of a forEach. */
  root(more: JsonObject = {}, status: 'running' | 'completed' = 'running'): TemplateValue {
    const { id, startedAt, params } = this.#facts;
    const workflow = {
      id,
      duration_ms: Math.max(0, this.#now() - startedAt),
      step_count: this.#count,
      status,
      start_time: this.#startTime,
    };
    return { ...more, params, steps: this.#steps, workflow };
  }
}
