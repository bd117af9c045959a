import { loadDocument, type DocumentName } from '../../generated/load.ts';
import type { Part } from '../../runtime/config/part.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { statedOverrides } from '../../runtime/aggregation/tool-overrides.ts';
import { documentProvider } from '../facts/sign-in/oidc-providers.ts';
import { checkAggregatorDocument } from './aggregator.ts';
import { checkAggregatorTools } from './aggregator-rules.ts';
import { checkAuditEvents } from '../rules/audit/unknown-event.ts';
import { checkAuditSettings } from '../rules/settings/without-effect-in-audit.ts';
import { checkProviderAddresses } from '../rules/oidc/address.ts';
import { checkPermissionProfile } from './permission-profile.ts';
import { checkRunDocument } from './run.ts';
import { checkSkillDocument } from './skill.ts';
import { checkHints } from '../rules/tools/contradictory-hints.ts';
import { checkNewNames } from '../rules/tools/name.ts';
import { checkRenames } from '../rules/tools/rename.ts';
import { checkSpelledCredentials } from '../rules/secrets/plaintext-credential-in-strings.ts';
import { checkWebhookDocument } from './webhook.ts';

/** Checks whether the fields of a valid configuration document go together, as rules check resources. */
export async function checkDocumentRules(name: DocumentName, part: Part, report: Report): Promise<void> {
  const { value } = part;
  checkSpelledCredentials(part, report);
  switch (name) {
    case 'aggregator': {
      const { validate } = await loadDocument.aggregator();
      if (!validate(value)) return;
      checkAggregatorDocument(part, value, report);
      await checkAggregatorTools(part, value, report);
      return;
    }
    case 'run': {
      const { validate } = await loadDocument.run();
      if (validate(value)) checkRunDocument(part, value, report);
      return;
    }
    case 'oidc': {
      const { validate } = await loadDocument.oidc();
      if (validate(value)) checkProviderAddresses(documentProvider(value, part, []), report);
      return;
    }
    case 'tools-override': {
      const { validate } = await loadDocument['tools-override']();
      if (!validate(value)) return;
      const overridesPath = ['toolsOverride'];
      const overrides = statedOverrides(value.toolsOverride);
      const settings = { declaredIn: part, filter: [], filterPath: [], overrides, overridesPath };
      checkRenames(settings, report);
      checkNewNames(settings, report);
      checkHints(settings, report);
      return;
    }
    case 'audit': {
      const { validate } = await loadDocument.audit();
      if (!validate(value)) return;
      checkAuditSettings(part, value, [], report);
      // Who reads the document it does not say.
      checkAuditEvents(part, value, [], 'gateway', report);
      return;
    }
    case 'permission-profile': {
      const { validate } = await loadDocument['permission-profile']();
      if (validate(value)) checkPermissionProfile(part, value, report);
      return;
    }
    case 'skill': {
      const { validate } = await loadDocument.skill();
      if (validate(value)) checkSkillDocument(part, value, report);
      return;
    }
    case 'webhook': {
      const { validate } = await loadDocument.webhook();
      if (validate(value)) checkWebhookDocument(part, value, report);
      return;
    }
    default:
  }
}
