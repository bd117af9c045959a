import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { RunConfigWithDefaults } from '../../../generated/defaults/run.ts';
import type { NamedSecret } from '../../endpoint/named-secret.ts';
import { isRefusal, type RefusedStart } from '../../endpoint/refused-start.ts';
import type { Log } from '../../observe/log.ts';
import { EngineError, type ContainerEngine } from '../engine/container-engine.ts';
import { findEngine } from '../engine/find-engine.ts';
import { unverifiable, verifyImage } from '../provenance/verify-image.ts';
import { egressImage } from '../build/egress-image.ts';
import { packageImage } from '../build/package-image.ts';
import { variablesOf } from '../environment-files.ts';
import { packageOf } from '../package-program.ts';
import { secretsOf } from '../process-secrets.ts';
import type { PreparedWorkload } from '../prepared-workload.ts';
import type { ServerWatch } from '../server-watch.ts';
import { openContainerBackend } from './container-backend.ts';
import { containerPlan, type ContainerParts } from './container-plan.ts';
import { getImage, type FoundImage } from './get-image.ts';
import { globalIgnoreFile, overlaysOf } from './overlays.ts';
import { mountsOf } from './mounts.ts';
import type { Isolation } from './isolation.ts';
import { permissionsOf, type Permissions } from './permissions.ts';
import { removeInstance, removeLeftovers } from './running-container.ts';
import { secretLine } from './secret-line.ts';

/** What a workload is prepared with. */
export interface PreparingParts {
  readonly log: Log;
  /** The environment of this process, of which the settings of the machine are used. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where secrets are that the document names. */
  readonly secretNamed: NamedSecret;
  /** Relative paths begin here. */
  readonly cwd: string;
  /** Hears each line that the server writes, except for messages. */
  readonly onLine: (line: string, stream: 'stdout' | 'stderr') => void;
  /** Hears what happens meanwhile. */
  readonly onProgress: (line: string) => void;
  /** Hears of the starts and ends of the server. */
  readonly watch?: ServerWatch;
  /** Id of a supervised workload: its containers are found by it, and those of an earlier supervisor are removed. */
  readonly instance?: string;
}

/** Prepares everything that the container of an image needs: the engine, the image, its permissions, variables and secrets. */
export async function prepareContainer(
  config: RunConfigWithDefaults,
  parts: PreparingParts,
): Promise<PreparedWorkload | RefusedStart> {
  const reason = config.imageVerification === 'enabled' ? unverifiable(config) : undefined;
  if (reason !== undefined) return unverified(config.image ?? '', reason);
  const read = await variablesOf(config);
  if (isRefusal(read)) return read;
  const secrets = await secretsOf(config, parts.secretNamed);
  if (isRefusal(secrets)) return secrets;
  const files = await filesOf(config, parts);
  if (isRefusal(files)) return files;
  const engine = await findEngine(parts.environment);
  if (isRefusal(engine)) return engine;
  try {
    return await withEngine(engine, config, parts, {
      ...files,
      variables: read.variables,
      secrets: secrets.variables,
    });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return {
      problem: `the container engine at ${engine.place} refuses: ${error.message}`,
      hint: 'see its own log for more',
    };
  }
}

/** What of this machine a container gets: its permissions, its mounts, and what of them is hidden. */
export async function filesOf(
  config: RunConfigWithDefaults,
  { cwd, environment }: Pick<PreparingParts, 'cwd' | 'environment'>,
): Promise<Pick<ContainerParts, 'permissions' | 'mounts' | 'hidden'> | RefusedStart> {
  const permissions = await permissionsOf(config, cwd);
  if (isRefusal(permissions)) return permissions;
  const mounts = await mountsOf({ ...permissions, volumes: config.volumes ?? [] }, cwd);
  if ('problem' in mounts) return mounts;
  const hidden = await overlaysOf(mounts, config.ignoreGlobally ? globalIgnoreFile(environment) : undefined);
  return 'problem' in hidden ? hidden : { permissions, mounts, hidden };
}

