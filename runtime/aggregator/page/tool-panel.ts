import { objectOf, parsedObject } from '../../mcp/bridge/capabilities.ts';
import { html, type Html, type HtmlValue } from '../../page/html.ts';
import { inputTable } from '../../page/input-table.ts';
import { badge, cut, snippet } from '../../page/page-elements.ts';
import type { PlacedItem } from '../aggregated-view.ts';
import { shownJson } from './shown-json.ts';
import { toolInputs } from './tool-inputs.ts';

/** Characters of a description, and of the part of it that is shown before a panel is opened. */
const longest = 4000;
const longestSummary = 160;
/** Characters of a name. */
const longestName = 300;

/** Bytes of a definition that are read for a page. */
const largest = 262_144;

/** What something says of itself; nothing where that is too long for a page. */
export function definitionOf({ bytes }: PlacedItem): Readonly<Record<string, unknown>> {
  return bytes.length > largest ? { description: 'Its definition is too long for this page.' } : parsedObject(bytes);
}

/** A tool as clients see it: what it does, what it takes, and the schemas. `more`: what else there is to say. */
export function toolPanel(item: PlacedItem, more?: HtmlValue): Html {
  const { name } = item;
  const { title, description, inputSchema, outputSchema, annotations } = {
    title: undefined,
    description: undefined,
    inputSchema: undefined,
    outputSchema: undefined,
    annotations: undefined,
    ...definitionOf(item),
  };
  const words = typeof description === 'string' ? description : '';
  return html`<details class="panel tool">
    <summary>
      <h3><code>${cut(name, longestName)}</code></h3>
      <span class="quiet"><bdi>${cut(words, longestSummary)}</bdi></span>
    </summary>
    ${
      typeof title === 'string' &&
      title !== name &&
      html`<p>
        <strong><bdi>${cut(title, 200)}</bdi></strong>
      </p>`
    }
    ${words.length > longestSummary && html`<p><bdi>${cut(words, longest)}</bdi></p>`} ${hints(annotations)} ${more}
    ${inputTable('Parameters', toolInputs(inputSchema)) ?? html`<p class="quiet">It takes no parameters.</p>`}
    ${schema('Input schema', inputSchema)} ${schema('Output schema', outputSchema)}
  </details>`;
}

function hints(annotations: unknown): HtmlValue {
  const said = objectOf(annotations);
  const isReadOnly = said['readOnlyHint'] === true;
  const marks = [
    isReadOnly && badge('only reads', 'good'),
    !isReadOnly && said['destructiveHint'] === true && badge('may destroy', 'bad'),
    said['idempotentHint'] === true && badge('may be repeated'),
    said['openWorldHint'] === true && badge('reaches others'),
  ];
  return marks.some((mark) => mark !== false) && html`<div class="badges">${marks}</div>`;
}

function schema(caption: string, value: unknown): HtmlValue {
  if (value === undefined) return undefined;
  const { text, isWhole } = shownJson(value);
  return html`<details>
    <summary>${caption}</summary>
    ${snippet({ caption: isWhole ? caption : `${caption}, the beginning of it`, text })}
  </details>`;
}
