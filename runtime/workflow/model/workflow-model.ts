import type { CompositeToolConfigWithDefaults } from '../../../generated/defaults/composite-tool-config.ts';
import type { WorkflowStepConfigWithDefaults } from '../../../generated/defaults/workflow-step-config.ts';
import type { OutputProperty } from '../../../generated/types/output-property.ts';
import type { FieldName, Template } from '../../language/go-template/ast.ts';
import { parseTemplate } from '../../language/go-template/parse.ts';
import type { TemplateProblem } from '../../language/go-template/problem.ts';
import { referencesOf } from '../../language/go-template/references.ts';

/** A place in a workflow, from the workflow down. */
export type WorkflowPath = readonly (string | number)[];

/** What a workflow says, as the compiler checks it and the engine runs it (spec 2, composite tool workflows). */
export interface WorkflowModel {
  readonly config: CompositeToolConfigWithDefaults;
  /** By id, in the order of the configuration. */
  readonly steps: ReadonlyMap<string, ModelStep>;
  readonly templates: readonly ModelTemplate[];
}

/** A step of a workflow; the inner step of a forEach is none by itself. */
export interface ModelStep {
  readonly path: WorkflowPath;
  readonly config: WorkflowStepConfigWithDefaults;
}

/** A template of a workflow, expanded when the workflow runs. */
export interface ModelTemplate {
  readonly path: WorkflowPath;
  readonly text: string;
  /** Id of the step it belongs to; absent in the output of the workflow. */
  readonly step: string | undefined;
  /** Name of the current item, inside a forEach. */
  readonly itemVar: string | undefined;
  /** Whether there is another value where it cannot be expanded. */
  readonly hasFallback: boolean;
  readonly problem: TemplateProblem | undefined;
  /** Absent when it has a problem. */
  readonly template: Template | undefined;
  /** What it reads, as paths into the data of the workflow; none when it has a problem. */
  readonly reads: readonly (readonly FieldName[])[];
}

type Owner = Pick<ModelTemplate, 'step' | 'itemVar' | 'hasFallback'>;

/** Reads a workflow with its defaults filled in: finds its steps, and parses every text that is a template. */
export function workflowModel(config: CompositeToolConfigWithDefaults): WorkflowModel {
  const steps = config.steps.map((step, index): ModelStep => ({ path: ['steps', index], config: step }));
  return {
    config,
    steps: new Map(steps.map((step) => [step.config.id, step])),
    templates: [...steps.flatMap(ofStep), ...ofOutput(config.output?.properties, ['output', 'properties'])],
  };
}

function ofStep({ path, config }: ModelStep): ModelTemplate[] {
  const { id, message, collection, step: inner, itemVar } = config;
  const owner: Owner = { step: id, itemVar: undefined, hasFallback: false };
  return [
    ...ofCall(config, path, owner),
    ...ofText(message, [...path, 'message'], owner),
    ...ofText(collection, [...path, 'collection'], owner),
    ...(inner === undefined ? [] : ofCall(inner, [...path, 'step'], { ...owner, itemVar })),
  ];
}

function ofCall(config: WorkflowStepConfigWithDefaults, path: WorkflowPath, owner: Owner): ModelTemplate[] {
  return [
    ...ofText(config.condition, [...path, 'condition'], owner),
    // Only the texts directly below are expanded (spec 2).
    ...Object.entries(config.arguments ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? ofText(value, [...path, 'arguments', name], owner) : [],
    ),
  ];
}

function ofOutput(
  properties: Readonly<Record<string, OutputProperty>> | undefined,
  path: WorkflowPath,
): ModelTemplate[] {
  return Object.entries(properties ?? {}).flatMap(([name, property]) => [
    ...ofText(property.value, [...path, name, 'value'], {
      step: undefined,
      itemVar: undefined,
      hasFallback: property.default !== undefined,
    }),
    ...ofOutput(property.properties, [...path, name, 'properties']),
  ]);
}

function ofText(text: string | undefined, path: WorkflowPath, owner: Owner): ModelTemplate[] {
  if (text === undefined) return [];
  const parsed = parseTemplate(text);
  if ('problem' in parsed) return [{ ...owner, path, text, problem: parsed.problem, template: undefined, reads: [] }];
  const { template } = parsed;
  return [
    {
      ...owner,
      path,
      text,
      problem: undefined,
      template,
      reads: referencesOf(template).map((reference) => reference.path),
    },
  ];
}
