import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faintTexts, openPage, type BrowserPage } from '../support/browser-page.ts';
import { hasProgram } from '../support/debian-program.ts';
import { startGatewayWithPage, type GatewayWithPage } from '../support/mcp/gateway-with-page.ts';

const isThere = hasProgram('chromium');
const paths = ['/', '/sign-out', '/sign-in/callback'];

describe.skipIf(!isThere)('the page of a gateway in Chromium', () => {
  let made: GatewayWithPage;
  let browser: Browser;
  /** The profile of a person who has signed in. */
  let ada: NonNullable<BrowserContextOptions['storageState']>;
  const open: BrowserPage[] = [];

  beforeAll(async () => {
    made = await startGatewayWithPage(true);
    browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const { page } = await visit({});
    await signIn(page);
    ada = await page.context().storageState();
  });
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
  });
  afterAll(async () => {
    await browser?.close();
    await made?.close();
  });

  async function visit(options: BrowserContextOptions): Promise<BrowserPage> {
    const opened = await openPage(browser, { baseURL: made.gateway.address, ...options });
    open.push(opened);
    return opened;
  }

  async function signIn(page: Page): Promise<void> {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Login').fill('ada');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  }

  async function openAll(page: Page): Promise<void> {
    await page.evaluate(`document.querySelectorAll('details').forEach((each) => { each.open = true; })`);
  }

  test('greets who has signed in, runs nothing of what servers say, and signs out', async () => {
    const { page, problems } = await visit({});
    await signIn(page);
    expect(await page.getByRole('banner').textContent()).toContain('Ada Lovelace');
    await openAll(page);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
    await page.goto('/');
    expect(problems).toEqual([]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/sign-out');
    await page.goto('/');
    expect(await page.getByRole('main').textContent()).not.toContain('find_issues');
  });

  test('works without JavaScript: tools open, and every client has its configuration', async () => {
    const { page } = await visit({ storageState: ada, javaScriptEnabled: false });
    await page.goto('/');
    await page.getByText('tracker_find_issues', { exact: true }).click();
    expect(await page.getByText('What to look for').first().isVisible()).toBe(true);
    for (const name of ['Claude Code', 'Claude Desktop', 'Cursor', 'VS Code'])
      expect(await page.getByRole('heading', { name, level: 4 }).isVisible()).toBe(true);
    await page.getByText('triage', { exact: true }).click();
    expect(await page.locator('.diagram rect').count()).toBe(4);
    expect(await page.locator('.diagram path.tip').count()).toBe(3);
  });

  test('copies a configuration', async () => {
    const { page } = await visit({ storageState: ada, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/');
    await page.getByRole('button', { name: 'Copy: .mcp.json in your project' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied to the clipboard' }).waitFor();
    const copied: string = await page.evaluate('navigator.clipboard.readText()');
    expect(JSON.parse(copied)).toEqual({
      mcpServers: { engineering: { type: 'http', url: made.gateway.endpoint.href } },
    });
  });

  test.each(['light', 'dark'] as const)('has enough contrast and room everywhere in %s colors', async (colorScheme) => {
    const { page } = await visit({ storageState: ada, colorScheme });
    for (const path of paths) {
      await page.goto(path);
      await openAll(page);
      const { faint, looked } = await faintTexts(page);
      expect([path, faint]).toEqual([path, []]);
      expect(looked).toBeGreaterThan(3);
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 1280]);
    }
  });

  test('fits into 360 pixels, with headings in order and landmarks', async () => {
    const { page } = await visit({ storageState: ada, viewport: { width: 360, height: 740 } });
    const titles = new Set<string>();
    for (const path of paths) {
      await page.goto(path);
      await openAll(page);
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 360]);
      titles.add(await page.title());
      for (const role of ['banner', 'main', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(1);
      const levels: number[] = await page.evaluate(
        `[...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1]))`,
      );
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
    }
    expect(titles.size).toBe(paths.length);
  });
});
