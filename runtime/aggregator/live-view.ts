import type { AggregatorConfigWithDefaults } from '../../generated/defaults/aggregator.ts';
import type { Feature } from '../mcp/gateway/hooks.ts';
import type { MaybePromise } from '../mcp/maybe-promise.ts';
import type { Log } from '../observe/log.ts';
import { aggregatedView, type AggregatedView } from './aggregated-view.ts';
import type { BackendSource } from './backend-source.ts';
import type { ListCursors } from './list-cursors.ts';
import type { Members } from './members.ts';

/** Milliseconds for which changes of several backends are gathered. */
const gatherTime = 20;
/** Clashes of names that the log says one by one. */
const mostClashes = 100;
/**
 * For how long the first answers of all backends are waited for after the start: so many ticks of so many milliseconds. While this process
 * gets no processor time, answers wait in its sockets: a tick counts once it has had the chance to read them.
 */
const startTicks = 10;
const startTick = 500;

/** What clients see of members, which changes with them. */
export interface LiveView {
  readonly present: AggregatedView;
  /**
   * Why requests need not come yet: the backends are not known, or one of them has neither answered nor failed often enough. Undefined
   * once all have, or the start is over.
   */
  readonly problem: string | undefined;
  /**
   * The view, once every backend has answered or failed often enough, or the start is over: then it is there at once, and waits for nobody.
   * `unknown` while it is not known which backends there are.
   */
  begun(): MaybePromise<AggregatedView | 'unknown'>;
  /** A member has changed. `announced`: the features that the member reported as changed; clients are notified of them too. */
  changed(this: void, announced: readonly Feature[]): void;
  /** One listener; it receives the features whose lists differ. */
  onChange(listener: (features: readonly Feature[]) => void): void;
  /** One listener, given each view that takes the place of another, whether or not lists look different. */
  onRemade(listener: (view: AggregatedView) => void): void;
  close(): void;
}

/** Makes the view of members, anew each time that they have changed. `source`: whether it is known yet who they are. */
export function liveView(
  members: Pick<Members, 'all'>,
  source: Pick<BackendSource, 'problem'>,
  {
    aggregation,
    compositeTools,
    optimizer,
  }: Pick<AggregatorConfigWithDefaults, 'aggregation' | 'compositeTools' | 'optimizer'>,
  log: Log,
  cursors?: ListCursors,
): LiveView {
  const search = optimizer === undefined ? undefined : { pinned: new Set(optimizer.pinnedTools) };
  const view = (): AggregatedView => aggregatedView(members.all, aggregation, compositeTools, search, cursors);
  let present = view();
  let listener: (features: readonly Feature[]) => void = () => undefined;
  let remadeListener: (view: AggregatedView) => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasBegun = false;
  let announced: readonly Feature[] = [];
  let said: ReadonlySet<string> = new Set();
  let begin = (): void => undefined;
  const beginning = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let startTimer: NodeJS.Timeout | undefined;
  let ticks = 0;

  function start(): void {
    hasBegun = true;
    clearInterval(startTimer);
    begin();
  }

  function tick(): void {
    ticks += 1;
    if (ticks >= startTicks) start();
  }

  function remake(): void {
    timer = undefined;
    const before = present;
    present = view();
    remadeListener(present);
    // Only those of the moment are remembered: a server that makes up new names must not fill the memory.
    const clashing = new Set<string>();
    const { clashes } = present.aggregate;
    for (const { feature, name, kept, lost } of clashes.slice(0, mostClashes)) {
      const words = `the ${feature} "${name}" of ${lost} has the name of one of ${kept}, and is not shown`;
      if (!said.has(words)) log.warn({ backend: lost }, words);
      clashing.add(words);
    }
    if (clashes.length > mostClashes && said.size < mostClashes)
      log.warn({ clashes: clashes.length }, 'many names clash; the log says the first of them');
    said = clashing;
    const features = [...new Set([...present.changedFrom(before), ...announced])];
    announced = [];
    if (features.length > 0) listener(features);
    if (hasBegun || source.problem !== undefined) return;
    startTimer ??= setInterval(tick, startTick).unref();
    if (members.all.every(({ hasSettled }) => hasSettled)) start();
  }
  remake();
  return {
    get present() {
      return present;
    },
    get problem() {
      if (hasBegun || source.problem !== undefined) return source.problem;
      const names = members.all.flatMap(({ name, hasSettled }) => (hasSettled ? [] : [name]));
      return names.length === 0 ? 'the lists of its servers' : `the first answer of ${names.join(', ')}`;
    },
    begun() {
      if (hasBegun) return present;
      return source.problem === undefined ? beginning.then(() => present) : 'unknown';
    },
    changed(features) {
      announced = [...new Set([...announced, ...features])];
      timer ??= setTimeout(remake, gatherTime);
    },
    onChange(given) {
      listener = given;
    },
    onRemade(given) {
      remadeListener = given;
    },
    close() {
      clearTimeout(timer);
      start();
    },
  };
}
