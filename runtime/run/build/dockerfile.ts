import type { BuildSettings } from './build-settings.ts';
import type { PackageSource } from './package-source.ts';

/** Names of the files that a Dockerfile copies. */
export const contextNames = {
  certificates: 'certificates.pem',
  findNodeProgram: 'find-program.mjs',
  findPythonProgram: 'find-program.py',
  /** The folder with the source of a local package. */
  source: 'source',
} as const;

/** Where an image has its server, and what says which versions it is made of. */
export const imagePaths = { program: '/app/server', folder: '/app' } as const;

/** What a Dockerfile needs to know. */
export interface DockerfileParts {
  readonly source: PackageSource;
  readonly settings: BuildSettings;
  /** Files of the context that say which versions to take; empty where the newest are looked up. */
  readonly lockFiles: readonly string[];
  /** For a Go folder: the package in it, relative to its module (`./cmd/server`). */
  readonly goPackage: string | undefined;
}

/** A user of no machine. The files belong to root, so that a server cannot change itself. */
const user = '65532:65532';

const certificatePath = '/usr/local/share/ca-certificates/svc.crt';
const bundlePath = '/etc/ssl/certs/ca-certificates.crt';

/**
 * The Dockerfile of a package: one stage builds it with the network, the other one holds what came of it. It depends on its arguments alone:
 * an image is found again by what it is made of.
 */
export function dockerfileOf(parts: DockerfileParts): string {
  const { source, settings } = parts;
  const common = [...trust(settings), ...distributionPackages(settings)];
  const lines = [
    `FROM ${settings.builder} AS build`,
    'USER 0',
    ...common,
    ...Object.entries(settings.registries).map(([name, value]) => `ENV ${name}=${quoted(value)}`),
    ...buildLines(parts),
    '',
    `FROM ${settings.base}`,
    'USER 0',
    ...common,
    `WORKDIR ${imagePaths.folder}`,
    `COPY --from=build ${imagePaths.folder} ${imagePaths.folder}`,
    ...(source.scheme === 'npx' ? ['ENV NODE_ENV=production'] : []),
    `USER ${user}`,
    `ENTRYPOINT [${JSON.stringify(imagePaths.program)}]`,
  ];
  return `${lines.join('\n')}\n`;
}

function buildLines({ source, lockFiles, goPackage }: DockerfileParts): string[] {
  const isLocked = lockFiles.length > 0;
  const manifest = (name: string): string => `COPY ${[name, ...lockFiles].join(' ')} ./`;
  if (source.kind === 'folder')
    return [
      'ENV CGO_ENABLED=0 GOWORK=off',
      'WORKDIR /build',
      `COPY ${contextNames.source}/ ./`,
      `RUN ${goBuild(goPackage ?? '.')}`,
    ];
  switch (source.scheme) {
    case 'npx':
      return [
        `WORKDIR ${imagePaths.folder}`,
        manifest('package.json'),
        isLocked
          ? 'RUN npm ci --omit=dev --no-audit --no-fund'
          : 'RUN npm install --omit=dev --no-audit --no-fund --omit-lockfile-registry-resolved',
        `COPY ${contextNames.findNodeProgram} /build/`,
        `RUN node /build/${contextNames.findNodeProgram} ${shellWord(source.name)}`,
      ];
    case 'uvx':
      return [
        'RUN command -v uv >/dev/null || pip install --no-cache-dir --disable-pip-version-check --root-user-action=ignore uv',
        `WORKDIR ${imagePaths.folder}`,
        manifest('pyproject.toml'),
        'ENV UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy UV_COMPILE_BYTECODE=1 UV_NO_CACHE=1',
        `RUN uv sync --no-dev --no-install-project${isLocked ? ' --frozen' : ''}`,
        `COPY ${contextNames.findPythonProgram} /build/`,
        `RUN .venv/bin/python /build/${contextNames.findPythonProgram} ${shellWord(withoutExtras(source.name))}`,
      ];
    case 'go': {
      const wanted = `${source.name}@${source.version ?? 'latest'}`;
      return [
        'ENV CGO_ENABLED=0 GOWORK=off',
        `WORKDIR ${imagePaths.folder}`,
        isLocked
          ? `COPY ${lockFiles.join(' ')} ./`
          : `RUN go mod init svc.invalid/server && go get ${shellWord(wanted)}`,
        `RUN ${goBuild(source.name, isLocked ? '-mod=readonly ' : '-mod=mod ')}`,
      ];
    }
  }
}

function goBuild(name: string, more = ''): string {
  return `go build ${more}-buildvcs=false -trimpath -o ${imagePaths.program} ${shellWord(name)}`;
}

/** Certificates come before the first step that uses the network, and stay where later changes of the bundle find them. */
function trust({ certificates }: BuildSettings): string[] {
  if (certificates === undefined) return [];
  return [
    `COPY ${contextNames.certificates} ${certificatePath}`,
    `RUN mkdir -p /etc/ssl/certs && { echo; cat ${certificatePath}; } >> ${bundlePath}`,
    `ENV NODE_EXTRA_CA_CERTS=${certificatePath} SSL_CERT_FILE=${bundlePath} REQUESTS_CA_BUNDLE=${bundlePath} PIP_CERT=${bundlePath}`,
  ];
}

/** Packages of the distribution, with the program that the image has for them. */
function distributionPackages({ packages }: BuildSettings): string[] {
  if (packages.length === 0) return [];
  const all = packages.map(shellWord).join(' ');
  return [
    [
      `RUN if command -v apk >/dev/null; then apk add --no-cache ${all}`,
      `elif command -v apt-get >/dev/null; then apt-get update && apt-get install -y --no-install-recommends ${all} && rm -rf /var/lib/apt/lists/*`,
      'else echo "the base image has neither apk nor apt-get to install packages with" >&2; exit 1; fi',
    ].join('; \\\n    '),
  ];
}

/** The value of a variable in a Dockerfile, where `$` and quotes have a meaning. */
function quoted(value: string): string {
  return `"${value.replaceAll(/[\\"$]/g, String.raw`\$&`)}"`;
}

function shellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function withoutExtras(name: string): string {
  return name.replace(/\[.*\]$/, '');
}
