import { loadDocument, type DocumentName } from '../../generated/load.ts';
import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import type { Part } from '../../runtime/config/part.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { registryConfigOf } from '../program/registry-configs.ts';
import { isKind } from '../program/resource.ts';
import { modelSettings } from '../program/telemetry-settings.ts';
import { checkCatalogEntries, checkServerEntry } from './catalog-entries.ts';
import { checkRegistryAudit } from './registry-audit.ts';
import { checkRegistryClaims } from './registry-claims.ts';
import { checkRegistryCors } from './registry-cors.ts';
import { checkInlineEntries } from './registry-entries.ts';
import { checkInlineFilters } from './registry-filters.ts';
import { checkRegistryNames } from './registry-names.ts';
import { checkPlainCredentials } from './registry-plain-credentials.ts';
import { checkRegistryProxies } from './registry-proxies.ts';
import { checkRegistrySettings } from './registry-settings.ts';
import { checkRegistrySignIn, checkSharedSessions } from './registry-sign-in.ts';
import { checkSourcePlaces } from './registry-source-places.ts';
import { checkRegistrySources } from './registry-sources.ts';
import type { Rule } from './rule.ts';
import { checkTelemetry } from './telemetry-without-effect.ts';

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
  checkRegistrySettings(part, config, report);
  checkSourcePlaces(part, config, report);
  checkPlainCredentials(part, config, report);
  checkRegistrySignIn(part, config, report);
  checkSharedSessions(part, config, report);
  if (config.telemetry !== undefined) checkTelemetry(modelSettings(config.telemetry, part, ['telemetry']), report);
}
