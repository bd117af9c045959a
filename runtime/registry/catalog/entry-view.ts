import { gzipOnDemand, type Gzip } from '../../http/compressed-reply.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { followedName, followedNames, type Followed, type ListedName } from './followed-names.ts';
import type { RegistryIndex } from './registry-index.ts';
import type { VisibleClaims } from './visibility.ts';

/** One page of a list, ready to be sent. */
export interface ListPage {
  readonly outcome: 'page';
  /** UTF-8 JSON. Shared by all identical requests: not to be written to. */
  readonly body: Buffer;
  /** Entity tag of the body, with its quotes. */
  readonly etag: string;
  /** Rows on the page. */
  readonly count: number;
  /** Absent on the last page. */
  readonly nextCursor?: string;
  /** The body compressed; absent where the page is not remembered. */
  gzip?: Gzip;
}

/** Bounds of what a view remembers. */
const maximumPages = 16;
const maximumPageBytes = 256 * 1024;

/**
 * What callers of one visibility see of one type in a registry: each whole name from the first source that has it visible
 * (design.md, section 5, Precedence). Nothing is copied: entries are passed over while reading, so a view costs a byte for
 * each claim set. Does not change; a change of the catalog makes new views.
 */
export class EntryView {
  readonly #index: RegistryIndex;
  readonly #followed: Followed;
  readonly #visible: VisibleClaims;
  readonly #pages = new Map<string, ListPage>();
  readonly #grew: (bytes: number) => void;

  /** `grew` hears of the bytes that remembering a page adds, and compressing it. */
  constructor(seen: Omit<Followed, 'at'>, grew: (bytes: number) => void) {
    this.#index = seen.index;
    this.#visible = seen.visible;
    this.#followed = { ...seen, at: (place) => this.#at(place) };
    this.#grew = grew;
  }

  /** The visible entries in the order of their names, from the first that is not before `name`. */
  *entries(name?: string): Generator<CatalogEntry, void, undefined> {
    const { entries } = this.#index;
    for (let place = name === undefined ? 0 : entries.placeOf(name); place < entries.length; place++) {
      const entry = this.#at(place);
      if (entry !== undefined) yield entry;
    }
  }

  /** The same with what went, of all time that is remembered or since a moment (followedNames). */
  followed(since: number | undefined, name?: string): Generator<ListedName, void, undefined> {
    return followedNames(this.#followed, since, name);
  }

  /** A name with its deleted versions, those that were removed lately among them; without versions where there are none. */
  withRemoved(name: string): ListedName {
    return followedName(this.#followed, name, undefined);
  }

  /** The entry of a name, when it is visible. */
  entry(name: string): CatalogEntry | undefined {
    const { entries } = this.#index;
    const place = entries.placeOf(name);
    return entries.entry(place)?.name === name ? this.#at(place) : undefined;
  }

  /** A page that was remembered. */
  page(key: string): ListPage | undefined {
    return this.#pages.get(key);
  }

  /** Caches a page for the next request, while there is room. */
  remember(key: string, page: ListPage): void {
    if (this.#pages.size >= maximumPages || page.body.length > maximumPageBytes) return;
    page.gzip = gzipOnDemand(page.body, this.#grew);
    this.#pages.set(key, page);
    this.#grew(page.body.length + key.length * 2);
  }

  #at(place: number): CatalogEntry | undefined {
    const visible = this.#visible;
    const { entries, lower } = this.#index;
    const entry = entries.entry(place);
    const number = entries.claimId(place);
    if (visible === undefined || visible[number < 0 ? ~number : number] === 1) return entry;
    if (number >= 0 || entry === undefined) return undefined;
    return lower.get(entry.name)?.find(({ claimId }) => visible[claimId] === 1)?.entry;
  }
}
