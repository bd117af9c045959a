import { documentLanguages } from '../../generated/languages/index.ts';
import { loadDocument, type DocumentName } from '../../generated/load.ts';
import type { Part } from '../../runtime/config/part.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { policySetsIn } from '../facts/policies/policy-sets.ts';
import { readWorkflow } from '../facts/workflows/workflows.ts';
import { checkDocumentValues } from '../check/nested/language-values.ts';
import { checkPolicySets } from '../check/nested/policies.ts';
import { checkWorkflows } from '../check/nested/workflows.ts';

/**
 * Checks values in languages of their own in a valid configuration document, by the rules that check it in resources: single
 * values, policies, workflows.
 */
export async function checkDocumentLanguages(name: DocumentName, part: Part, report: Report): Promise<void> {
  const entries = documentLanguages[name];
  if (entries.length === 0) return;
  await checkDocumentValues(name, part, report);
  await checkPolicySets(await policySetsIn(part, entries), report);
  if (name === 'aggregator') await checkAggregatorWorkflows(part, report);
}

async function checkAggregatorWorkflows(part: Part, report: Report): Promise<void> {
  const { validate, withDefaults } = await loadDocument.aggregator();
  if (!validate(part.value)) return;
  const { compositeTools = [] } = withDefaults(part.value);
  const found = compositeTools.map((config, index) => readWorkflow(part, ['compositeTools', index], config));
  await checkWorkflows(found, report);
}
