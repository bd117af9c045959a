import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escaped, html, type HtmlValue } from '../../../runtime/page/html.ts';
import { webLink } from '../../../runtime/page/web-link.ts';

/** What a browser makes of text with character references. */
function read(text: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#96': '`' };
  return text.replaceAll(/&(amp|lt|gt|quot|#39|#96);/g, (_whole, name: string) => entities[name] ?? '');
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom('<', '>', '"', "'", '`', '&', '&amp;', '&#60;', '</script>', '\u202e', '\0', '\ud800', ' x='),
    )
    .map((parts) => parts.join('')),
);

describe('a template', () => {
  test('keeps every text inside of its place, between tags and in attributes', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const { text: made } = html`<p title="${text}">${text}</p>`;
        const [, title = '', content = ''] = /^<p title="([^"<>'`]*)">([^<>"'`]*)<\/p>$/s.exec(made) ?? [];
        expect(title).toBe(content);
        const plain = text.replaceAll(/[^\P{C}\t\n]|\u2028|\u2029/gu, '');
        expect(read(content).replaceAll(/\uFFFD|[^\P{C}\t\n]|\u2028|\u2029/gu, '')).toBe(
          plain.replaceAll('\uFFFD', ''),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('shows marks that turn the reading direction, and controls, as what they are: something odd', () => {
    expect(escaped('a\u202Eb\u2066c\0d\u001Be\uD800')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFD');
    expect(escaped('line\nand\ttab, שלום, 😀')).toBe('line\nand\ttab, שלום, 😀');
  });

  test('takes markup as markup, lists in turn, and shows nothing for nothing', () => {
    const items: readonly HtmlValue[] = ['<a>', html`<b>b</b>`, 3, undefined, false];
    expect(html`${items}`.text).toBe('&lt;a&gt;<b>b</b>3');
  });
});

describe('a link out of the catalog', () => {
  test('is made of http and https addresses alone', () => {
    for (const address of ['https://example.com/a?b=c', 'http://example.com']) {
      expect(webLink(address).text).toContain(`<a href="${address}" rel="noopener noreferrer"`);
    }
    const others = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil',
      'x',
    ];
    for (const address of others) expect(webLink(address).text).not.toContain('<a');
  });
});
