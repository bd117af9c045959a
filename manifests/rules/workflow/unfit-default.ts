import type { OutputProperty } from '../../../generated/types/output-property.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';

export const unfitDefault = defineDiagnostic<{ name: string; type: string; found: string }>({
  code: 'workflow/unfit-default',
  severity: 'error',
  summary: 'The default of an output value cannot be converted to the type of the output.',
  message: ({ name, type, found }) => `the default of "${name}" is not ${typeNames[type] ?? type}: it is ${found}`,
  hint: ({ type }) => `write ${typeNames[type] ?? type}, or change the type`,
});

const typeNames: Readonly<Record<string, string>> = openTable({
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a map',
  array: 'a list',
});

/** A default takes the place of a value that cannot be built, and is coerced to its type (spec 2, OutputProperty.default). */
export const workflowUnfitDefault: WorkflowRule = ({ part, path, config }, report) => {
  for (const { name, at, property } of propertiesBelow(config.output?.properties, [...path, 'output', 'properties'])) {
    const { type, default: value } = property;
    if (value === undefined || isCoercible(value, type)) continue;
    const found = typeof value === 'object' ? (Array.isArray(value) ? 'a list' : 'a map') : JSON.stringify(value);
    report(unfitDefault({ name, type, found }, placeOf(part, [...at, 'default'], 'value')));
  }
};

interface PlacedProperty {
  readonly name: string;
  readonly at: DocumentPath;
  readonly property: OutputProperty;
}

function propertiesBelow(
  properties: Readonly<Record<string, OutputProperty>> | undefined,
  base: DocumentPath,
): PlacedProperty[] {
  return Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const at = [...base, name];
    const inner = 'properties' in property ? property.properties : undefined;
    return [{ name, at, property }, ...propertiesBelow(inner, [...at, 'properties'])];
  });
}

/** Whether a value is of a type, or is a string that a template could have written for one. */
function isCoercible(value: unknown, type: OutputProperty['type']): boolean {
  switch (type) {
    case 'string':
      return true;
    case 'integer':
      return Number.isInteger(read(value));
    case 'number':
      return typeof read(value) === 'number';
    case 'boolean':
      return typeof read(value) === 'boolean';
    case 'array':
      return Array.isArray(read(value));
    case 'object': {
      const found = read(value);
      return typeof found === 'object' && found !== null && !Array.isArray(found);
    }
  }
}

function read(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed;
  } catch {
    // A string that is not a value of another type.
    return undefined;
  }
}
