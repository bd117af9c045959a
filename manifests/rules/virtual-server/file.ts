import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { containerNames, podFolders } from '../../objects/layout.ts';

export const logNotWritable = defineDiagnostic<{ path: string }>({
  code: 'virtual-server/file-not-writable',
  severity: 'error',
  summary: 'An audit log in a file of a container whose root file system can only be read.',
  message: ({ path }) => `"${path}" cannot be written: the root file system of the container can only be read`,
  hint: () => 'remove logFile to log to standard output, or mount a volume there through podTemplateSpec',
});

export const certificateNotMounted = defineDiagnostic<{ path: string }>({
  code: 'virtual-server/file-not-mounted',
  severity: 'warning',
  summary: 'A file of certificates that is not mounted into the pod that is to read it.',
  message: ({ path }) => `nothing is mounted at "${path}", so the certificates are not there`,
  hint: () => 'mount the ConfigMap that holds them through podTemplateSpec, into container vmcp',
});

/** What any image may bring with it: the certificates of its system. */
const ofImage = /^\/(?:etc\/(?:ssl|pki|ca-certificates)|usr)\//;

/** Files that a virtual server writes and reads are in its pod (spec 2, audit and telemetry; its root is read-only). */
export const virtualServerFile: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { audit, telemetry } = server.resource.spec.config ?? {};
    const log = audit?.enabled === true ? audit.logFile : undefined;
    const bundle = telemetry?.insecure === true ? undefined : telemetry?.caCertPath;
    if (!isAbsolute(log) && !isAbsolute(bundle)) continue;
    const container = containerOf(server);
    const isRootWritable = propertyOf(propertyOf(container, 'securityContext'), 'readOnlyRootFilesystem') === false;
    const mounts = mountsOf(container);
    if (isAbsolute(log) && !isRootWritable && !isBelow(log, [...mounts, podFolders.temporary, '/dev'])) {
      const place = placeOf(server, ['spec', 'config', 'audit', 'logFile'], 'value');
      report(logNotWritable({ path: log }, place));
    }
    // svc mounts its own files in folders that begin with its name.
    if (
      isAbsolute(bundle) &&
      !ofImage.test(bundle) &&
      !isBelow(bundle, [...mounts, podFolders.config, podFolders.certificates])
    ) {
      const place = placeOf(server, ['spec', 'config', 'telemetry', 'caCertPath'], 'value');
      report(certificateNotMounted({ path: bundle }, place));
    }
  }
};

function isAbsolute(path: string | undefined): path is string {
  return path?.startsWith('/') === true;
}

function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder.replace(/\/+$/, '')}/`));
}

/** What people wrote about the container of a virtual server. */
function containerOf(server: Resource<'VirtualMCPServer'>): unknown {
  const containers = propertyOf(propertyOf(propertyOf(server.authored.spec, 'podTemplateSpec'), 'spec'), 'containers');
  if (!Array.isArray(containers)) return undefined;
  return containers.find((container: unknown) => propertyOf(container, 'name') === containerNames.gateway);
}

function mountsOf(container: unknown): string[] {
  const mounts = propertyOf(container, 'volumeMounts');
  if (!Array.isArray(mounts)) return [];
  return mounts.map((mount: unknown) => propertyOf(mount, 'mountPath')).filter((path) => typeof path === 'string');
}
