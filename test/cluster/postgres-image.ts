import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { librariesOf } from '../../tools/package/image-system.ts';
import { keptFolder } from './kept-folder.ts';
import { writeImage, writeLayer } from './layered-image.ts';

const data = '/var/lib/postgresql/data';

/** User and group of the server; the number is that of the image that people use. */
const user = 999;

/** What the entrypoint calls, beside PostgreSQL's own programs. The shell is also what initdb starts its server by. */
const tools = ['sh', 'cat', 'chmod', 'chown', 'id', 'setpriv'];
const programs = ['postgres', 'initdb', 'pg_ctl', 'createdb', 'psql', 'pg_isready'];

/**
 * The part of the usual image's door that compose files use: POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD_FILE, the data folder, a start as
 * root that goes on as the server's user, and a first start that has a server on the socket for a while, before the one for others.
 */
const entrypoint = `#!/bin/sh
set -eu
if [ "$(id -u)" = 0 ]; then
  chown ${user}:${user} ${data} /run/postgresql
  chmod 700 ${data}
  exec setpriv --reuid=${user} --regid=${user} --clear-groups "$0" "$@"
fi
if [ ! -s ${data}/PG_VERSION ]; then
  initdb --pgdata=${data} --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" \\
    --auth-host=scram-sha-256 --auth-local=trust --encoding=UTF8 --no-locale
  echo 'host all all all scram-sha-256' >> ${data}/pg_hba.conf
  pg_ctl --pgdata=${data} --wait --options="-c listen_addresses=''" start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --pgdata=${data} --wait --mode=fast stop
fi
exec "$@"
`;

/**
 * Makes an image of PostgreSQL out of the programs of this machine (`bin` is their folder), and returns the path of an archive in
 * `folder` for `docker load`. What it holds is kept in the cache folder.
 */
export async function postgresImage(reference: string, bin: string, folder: string): Promise<string> {
  const version = execFileSync(join(bin, 'postgres'), ['--version']);
  const root = await keptFolder('postgres', [version, entrypoint, fill.toString(), ...tools, ...programs], (target) =>
    fill(target, bin),
  );
  const work = mkdtempSync(join(tmpdir(), 'svc-postgres-image-'));
  try {
    const layer = join(work, 'layer.tar');
    writeLayer(layer, { source: `${root}/`, target: '/', owner: 0 });
    const config = {
      Entrypoint: ['/usr/bin/entrypoint'],
      Cmd: ['postgres', '-D', data, '-c', 'listen_addresses=*'],
      Env: [`PATH=${bin}:/usr/bin:/bin`],
      User: '',
      WorkingDir: '/',
      Labels: {},
      Volumes: { [data]: {} },
    };
    return await writeImage(reference, config, [layer], join(folder, 'postgres-image'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function fill(target: string, bin: string): Promise<void> {
  const put = (source: string, path: string): void => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(realpathSync(source), join(target, path), { recursive: true });
  };
  const libraries = new Set<string>();
  const withLibraries = async (path: string): Promise<void> => {
    for (const library of await librariesOf(path)) libraries.add(library);
  };
  for (const name of programs) {
    // PostgreSQL looks for its files relative to its program.
    put(join(bin, name), join(bin, name));
    await withLibraries(join(bin, name));
  }
  for (const name of tools) {
    const path = execFileSync('which', [name], { encoding: 'utf8' }).trim();
    put(path, join(name === 'sh' ? '/bin' : '/usr/bin', name));
    await withLibraries(path);
  }
  const configured = (what: string): string =>
    execFileSync(join(bin, 'pg_config'), [what], { encoding: 'utf8' }).trim();
  const modules = configured('--pkglibdir');
  // Those that initdb loads need the C library alone; the compiler of expressions would be larger than everything else.
  for (const name of readdirSync(modules).filter((file) => file.endsWith('.so') && file !== 'llvmjit.so')) {
    put(join(modules, name), join(modules, name));
  }
  put(configured('--sharedir'), configured('--sharedir'));
  put('/usr/share/zoneinfo', '/usr/share/zoneinfo');
  for (const library of libraries) put(library, library);
  for (const path of [data, '/run/postgresql', '/tmp', '/etc']) mkdirSync(join(target, path), { recursive: true });
  // Debian's server has its socket below /var/run.
  symlinkSync('/run', join(target, 'var/run'));
  chmodSync(join(target, 'tmp'), 0o1777);
  writeFileSync(join(target, 'etc/passwd'), `root:x:0:0::/:/bin/sh\npostgres:x:${user}:${user}::/:/bin/sh\n`);
  writeFileSync(join(target, 'etc/group'), `root:x:0:\npostgres:x:${user}:\n`);
  writeFileSync(join(target, 'etc/nsswitch.conf'), 'hosts: files dns\n');
  writeFileSync(join(target, 'usr/bin/entrypoint'), entrypoint, { mode: 0o755 });
}
