import { loadDocument } from '../../generated/load.ts';
import type { AuditLogConfig } from '../../generated/types/audit.ts';
import { openAuditLog, type AuditLog } from '../observe/audit.ts';
import type { Log } from '../observe/log.ts';
import { readDocument } from './read-document.ts';
import { isRefusal, type RefusedStart } from './refused-start.ts';
import { reasonOf } from '../config/system-error.ts';
import { watchFiles, type Opened } from './watched-files.ts';

/** An audit log. */
export interface EndpointAudit {
  readonly log: AuditLog;
  readonly isEnabled: boolean;
  /** Bytes of an answer that an event holds; 0: none. */
  readonly responseSize: number;
}

/** The audit log of an endpoint, which may become another one. */
export interface OpenedAudit {
  readonly present: EndpointAudit;
  close(): Promise<void>;
}

/** What a document says of its audit log. */
export interface AuditWishes {
  readonly audit?: AuditLogConfig;
  /** Settings in a file of their own. */
  readonly auditConfigPath?: string;
  /** Turns the log on whatever the settings say. */
  readonly enableAudit?: boolean;
}

/**
 * Opens the audit log: by settings in the document, in a file of their own (`auditConfigPath`), which is read again when it changes, or by
 * the usual ones (specification 1, `--enable-audit`).
 */
export async function openAudit(config: AuditWishes, component: string, log: Log): Promise<OpenedAudit | RefusedStart> {
  const { audit, auditConfigPath, enableAudit = false } = config;
  const open = (settings: AuditLogConfig | undefined): Opened<EndpointAudit> =>
    opened(enableAudit ? { ...settings, enabled: true } : settings, component, log);
  if (auditConfigPath === undefined) {
    const { withDefaults } = await loadDocument.audit();
    const made = open(audit === undefined ? undefined : withDefaults(audit));
    if (!made.ok) return { problem: `the audit log cannot be opened: ${made.problem}`, hint: 'change audit.logFile' };
    return { present: made.value, close: () => made.value.log.close() };
  }
  const files = await watchFiles<EndpointAudit>({
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

function opened(settings: AuditLogConfig | undefined, component: string, log: Log): Opened<EndpointAudit> {
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
