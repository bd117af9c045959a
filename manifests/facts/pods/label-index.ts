import type { Labels } from '../../objects/labels.ts';
import { ByNamespace } from '../by-namespace.ts';
import { isSelected } from './emitted-pods.ts';
import { valuesAt } from '../../program/values-at.ts';

/** Something with labels that may be in a namespace. */
export interface Labeled {
  readonly namespace: string | undefined;
  readonly labels: Labels;
}

/** The word of everything; those of labels have an equals sign. */
const anything = '';

/** Things that label selectors ask for. Only those with the rarest label of a selector are looked at: there may be as many selectors as things. */
export class LabelIndex<Item extends Labeled> {
  private readonly items: ByNamespace<Item>;

  constructor(items: Iterable<Item>) {
    this.items = new ByNamespace(items, ({ labels }) => [
      anything,
      ...Object.entries(labels).map(([label, value]) => wordOf(label, value)),
    ]);
  }

  /** What a selector (matchLabels, matchExpressions) selects of what may be in a namespace. */
  select(namespace: string | undefined, selector: unknown): Item[] {
    let rarest = anything;
    let fewest = Infinity;
    for (const { path, value } of valuesAt(selector, ['matchLabels', '*'])) {
      const word = wordOf(String(path.at(-1)), value);
      const count = this.items.count(word, namespace);
      if (count < fewest) [rarest, fewest] = [word, count];
    }
    return this.items.all(rarest, namespace).filter(({ labels }) => isSelected(labels, selector));
  }
}

function wordOf(label: string, value: unknown): string {
  // Labels are texts: another value is that of none.
  return typeof value === 'string' ? `${label}=${value}` : '=';
}
