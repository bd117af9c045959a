import { X509Certificate } from 'node:crypto';
import { resolve } from 'node:path';
import type { RunRuntimeConfig } from '../../../generated/types/run-runtime-config.ts';
import type { RefusedStart } from '../../endpoint/refused-start.ts';
import { changingFile } from '../../http/changing-file.ts';
import { referenceProblem } from '../container/image-reference.ts';

type Scheme = 'npx' | 'uvx' | 'go';
type Environment = Readonly<Record<string, string | undefined>>;

/** How an image is built, beside what is built. Equal settings give equal images. */
export interface BuildSettings {
  /** Where the package is built. */
  readonly builder: string;
  /** What the server runs on. */
  readonly base: string;
  /** Packages of the distribution, in both. */
  readonly packages: readonly string[];
  /** PEM text; undefined where the base says whom to trust. */
  readonly certificates: string | undefined;
  /** Variables of this machine that say where packages come from. */
  readonly registries: Readonly<Record<string, string>>;
  /** Variables about proxies. They change nothing of the result, and may hold credentials. */
  readonly proxies: Readonly<Record<string, string>>;
}

/** Where packages are built, and what they run on, unless somebody names another image for both. */
export const usualImages: Readonly<Record<Scheme, Pick<BuildSettings, 'builder' | 'base'>>> = {
  npx: { builder: 'node:24-alpine', base: 'node:24-alpine' },
  uvx: { builder: 'python:3.14-slim', base: 'python:3.14-slim' },
  go: { builder: 'golang:1.26-alpine', base: 'alpine:3.23' },
};

/** Settings of this machine that decide where packages come from. */
const registryVariables: Readonly<Record<Scheme, readonly string[]>> = {
  npx: ['NPM_CONFIG_REGISTRY', 'npm_config_registry'],
  uvx: ['UV_DEFAULT_INDEX', 'UV_INDEX_URL', 'UV_INSECURE_HOST', 'PIP_INDEX_URL', 'PIP_TRUSTED_HOST'],
  go: ['GOPROXY', 'GOSUMDB', 'GONOSUMDB', 'GOPRIVATE', 'GONOPROXY', 'GOINSECURE'],
};

/** Variables that a builder knows without being told, and does not keep. */
const proxyVariables = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];

/** Bytes of a file with certificates. */
const largest = 1_048_576;

/** Reads how the image of a package is built: the flags, the certificates they name, and the registries of this machine. */
export async function buildSettings(
  scheme: Scheme,
  { image, addPackages = [], caCertPath }: RunRuntimeConfig,
  environment: Environment,
  cwd: string,
): Promise<BuildSettings | RefusedStart> {
  const problem = image === undefined ? undefined : referenceProblem(image);
  if (problem !== undefined)
    return { problem: `runtime.image: ${JSON.stringify(image)} ${problem}`, hint: 'for example node:24-slim' };
  const certificates = caCertPath === undefined ? undefined : await certificatesIn(resolve(cwd, caCertPath));
  if (typeof certificates === 'object') return certificates;
  const registries = pick(registryVariables[scheme], environment);
  for (const [name, value] of Object.entries(registries))
    if (/\/\/[^/\s]*@/.test(value) || /[\r\n\0]/.test(value))
      return {
        problem: `the variable ${name} holds credentials, which an image would keep`,
        hint: 'use a registry that needs none for this command, or build the image yourself',
      };
  return {
    ...(image === undefined ? usualImages[scheme] : { builder: image, base: image }),
    packages: [...new Set(addPackages)].toSorted(),
    certificates,
    registries,
    proxies: pick(proxyVariables, environment),
  };
}

/** The certificates of a PEM file, and nothing else of it; or why there are none. */
async function certificatesIn(path: string): Promise<string | RefusedStart> {
  const hint = 'name a PEM file with certificates (--ca-cert)';
  const reading = await changingFile(path, largest).read();
  if (!reading.ok) return { problem: `${path} cannot be read: ${reading.reason}`, hint };
  const found = reading.text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (found.length === 0) return { problem: `${path} holds no certificate`, hint };
  if (!found.every(isCertificate)) return { problem: `${path} has a block that is not a certificate`, hint };
  return `${found.join('\n')}\n`;
}

function isCertificate(text: string): boolean {
  try {
    return new X509Certificate(text).raw.length > 0;
  } catch {
    return false;
  }
}

function pick(names: readonly string[], environment: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}
