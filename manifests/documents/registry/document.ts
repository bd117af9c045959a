import { loadDocument, type DocumentName } from '../../../generated/load.ts';
import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import type { Part } from '../../../runtime/config/part.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { isKind } from '../../program/resource.ts';
import { modelSettings } from '../../facts/telemetry-settings.ts';
import { checkCatalogEntries, checkServerEntry } from '../entries.ts';
import { checkRegistryAudit } from './unknown-event.ts';
import { checkRegistryClaims } from './access.ts';
import { checkRegistryCors } from './cors.ts';
import { checkInlineEntries } from './entries.ts';
import { checkFilters, checkInlineFilters } from './filter.ts';
import { checkRegistryNames } from './list.ts';
import { checkPlainCredentials } from './plain-credential.ts';
import { checkRegistryProxies } from './proxy.ts';
import { checkRegistryAuth } from './auth-missing.ts';
import { checkDatabaseHost } from './database-host.ts';
import { checkRegistrySignIn, checkSharedSessions } from './sign-in.ts';
import { checkSourceAddresses } from './source.ts';
import { checkRegistrySources } from './unknown-source.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { checkTelemetry } from '../../rules/telemetry/export.ts';

/** What a configuration of the registry server says fits together (spec 1), inside an MCPRegistry as in a file of its own. */
export const registryDocuments: Rule = async (program, report) => {
  for (const resource of program.resources) {
    if (!isKind(resource, 'MCPRegistry')) continue;
    const { part, config } = await registryConfigOf(resource);
    if (part === undefined || config === undefined) continue;
    checkConfig(part, config, report);
  }
};

/** Checks a document of the registry in a file of its own and has the form it should have. */
export async function checkRegistryDocument(name: DocumentName, part: Part, report: Report): Promise<void> {
  const { value } = part;
  if (name === 'registry-server') {
    const { validate } = await loadDocument['registry-server']();
    if (!validate(value)) return;
    checkConfig(part, value, report);
    await checkInlineEntries(part, value, report);
    await checkInlineFilters(part, value, report);
  } else if (name === 'registry-entries') {
    const { validate } = await loadDocument['registry-entries']();
    if (validate(value)) checkCatalogEntries(part, value, report);
  } else if (name === 'server-entry') {
    const { validate } = await loadDocument['server-entry']();
    if (validate(value)) checkServerEntry(part, [], value, report);
  }
}

function checkConfig(part: Part, config: RegistryServerConfig, report: Report): void {
  checkRegistrySources(part, config, report);
  checkRegistryNames(part, config, report);
  checkRegistryAudit(part, config, report);
  checkRegistryClaims(part, config, report);
  checkRegistryCors(part, config, report);
  checkRegistryProxies(part, config, report);
  checkRegistryAuth(part, config, report);
  checkDatabaseHost(part, config, report);
  checkFilters(part, config, report);
  checkSourceAddresses(part, config, report);
  checkPlainCredentials(part, config, report);
  checkRegistrySignIn(part, config, report);
  checkSharedSessions(part, config, report);
  if (config.telemetry !== undefined) checkTelemetry(modelSettings(config.telemetry, part, ['telemetry']), report);
}
