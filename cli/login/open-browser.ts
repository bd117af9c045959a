import { spawn } from 'node:child_process';

/** What opens an address on a desktop. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/**
 * Opens an address in the browser of the person. Where there is none, nothing happens: the address is printed too. No shell reads it, and it
 * begins with its scheme.
 */
export function openBrowser(address: URL, environment: Readonly<Record<string, string | undefined>>): void {
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address.href], { env: { ...environment }, stdio: 'ignore', detached: true });
  child.once('error', () => undefined);
  child.unref();
}
