import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faintTexts, openPage, type BrowserPage } from '../support/browser-page.ts';
import { hasProgram } from '../support/debian-program.ts';
import { startSignedInRegistry, type SignedInRegistry } from '../support/signed-in-registry.ts';

const isThere = hasProgram('chromium');
const entry = '/catalog/main/servers/com.example%2Fweather';
const skill = '/catalog/main/skills/com.example/';
const paths = [
  '/',
  '/?search=weather',
  '/catalog/main',
  '/catalog/main?shown=skills',
  entry,
  `${skill}review`,
  `${skill}deprecated`,
  `${skill}archived`,
  `${skill}review/0.9.0`,
  '/sign-out',
  '/catalog/main?search=nothing-like-it',
];
/** Pages about an error. */
const errors = ['/catalog/nowhere', '/catalog/reds', '/catalog/main?cursor=x'];
const allPaths = [...paths, ...errors];

describe.skipIf(!isThere)('the catalog page in Chromium', () => {
  let registry: SignedInRegistry;
  let browser: Browser;
  /** The profile of a person who has signed in. */
  let ada: NonNullable<BrowserContextOptions['storageState']>;
  const open: BrowserPage[] = [];

  beforeAll(async () => {
    registry = await startSignedInRegistry();
    browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const { page } = await visit({});
    await signIn(page, 'ada');
    ada = await page.context().storageState();
  });
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
  });
  afterAll(async () => {
    await browser?.close();
    await registry?.close();
  });

  async function visit(options: BrowserContextOptions): Promise<BrowserPage> {
    const opened = await openPage(browser, { baseURL: registry.address, ...options });
    open.push(opened);
    return opened;
  }

  async function signIn(page: Page, login: string): Promise<void> {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByLabel('Login').fill(login);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  }

  test('shows a hidden entry after the sign-in at the provider, and hides it after the sign-out', async () => {
    const { page, problems } = await visit({});
    await page.goto(entry);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in to see this');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Login').fill('ada');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`**${entry}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Weather');
    expect(await page.getByRole('banner').textContent()).toContain('Ada Lovelace');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${registry.address}/sign-out`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You are signed out');
    expect(await page.getByRole('link', { name: 'sign out at the provider' }).isVisible()).toBe(true);
    await page.goto(entry);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in to see this');
    expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
  });

  test('is searched and read with the keyboard alone', async () => {
    const { page } = await visit({ storageState: ada });
    await page.goto('/');
    const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent.trim()');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('weather');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/?search=weather');
    expect(await page.getByRole('searchbox').inputValue()).toBe('weather');
    const passed: string[] = [];
    while (passed.at(-1) !== 'Weather' && passed.length < 20) {
      await page.keyboard.press('Tab');
      passed.push(await focused());
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${entry}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Weather');
  });

  test('copies a configuration, and says so to those who cannot see it', async () => {
    const { page, problems } = await visit({ storageState: ada, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(entry);
    await page.getByRole('button', { name: 'Copy: .mcp.json in your project' }).first().click();
    await page.getByRole('status').filter({ hasText: 'Copied to the clipboard' }).waitFor();
    const copied: string = await page.evaluate('navigator.clipboard.readText()');
    expect(JSON.parse(copied)).toEqual({
      mcpServers: {
        weather: {
          type: 'http',
          url: 'https://weather.example/mcp',
          headers: { 'X-Api-Key': '${WEATHER_X_API_KEY}' },
        },
      },
    });
    expect(problems).toEqual([]);
  });

  test('has tabs for the clients that arrow keys move through, and remembers the choice', async () => {
    const { page } = await visit({ storageState: ada });
    await page.goto(entry);
    // Nothing was chosen yet: each way begins with a client that can use it.
    await page.getByText('MCP bundle').click();
    const bundle = page.getByRole('tablist').last();
    expect(await bundle.getByRole('tab', { selected: true }).textContent()).toBe('Claude Desktop');
    await page.reload();
    expect(await page.getByRole('tab', { selected: true }).first().textContent()).toBe('Claude Code');
    await page.getByRole('tab', { name: 'Claude Code' }).first().focus();
    for (const name of ['Claude Desktop', 'Cursor', 'VS Code']) {
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('tab', { selected: true }).first().textContent()).toBe(name);
    }
    expect(await page.getByRole('tabpanel').first().textContent()).toContain('.vscode/mcp.json');
    await page.reload();
    expect(await page.getByRole('tab', { selected: true }).first().textContent()).toBe('VS Code');
  });

  test('narrows a list while a person types', async () => {
    const { page } = await visit({ storageState: ada });
    await page.goto('/catalog/main');
    expect(await page.getByRole('article').count()).toBe(30);
    await page.getByRole('searchbox').fill('many-1');
    await page.getByRole('status').filter({ hasText: 'of 30 on this page' }).waitFor();
    const shown = await page.getByRole('article').allTextContents();
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.length).toBeLessThan(30);
    expect(shown.every((text) => text.includes('many-1'))).toBe(true);
  });

  test('works without JavaScript: search, pages, and every client', async () => {
    const { page } = await visit({ storageState: ada, javaScriptEnabled: false });
    await page.goto('/catalog/main');
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByRole('link', { name: 'First page' }).waitFor();
    await page.getByRole('searchbox').fill('weather');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Weather' }).click();
    for (const name of ['Claude Code', 'Claude Desktop', 'Cursor', 'VS Code']) {
      expect(await page.getByRole('heading', { name, level: 4 }).first().isVisible()).toBe(true);
    }
    expect(await page.getByRole('button', { name: /Copy/ }).count()).toBe(0);
  });

  test.each(['light', 'dark'] as const)('has enough contrast and room everywhere in %s colors', async (colorScheme) => {
    const { page } = await visit({ storageState: ada, colorScheme });
    const grounds = new Set<string>();
    for (const path of allPaths) {
      await page.goto(path);
      await page.evaluate(`document.querySelectorAll('details').forEach((each) => { each.open = true; })`);
      const { faint, looked } = await faintTexts(page);
      expect([path, faint]).toEqual([path, []]);
      expect(looked).toBeGreaterThan(5);
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 1280]);
      grounds.add(await page.evaluate('getComputedStyle(document.body).backgroundColor'));
    }
    expect([...grounds]).toEqual([colorScheme === 'light' ? 'rgb(247, 247, 245)' : 'rgb(18, 19, 23)']);
  });

  test('fits into 360 pixels', async () => {
    const { page } = await visit({ storageState: ada, viewport: { width: 360, height: 740 } });
    for (const path of allPaths) {
      await page.goto(path);
      await page.evaluate(`document.querySelectorAll('details').forEach((each) => { each.open = true; })`);
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 360]);
    }
  });

  test('shows where the keyboard is, on everything that can be reached with it', async () => {
    const { page } = await visit({ storageState: ada });
    for (const path of ['/', '/catalog/main', entry, '/sign-out']) {
      await page.goto(path);
      const reached: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        // Its outline, or that of its card.
        const [isBody, name, isShown]: [boolean, string, boolean] = await page.evaluate(`(() => {
          const at = document.activeElement;
          const shown = [null, '::after'].some((part) => {
            const style = getComputedStyle(at, part);
            return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
          });
          return [at === document.body, at.outerHTML.slice(0, 120), shown];
        })()`);
        if (isBody || reached.length > 200) break;
        reached.push(name);
        expect([path, name, isShown]).toEqual([path, name, true]);
      }
      expect(reached.length).toBeGreaterThan(4);
    }
  });

  test('has landmarks, labels, headings in order, and a different title on each page', async () => {
    const { page } = await visit({ storageState: ada });
    const titles = new Set<string>();
    for (const path of allPaths) {
      await page.goto(path);
      titles.add(await page.title());
      for (const role of ['banner', 'main', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(1);
      const levels: number[] = await page.evaluate(
        `[...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1]))`,
      );
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
      expect(await page.evaluate('document.documentElement.lang')).toBe('en');
      const nameless: string[] = await page.evaluate(
        `[...document.querySelectorAll('a, button, input:not([type=hidden])')].filter((each) =>
          each.textContent.trim() === '' && (each.labels?.length ?? 0) === 0).map((each) => each.outerHTML)`,
      );
      expect(nameless).toEqual([]);
    }
    expect(titles.size).toBe(allPaths.length);
    await page.goto('/');
    const tree = await page.locator('body').ariaSnapshot();
    for (const part of [
      'search:',
      'searchbox "Search all registries"',
      'navigation "Registries"',
      'region "Registry main"',
      'heading "MCP servers and skills" [level=1]',
    ]) {
      expect(tree).toContain(part);
    }
  });

  test('keeps to its content security policy, which lets nothing else in', async () => {
    const { page, problems } = await visit({ storageState: ada });
    for (const path of paths) await page.goto(path);
    expect(problems).toEqual([]);
    await page.goto('/');
    const added = await page.evaluate(`new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
    })`);
    expect([added, await page.evaluate('window.ran')]).toEqual(['script-src-elem', undefined]);
  });
});
