import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { typeWords } from '../../../runtime/language/json-schema/keywords.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const parametersNotObject = defineDiagnostic<{ type: string }>({
  code: 'workflow/parameters-not-object',
  severity: 'error',
  summary: 'The parameters of a workflow are not of type object, so that no tool call can match them.',
  message: ({ type }) => `parameters must be of type object, not ${type}`,
  hint: () => 'write type: object, and describe each parameter under properties',
});

/** The parameters of a workflow are a JSON Schema of type object (spec 2, CompositeToolConfig.parameters; MCP, Tool.inputSchema). */
export const workflowParametersNotObject: WorkflowRule = ({ part, path, config }, report) => {
  const type = propertyOf(config.parameters, 'type');
  // A schema without a type lets objects pass; an unknown type is reported as such.
  if (type === undefined || type === 'object' || (typeof type === 'string' && !typeWords.includes(type))) return;
  const place = placeOf(part, [...path, 'parameters', 'type'], 'value');
  report(parametersNotObject({ type: JSON.stringify(type) }, place));
};
