import { readFile } from 'node:fs/promises';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { loadDocument } from '../../generated/load.ts';
import type { AuditLogConfig } from '../../generated/types/audit.ts';
import { reasonOf } from '../config/system-error.ts';
import type { RefusedStart } from './refused-start.ts';

/** Settings of the audit log: in the document, in a file of their own, or the usual ones (specification 1, `--enable-audit`). */
export async function auditConfigOf(config: RunConfigWithDefaults): Promise<AuditLogConfig | RefusedStart | undefined> {
  const { audit, auditConfigPath, enableAudit } = config;
  if (audit !== undefined) return enableAudit ? { ...audit, enabled: true } : audit;
  const { validate, withDefaults } = await loadDocument.audit();
  if (auditConfigPath === undefined) return enableAudit ? withDefaults({ enabled: true }) : undefined;
  let value: unknown;
  try {
    value = JSON.parse(await readFile(auditConfigPath, 'utf8'));
  } catch (error) {
    return unusable(auditConfigPath, error instanceof SyntaxError ? 'it is not JSON' : reasonOf(error));
  }
  if (!validate(value)) return unusable(auditConfigPath, 'it is not a configuration of an audit log');
  return withDefaults(value);
}

function unusable(path: string, problem: string): RefusedStart {
  return {
    problem: `the audit configuration ${path} cannot be used: ${problem}`,
    hint: 'check it with svc validate --as audit',
  };
}
