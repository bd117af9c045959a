import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { loadDocument } from '../../generated/load.ts';
import type { AuditLogConfig } from '../../generated/types/audit.ts';
import { openAuditLog, type AuditLog } from '../observe/audit.ts';
import type { Log } from '../observe/log.ts';
import { readDocument } from './read-document.ts';
import { isRefusal, type RefusedStart } from './refused-start.ts';
import { reasonOf } from '../config/system-error.ts';
import { watchFiles, type Opened } from './watched-files.ts';

/** An audit log. */
export interface ProxyAudit {
  readonly log: AuditLog;
  readonly isEnabled: boolean;
  /** Bytes of an answer that an event holds; 0: none. */
  readonly responseSize: number;
}

/** The audit log of a proxy, which may become another one. */
export interface OpenedAudit {
  readonly present: ProxyAudit;
  close(): Promise<void>;
}

/**
 * Opens the audit log: by settings in the document, in a file of their own (`auditConfigPath`), which is read again when it changes, or by
 * the usual ones (specification 1, `--enable-audit`).
 */
export async function openAudit(
  config: RunConfigWithDefaults,
  component: string,
  log: Log,
): Promise<OpenedAudit | RefusedStart> {
  const { audit, auditConfigPath, enableAudit } = config;
  const open = (settings: AuditLogConfig | undefined): Opened<ProxyAudit> =>
    opened(enableAudit ? { ...settings, enabled: true } : settings, component, log);
  if (auditConfigPath === undefined) {
    const { withDefaults } = await loadDocument.audit();
    const made = open(audit === undefined ? undefined : withDefaults(audit));
    if (!made.ok) return { problem: `the audit log cannot be opened: ${made.problem}`, hint: 'change audit.logFile' };
    return { present: made.value, close: () => made.value.log.close() };
  }
  const files = await watchFiles<ProxyAudit>({
    paths: [auditConfigPath],
    what: 'the settings of the audit log',
    hint: 'check the file with svc validate --as audit',
    async open([file]) {
      if (file === undefined) throw new Error('no settings of the audit log were read');
      const document = await readDocument(file.path, file.text, loadDocument.audit);
      return document.ok ? open(document.value) : document;
    },
    retire: (value) => value.log.close(),
    log,
  });
  if (isRefusal(files)) return files;
  return {
    get present() {
      return files.present;
    },
    close: () => files.close(),
  };
}

function opened(settings: AuditLogConfig | undefined, component: string, log: Log): Opened<ProxyAudit> {
  const { enabled = false, includeResponseData = false, maxDataSize = 1024 } = settings ?? {};
  try {
    return {
      ok: true,
      value: {
        log: openAuditLog(settings, component, log),
        isEnabled: enabled,
        responseSize: enabled && includeResponseData ? maxDataSize : 0,
      },
    };
  } catch (error) {
    return { ok: false, problem: reasonOf(error) };
  }
}