async function withEngine(
  engine: ContainerEngine,
  config: RunConfigWithDefaults,
  { log, onLine, onProgress, watch, environment, cwd, ...parts }: PreparingParts,
  made: Pick<Parameters<typeof containerPlan>[1], 'permissions' | 'mounts' | 'hidden' | 'variables' | 'secrets'>,
): Promise<PreparedWorkload | RefusedStart> {
  const { name = 'workload', image: reference = '' } = config;
  const { instance = randomUUID() } = parts;
  await removeInstance(engine, instance);
  await removeLeftovers(engine, name);
  const image = await (packageOf(reference) === undefined
    ? getImage(engine, reference, onProgress)
    : packageImage(config, { engine, environment, cwd, onProgress }));
  if (isRefusal(image)) return image;
  const verified = await verifiedImage(config, image, { log, cwd, environment });
  if (isRefusal(verified)) return verified;
  const plan = containerPlan(config, {
    ...made,
    image: verified,
    person: person(),
    freePort: await freePort(),
    instance,
  });
  if (isRefusal(plan)) return plan;
  const { spec, transport, address } = plan;
  const { image: started, user, network, ports, mounts, limits } = spec;
  log.debug({ image: started, user, network, ports, mounts, limits, transport }, 'the container to start');
  const isolation = await isolationOf(made.permissions, engine, { name, log, onLine, onProgress });
  if (isolation !== undefined && isRefusal(isolation)) return isolation;
  const firstLine = Object.keys(made.secrets).length === 0 ? undefined : secretLine(made.secrets);
  return {
    config: { ...config, transport },
    openBackend: () =>
      openContainerBackend({
        engine,
        spec,
        name,
        instance,
        firstLine,
        isolation,
        transport,
        address,
        log,
        onLine,
        watch,
        onLeft: (reason) => {
          log.warn({ backend: name }, `its container may still be there: ${reason}`);
          watch?.left(reason);
        },
      }),
  };
}

/**
 * The image to run, as `imageVerification` asks: one that was verified is named by its id from then on, so that nothing else can take its place.
 */
async function verifiedImage(
  config: RunConfigWithDefaults,
  image: FoundImage,
  { log, cwd, environment }: Pick<PreparingParts, 'log' | 'cwd' | 'environment'>,
): Promise<FoundImage | RefusedStart> {
  const { imageVerification, provenance } = config;
  if (imageVerification === 'disabled') return image;
  const reason = unverifiable(config);
  const checked =
    reason === undefined && provenance !== undefined
      ? await verifyImage(image, provenance, { cwd, environment })
      : { problem: reason ?? 'it has no provenance' };
  if ('signer' in checked) {
    log.info({ image: image.reference, signer: checked.signer }, 'the image is verified');
    return { ...image, reference: image.id };
  }
  if (imageVerification === 'enabled') return unverified(image.reference, checked.problem);
  log.warn({ image: image.reference, reason: checked.problem }, 'this image is not verified');
  return image;
}

function unverified(image: string, reason: string): RefusedStart {
  return {
    problem: `the image ${image} is not verified: ${reason}`,
    hint: 'tell those who publish it; --image-verification warn runs it nevertheless',
  };
}

/** How a container is isolated; undefined where its permissions ask for no proxy. */
async function isolationOf(
  { network, outbound }: Permissions,
  engine: ContainerEngine,
  { name, log, onLine, onProgress }: Pick<PreparingParts, 'log' | 'onLine' | 'onProgress'> & { readonly name: string },
): Promise<Isolation | RefusedStart | undefined> {
  if (outbound === undefined) return undefined;
  const image = await egressImage(engine, onProgress);
  if (typeof image !== 'string') return image;
  return {
    image,
    outside: network,
    outbound,
    onRefused(line) {
      log.warn({ backend: name }, line);
      onLine(`svc: ${line}`, 'stderr');
    },
  };
}

/** Whose files are mounted; the administrator's rights are nobody's to pass on. */
function person(): string | undefined {
  const [user, group] = [process.getuid?.(), process.getgid?.()];
  return user === undefined || user === 0 || group === undefined ? undefined : `${user}:${group}`;
}

/** A port of the loopback interface that nobody uses now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
