import type { CompositeToolConfigWithDefaults } from '../../generated/defaults/composite-tool-config.ts';
import type { OutputProperty } from '../../generated/types/output-property.ts';
import type { StepTool } from './workflow-host.ts';

/** What a workflow says of itself, from what its tools say (MCP, ToolAnnotations). */
export interface WorkflowAnnotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly openWorldHint: boolean;
}

/** A workflow as clients list it (MCP, Tool). */
export interface WorkflowTool {
  readonly name: string;
  readonly description?: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema?: Readonly<Record<string, unknown>>;
  readonly annotations: WorkflowAnnotations;
}

/** The tool that clients see of a workflow. `toolOf` gives what is known of the tool of a step, hidden ones too. */
export function workflowTool(
  config: CompositeToolConfigWithDefaults,
  toolOf: (name: string) => StepTool | undefined,
): WorkflowTool {
  const { name, description, parameters, output } = config;
  const { properties, required = [] } = output ?? {};
  return {
    name,
    ...(description === undefined ? {} : { description }),
    inputSchema: { ...parameters, type: 'object' },
    ...(properties === undefined
      ? {}
      : { outputSchema: { ...objectSchema(properties), ...(required.length === 0 ? {} : { required }) } }),
    annotations: annotationsOf(config, toolOf),
  };
}

/** The tools that the steps of a workflow call, as `workload.tool`, each once. */
export function toolsOf({ steps }: CompositeToolConfigWithDefaults): readonly string[] {
  return [...new Set(steps.flatMap(({ tool, step }) => [tool, step?.tool].filter((name) => name !== undefined)))];
}

/**
 * A workflow only reads if all its tools do, and is destructive or reaches out if one of them is or does. What a tool does not say counts as
 * MCP's defaults for it: it writes, destroys and reaches out.
 */
function annotationsOf(
  config: CompositeToolConfigWithDefaults,
  toolOf: (name: string) => StepTool | undefined,
): WorkflowAnnotations {
  const said = toolsOf(config).map((name) => toolOf(name)?.annotations);
  const readOnlyHint = said.every((annotations) => hint(annotations, 'readOnlyHint') === true);
  return {
    readOnlyHint,
    destructiveHint: !readOnlyHint && said.some((annotations) => isDestructive(annotations)),
    openWorldHint: said.some((annotations) => hint(annotations, 'openWorldHint') !== false),
  };
}

function isDestructive(annotations: unknown): boolean {
  return hint(annotations, 'readOnlyHint') !== true && hint(annotations, 'destructiveHint') !== false;
}

function hint(annotations: unknown, name: string): unknown {
  return typeof annotations === 'object' && annotations !== null && Object.hasOwn(annotations, name)
    ? Reflect.get(annotations, name)
    : undefined;
}

function objectSchema(properties: Readonly<Record<string, OutputProperty>>): Readonly<Record<string, unknown>> {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, schemaOf(property)])),
  };
}

function schemaOf({ type, description, properties }: OutputProperty): Readonly<Record<string, unknown>> {
  return {
    ...(properties === undefined ? { type } : objectSchema(properties)),
    ...(description === undefined ? {} : { description }),
  };
}
