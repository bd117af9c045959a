import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { Backend } from '../mcp/backend/backend.ts';
import { backendBounds } from '../mcp/backend/bounds.ts';
import { childChannel } from '../mcp/backend/stdio/child-channel.ts';
import { openStdioBackend } from '../mcp/backend/stdio/stdio-backend.ts';
import type { Log } from '../observe/log.ts';
import type { NamedSecret } from '../endpoint/named-secret.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import { variablesOf } from './environment-files.ts';
import { inheritedEnvironment } from './inherited-environment.ts';
import { secretsOf } from './process-secrets.ts';
import { packageOf, programOf } from './package-program.ts';
import { watchedChannel, type ServerWatch } from './server-watch.ts';

/** Milliseconds until a package answers: the first run downloads it. */
const fetchTime = 300_000;

/** What a process of this machine is started with. */
export interface ProcessBackendOptions {
  readonly config: RunConfigWithDefaults;
  readonly log: Log;
  /** The environment of this process, of which the settings of the machine are passed on. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where secrets are that the document names. */
  readonly secretNamed: NamedSecret;
  /** Hears each line that the server writes to its standard error. */
  readonly onLine: (line: string, stream: 'stderr') => void;
  readonly watch?: ServerWatch;
}

/**
 * A package as a child process that speaks MCP on its standard streams. It is not contained: it runs as the user, in the working folder
 * (specification 1, Run command, forms 3; svc chose the process).
 */
export async function openProcessBackend(options: ProcessBackendOptions): Promise<Backend | RefusedStart> {
  const { config, log, environment, secretNamed, onLine, watch } = options;
  const { image = '', args = [], name = 'backend', transport = 'stdio' } = config;
  const found = packageOf(image);
  if (found === undefined)
    return {
      problem: `${JSON.stringify(image)} is an image, and images need a container engine, which is not supported yet`,
      hint: 'name a package: npx://NAME, uvx://NAME or go://NAME',
    };
  if ('problem' in found) return { problem: found.problem, hint: 'for example npx://@scope/name@1.2.3' };
  if (transport !== 'stdio')
    return {
      problem: `a process that serves ${transport} is not started yet`,
      hint: 'leave out transport for a server on standard streams, or start the server and set targetPort',
    };
  const read = await variablesOf(config);
  if (isRefusal(read)) return read;
  const secrets = await secretsOf(config, secretNamed);
  if (isRefusal(secrets)) return secrets;
  const program = programOf(found, args);
  const variables = { ...inheritedEnvironment(environment), ...read.variables, ...secrets.variables };
  log.debug({ program: program.program, variables: Object.keys(variables) }, 'the process to start');
  return openStdioBackend({
    name,
    log,
    bounds: { handshakeTime: fetchTime },
    open: watchedChannel(
      childChannel({
        ...program,
        environment: variables,
        messageSize: backendBounds.messageSize,
        leadsGroup: true,
        onErrorLine: (line) => onLine(line, 'stderr'),
        onStarted: (pid) => watch?.started(pid),
      }),
      watch,
    ),
  });
}
