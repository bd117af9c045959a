import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A real Git repository, served over HTTP by git's own server program. */
export interface GitServer {
  /** URL of the repository. */
  readonly url: string;
  /** Commits files, and links by what they lead to, on a branch and returns the commit. */
  commit(
    files: Readonly<Record<string, string>>,
    options?: { branch?: string; tag?: string; links?: Readonly<Record<string, string>> },
  ): string;
  /** Every request that came, as `GET /catalog.git/info/refs`. */
  readonly requests: string[];
  /** Asks for this user and password from now on. */
  protect(username: string, password: string): void;
  /** Answers everything with a redirect to this address from now on. */
  redirect(location: string): void;
  close(): Promise<void>;
}

/** Starts a repository `catalog.git` on a port of its own on the loopback interface. Needs the git program. */
export async function startGitServer(): Promise<GitServer> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-git-server-'));
  const work = join(folder, 'work');
  const bare = join(folder, 'catalog.git');
  const environment = { PATH: process.env['PATH'] ?? '', HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: work,
      env: environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  mkdirSync(work);
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare], { env: environment });
  execFileSync('git', ['-C', bare, 'config', 'uploadpack.allowFilter', 'true'], { env: environment });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.email', 'test@example.com');
  git('config', 'user.name', 'Test');
  git('remote', 'add', 'origin', bare);
  const requests: string[] = [];
  let credentials: string | undefined;
  let location: string | undefined;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (location !== undefined) response.writeHead(302, { location: `${location}${request.url}` }).end();
    else if (credentials !== undefined && request.headers.authorization !== credentials)
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
    else serve(folder, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/catalog.git`,
    commit(files, { branch = 'main', tag, links = {} } = {}) {
      git('checkout', '--quiet', '-B', branch);
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(work, path)), { recursive: true });
        writeFileSync(join(work, path), text);
      }
      for (const [path, target] of Object.entries(links)) symlinkSync(target, join(work, path));
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '-m', 'change');
      if (tag !== undefined) git('tag', '-a', tag, '-m', tag);
      git('push', '--quiet', '--force', '--follow-tags', 'origin', branch);
      return git('rev-parse', 'HEAD');
    },
    requests,
    protect(username, password) {
      credentials = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    },
    redirect(to) {
      location = to;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One CGI request (RFC 3875) to `git http-backend`. */
function serve(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const backend = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  request.pipe(backend.stdin);
  backend.stdin.on('error', () => undefined);
  let head: Buffer | undefined = Buffer.alloc(0);
  backend.stdout.on('data', (chunk: Buffer) => {
    if (head === undefined) {
      response.write(chunk);
      return;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    for (const line of head.subarray(0, end).toString('latin1').split('\r\n')) {
      const [name = '', value = ''] = line.split(/:\s*/, 2);
      if (name.toLowerCase() === 'status') response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.write(head.subarray(end + 4));
    head = undefined;
  });
  backend.on('close', () => response.end());
}
