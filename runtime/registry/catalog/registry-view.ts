import type { EntryType } from './entry.ts';
import type { EntryView } from './entry-view.ts';

/** Rough cost of a view without anything remembered, in bytes. */
const viewBytes = 1024;

/** What callers of one visibility see of a registry. Each type is worked out when it is first asked for. */
export class RegistryView {
  /** Estimated memory that the view alone holds, in bytes. */
  bytes = viewBytes;
  readonly #make: (type: EntryType, grew: (bytes: number) => void) => EntryView;
  readonly #grew: (view: RegistryView) => void;
  readonly #views: { [T in EntryType]?: EntryView } = {};

  /** `make` gives the view of a type; `grew` hears when the whole holds more memory. */
  constructor(make: (type: EntryType, grew: (bytes: number) => void) => EntryView, grew: (view: RegistryView) => void) {
    this.#make = make;
    this.#grew = grew;
  }

  get servers(): EntryView {
    return this.#of('server');
  }

  get skills(): EntryView {
    return this.#of('skill');
  }

  #of(type: EntryType): EntryView {
    return (this.#views[type] ??= this.#make(type, (bytes) => {
      this.bytes += bytes;
      this.#grew(this);
    }));
  }
}
