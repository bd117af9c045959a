import type { RegistryView } from './registry-view.ts';

/** How many views are kept, and how much memory they may hold together. */
export interface ViewLimits {
  readonly count: number;
  readonly bytes: number;
}

export const defaultViewLimits: ViewLimits = { count: 1000, bytes: 32 * 1024 * 1024 };

/**
 * The views that are kept, the least recently used of which goes first. A view that went is still good for whoever holds
 * it; only finding it again ends, which `evict` sees to.
 */
export class ViewCache {
  /** In the order of use, with what was counted for each and how it is forgotten. */
  readonly #views = new Map<RegistryView, { counted: number; readonly evict: () => void }>();
  readonly #limits: ViewLimits;
  #bytes = 0;
  #newest: RegistryView | undefined;

  constructor(limits: ViewLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#views.size;
  }

  /** Estimated bytes of all kept views. */
  get bytes(): number {
    return this.#bytes;
  }

  add(view: RegistryView, evict: () => void): void {
    this.#views.set(view, { counted: view.bytes, evict });
    this.#bytes += view.bytes;
    this.#newest = view;
    this.#shrink();
  }

  /** Notes that a view was used. */
  touch(view: RegistryView): void {
    if (view === this.#newest) return;
    const kept = this.#views.get(view);
    if (kept === undefined) return;
    this.#views.delete(view);
    this.#views.set(view, kept);
    this.#newest = view;
  }

  /** Counts a view anew; views that are not kept any more are none of its business. */
  recount(view: RegistryView): void {
    const kept = this.#views.get(view);
    if (kept === undefined) return;
    this.#bytes += view.bytes - kept.counted;
    kept.counted = view.bytes;
    this.#shrink();
  }

  /** Forgets a view. */
  drop(view: RegistryView): void {
    const kept = this.#views.get(view);
    if (kept === undefined) return;
    this.#views.delete(view);
    this.#bytes -= kept.counted;
    kept.evict();
  }

  #shrink(): void {
    for (const view of this.#views.keys()) {
      if (this.#views.size <= this.#limits.count && this.#bytes <= this.#limits.bytes) return;
      this.drop(view);
    }
  }
}
