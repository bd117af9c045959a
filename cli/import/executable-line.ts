/** What a command line of a client's file starts, in the words of a run document. */
export interface StartedServer {
  readonly image?: string;
  readonly remoteUrl?: string;
  readonly args: readonly string[];
  readonly volumes: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const nothing = { args: [], volumes: [], env: {} } as const;

/** Reads the command line of a server; in words why it is not one that `svc` runs. */
export function startedServer(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): StartedServer | { readonly reason: string } {
  const executable = command.replace(/^.*[/\\]/, '').replace(/\.(?:cmd|exe)$/i, '');
  if (executable === 'docker' || executable === 'podman') return imageOf(args, env);
  const quiet = new Set(['-y', '--yes', '-q', '--quiet']);
  const [first = '', ...others] =
    executable === 'go' ? args.slice(1) : args.filter((word, at) => !isQuiet(word, at, args, quiet));
  const scheme =
    executable === 'npx' || executable === 'uvx'
      ? executable
      : executable === 'go' && args[0] === 'run'
        ? 'go'
        : undefined;
  if (scheme === undefined)
    return { reason: `it starts ${JSON.stringify(executable)}, and svc runs packages (npx, uvx, go run) and images` };
  if (first === '' || first.startsWith('-'))
    return { reason: `${executable} has an option that svc does not know: ${first}` };
  if (scheme === 'npx' && /^mcp-remote(?:@|$)/.test(first)) {
    const [url = '', ...more] = others;
    if (/^https?:\/\//.test(url) && more.length === 0) return { ...nothing, env, remoteUrl: url };
    return { reason: 'mcp-remote has options that svc does not know: run its address with svc run URL' };
  }
  return { ...nothing, env, image: `${scheme}://${first}`, args: others };
}

/** Whether a word is an option of the launcher that changes nothing, before the name of the package. */
function isQuiet(word: string, at: number, args: readonly string[], quiet: ReadonlySet<string>): boolean {
  return quiet.has(word) && args.slice(0, at).every((each) => quiet.has(each));
}

/** Options of `docker run` that `svc` decides itself. */
const own: ReadonlySet<string> = new Set(['-i', '--interactive', '--rm', '--init', '-t', '-it', '-ti', '--tty']);

function imageOf(
  words: readonly string[],
  given: Readonly<Record<string, string>>,
): StartedServer | { readonly reason: string } {
  if (words[0] !== 'run') return { reason: 'it is a command of the container engine other than run' };
  const env: Record<string, string> = {};
  const volumes: string[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) return { image: word, args: words.slice(at + 1), volumes, env };
    if (own.has(word)) continue;
    const [option = '', joined] = word.startsWith('--') ? word.split(/=(.*)/s, 2) : [word];
    const value = joined ?? words[at + 1] ?? '';
    if (joined === undefined) at += 1;
    if (option === '-e' || option === '--env') {
      const [name = '', text] = value.split(/=(.*)/s, 2);
      const known = text ?? given[name];
      if (known === undefined) return { reason: `its variable ${name} comes from the environment of the client` };
      env[name] = known;
    } else if (option === '-v' || option === '--volume') volumes.push(value);
    else if (option !== '--name' && option !== '--pull')
      return { reason: `${option} of the container engine has no counterpart here` };
  }
  return { reason: 'it names no image' };
}
