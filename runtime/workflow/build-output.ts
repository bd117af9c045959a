import type { OutputConfig } from '../../generated/types/output-config.ts';
import type { OutputProperty } from '../../generated/types/output-property.ts';
import { isList, type TemplateValue } from '../language/go-template/print-value.ts';
import type { JsonObject } from './workflow-host.ts';
import { evaluate } from './evaluate.ts';
import type { WorkflowPath } from './model/workflow-model.ts';
import type { PreparedWorkflow } from './prepare-workflow.ts';
import { openTable } from '../diagnostics/open-table.ts';

/** The result of a workflow, or why it cannot be built. */
export type BuiltOutput = { readonly output: JsonObject } | { readonly problem: string };

type BuiltValue = { readonly value: TemplateValue } | { readonly problem: string };

/**
 * Builds the result that a workflow describes (spec 2, OutputConfig). A value that is not there, or cannot be built, is its default; without
 * one a value that is not there is left out, unless it is required, and one that cannot be built is a problem.
 *
 * @param length UTF-16 units that one template may yield
 */
export function buildOutput(
  { properties = {}, required = [] }: OutputConfig,
  workflow: Pick<PreparedWorkflow, 'templateAt'>,
  data: TemplateValue,
  length: number,
): BuiltOutput {
  const valueOf = (property: OutputProperty, path: WorkflowPath): BuiltValue => {
    const fallback = property.default as TemplateValue;
    if (property.properties !== undefined) return objectOf(property.properties, [...path, 'properties']);
    const template = workflow.templateAt([...path, 'value']);
    const found = template === undefined ? undefined : evaluate(template, data, length);
    const problem =
      found?.kind === 'problem' ? found.message : `its value is not ${typeNames[property.type] ?? property.type}`;
    if (found?.kind === 'text') {
      const value = asType(found.text, found.value, property.type);
      if (value !== undefined) return { value };
    }
    if (fallback !== undefined) {
      const text = typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
      const value = asType(text, fallback, property.type);
      if (value !== undefined) return { value };
    }
    return found === undefined || found.kind === 'nothing' ? { value: undefined } : { problem };
  };
  const objectOf = (inner: Readonly<Record<string, OutputProperty>>, path: WorkflowPath): BuiltValue => {
    const built: [string, TemplateValue][] = [];
    for (const [name, property] of Object.entries(inner)) {
      const found = valueOf(property, [...path, name]);
      const nested = path.slice(2).filter((_, index) => index % 2 === 0);
      if ('problem' in found)
        return {
          problem: found.problem.startsWith('"') ? found.problem : `"${[...nested, name].join('.')}": ${found.problem}`,
        };
      if (found.value !== undefined) built.push([name, found.value]);
    }
    return { value: Object.fromEntries(built) };
  };
  const found = objectOf(properties, ['output', 'properties']);
  if ('problem' in found) return { problem: `the output ${found.problem}` };
  const output = found.value as JsonObject;
  const missing = required.find((name) => !Object.hasOwn(output, name));
  if (missing !== undefined) return { problem: `the output requires "${missing}", and its value is not there` };
  return { output };
}

const typeNames: Readonly<Record<string, string>> = openTable({
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
});

/** A string, or the value that it was printed from, as a value of a type; undefined where it is not one. */
function asType(text: string, value: TemplateValue, type: OutputProperty['type']): TemplateValue {
  const written = text.trim();
  switch (type) {
    case 'string':
      return text;
    case 'boolean':
      return /^(?:true|false)$/i.test(written) ? written.toLowerCase() === 'true' : undefined;
    case 'integer':
    case 'number': {
      const number = written === '' ? Number.NaN : Number(written);
      return (type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number)) ? number : undefined;
    }
    case 'array': {
      const found = typeof value === 'object' ? value : parsed(written);
      return isList(found) ? found : undefined;
    }
    case 'object': {
      const found = typeof value === 'object' ? value : parsed(written);
      return typeof found === 'object' && found !== null && !isList(found) ? found : undefined;
    }
  }
}

function parsed(text: string): TemplateValue {
  try {
    return JSON.parse(text) as TemplateValue;
  } catch {
    // Said by the caller.
    return undefined;
  }
}
