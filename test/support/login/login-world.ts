import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fetch } from 'undici';
import { afterAll } from 'vitest';
import { signInByForm } from '../oidc-sign-in.ts';
import { startSvc, type SvcRun } from '../run-svc.ts';
import { openWorkloads, type WorkloadsOfOne } from '../workloads.ts';
import { startLoginProvider, type LoginProvider, type LoginProviderOptions } from './login-provider.ts';
import { startProtectedServer, type ProtectedServer, type ProtectedServerOptions } from './protected-server.ts';

/** A command that waits for somebody to sign in. */
export interface WaitingCommand {
  readonly child: ChildProcess;
  /** The first address that it prints, as somebody in front of the terminal reads it. */
  readonly address: Promise<URL>;
  readonly done: Promise<SvcRun>;
}

/** A person with workloads, remote servers and their authorization servers. */
export interface LoginWorld extends WorkloadsOfOne {
  readonly data: string;
  /** Starts a command that asks for a sign-in. */
  waiting(args: readonly string[], environment?: Readonly<Record<string, string>>): WaitingCommand;
  /** Runs a command, and does what it says in a browser; what it printed. */
  signedIn(args: readonly string[]): Promise<SvcRun>;
  provider(options?: LoginProviderOptions): Promise<LoginProvider>;
  /** A server of MCP whose tokens this provider gives. */
  remote(provider: LoginProvider, options?: Partial<ProtectedServerOptions>): Promise<ProtectedServer>;
  /** Runs a command with the password of the secrets in its environment. */
  run(...args: readonly string[]): Promise<never>;
  command(args: readonly string[], environment?: Readonly<Record<string, string>>): Promise<SvcRun>;
}

/** Opens a world for the tests of a file. */
export function openLoginWorld(): LoginWorld {
  const world = openWorkloads();
  const data = join(world.folder, 'data');
  const opened = { XDG_DATA_HOME: data, SVC_SECRETS_PASSWORD: 'correct horse' };
  const closings: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closings) await close();
  });
  const waiting: LoginWorld['waiting'] = (args, environment = {}) => {
    const child = startSvc(args, {
      cwd: world.folder,
      environment: { ...world.environment, ...opened, ...environment },
    });
    const { promise: address, resolve } = Promise.withResolvers<URL>();
    let [stdout, stderr] = ['', ''];
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => (stdout += piece));
    child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
      stderr += piece;
      const [line] = /^https?:\/\/\S+(?=\n)/m.exec(stderr) ?? [];
      if (line !== undefined) resolve(new URL(line));
    });
    const done = new Promise<SvcRun>((ended) => {
      child.once('close', (code) => ended({ code, stdout, stderr }));
    });
    return { child, address, done };
  };
  const withTimeout = ['--remote-auth-timeout', '5m'];
  return {
    ...world,
    data,
    waiting,
    async signedIn(args) {
      const command = waiting(args[0] === 'run' ? [...args, ...withTimeout] : [...args, '--timeout', '5m']);
      const address = await Promise.race([command.address, command.done]);
      if (!(address instanceof URL)) return address;
      await fetch(await browse(address));
      return command.done;
    },
    async provider(options) {
      const provider = await startLoginProvider(options);
      closings.push(() => provider.close());
      return provider;
    },
    async remote(provider, options = {}) {
      const server = await startProtectedServer({
        issuers: [provider.issuer],
        accepts: async (token, url) => {
          const found = await provider.provider.AccessToken.find(token);
          return found !== undefined && found.aud === url;
        },
        ...options,
      });
      closings.push(() => server.close());
      return server;
    },
    run: () => Promise.reject(new Error('use command')),
    command: (args, environment = {}) => world.svc(args, { environment: { ...opened, ...environment } }),
  };
}

/** Signs in as a person in a browser does; the address that the browser is sent back to. */
export function browse(address: URL): Promise<URL> {
  return signInByForm((url, init) => fetch(url, init), address, 'ada');
}
