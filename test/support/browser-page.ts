import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A page of a browser, and what went wrong on it: policy violations, failed requests, errors of scripts. */
export interface BrowserPage {
  readonly page: Page;
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** Opens a page in a profile of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
  return { page, problems, close: () => context.close() };
}

/** A piece of text whose contrast with its background is below a bound. */
export interface FaintText {
  readonly text: string;
  readonly ratio: number;
}

/**
 * Texts of the page with less contrast than WCAG 2 asks for (1.4.3: 4.5, or 3 for large ones), from computed styles. `looked` counts
 * the texts that were judged.
 */
export async function faintTexts(
  page: Page,
): Promise<{ readonly faint: readonly FaintText[]; readonly looked: number }> {
  const answer: unknown = await page.evaluate(contrastScript);
  return answer as { readonly faint: readonly FaintText[]; readonly looked: number };
}

/** Runs in the browser, which the compiler knows nothing about. */
const contrastScript = `(() => {
  const parts = (color) => (color.match(/[0-9.]+/g) ?? []).map(Number);
  const channel = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const behind = (element) => {
    for (let at = element; at !== null; at = at.parentElement) {
      const color = parts(getComputedStyle(at).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
      if (color[3] !== 0) throw new Error('a background that is half transparent');
    }
    throw new Error('nothing is behind the text');
  };
  const faint = [];
  let looked = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (text === '' || !element.checkVisibility() || element.closest('.unseen') !== null) continue;
    const style = getComputedStyle(element);
    const [light, dark] = [luminance(parts(style.color)), luminance(behind(element))].sort((a, b) => b - a);
    const ratio = (light + 0.05) / (dark + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    looked += 1;
    if (ratio < (isLarge ? 3 : 4.5)) faint.push({ text, ratio });
  }
  return { faint, looked };
})()`;
