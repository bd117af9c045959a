import type { CompositeToolConfigWithDefaults } from '../../generated/defaults/composite-tool-config.ts';
import type { WorkflowStepConfigWithDefaults } from '../../generated/defaults/workflow-step-config.ts';
import type { OutputProperty } from '../../generated/types/output-property.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import type { Part } from '../../runtime/config/part.ts';
import { placesInside, type Outward } from '../../runtime/config/places-inside.ts';
import type { FieldName, Template } from '../../runtime/language/go-template/ast.ts';
import { parseTemplate } from '../../runtime/language/go-template/parse.ts';
import type { TemplateProblem } from '../../runtime/language/go-template/problem.ts';
import { referencesOf } from '../../runtime/language/go-template/references.ts';
import type { LinkedProgram } from './link.ts';
import { isKind, type Resource } from './resource.ts';

/** A workflow, wherever it is written (spec 2, composite tool workflows). */
export interface Workflow {
  /** The resource or the configuration document that holds it. */
  readonly part: Part;
  /** Path of the workflow in the part. */
  readonly path: DocumentPath;
  readonly config: CompositeToolConfigWithDefaults;
  /** By id. */
  readonly steps: ReadonlyMap<string, WorkflowStep>;
  readonly templates: readonly WorkflowTemplate[];
}

/** A workflow of a resource. */
export interface ResourceWorkflow extends Workflow {
  readonly resource: Resource<'VirtualMCPServer'> | Resource<'VirtualMCPCompositeToolDefinition'>;
}

/** A step of a workflow; the inner step of a forEach is none by itself. */
export interface WorkflowStep {
  readonly path: DocumentPath;
  readonly config: WorkflowStepConfigWithDefaults;
}

/** A text of a workflow that is expanded when it runs. */
export interface WorkflowTemplate {
  readonly path: DocumentPath;
  readonly text: string;
  /** The step it belongs to; absent in the output of the workflow. */
  readonly step: WorkflowStep | undefined;
  /** Name of the current item, inside a forEach. */
  readonly itemVar: string | undefined;
  /** Whether there is another value where it cannot be expanded. */
  readonly hasFallback: boolean;
  readonly problem: TemplateProblem | undefined;
  /** Absent when it has a problem. */
  readonly template: Template | undefined;
  /** What it reads, as paths into the data of the workflow; none when it has a problem. */
  readonly reads: readonly (readonly FieldName[])[];
  readonly placeOf: Outward;
}

const known = new WeakMap<LinkedProgram, readonly ResourceWorkflow[]>();

/** The workflows of the virtual servers and of the shared definitions, with their templates parsed. Read once per program. */
export function workflowsOf(program: LinkedProgram): readonly ResourceWorkflow[] {
  const workflows =
    known.get(program) ??
    program.resources.flatMap((resource): ResourceWorkflow[] => {
      if (isKind(resource, 'VirtualMCPCompositeToolDefinition'))
        return [{ resource, ...readWorkflow(resource, ['spec'], resource.resource.spec) }];
      if (!isKind(resource, 'VirtualMCPServer')) return [];
      const { compositeTools = [] } = resource.resource.spec.config ?? {};
      return compositeTools.map((config, index) => ({
        resource,
        ...readWorkflow(resource, ['spec', 'config', 'compositeTools', index], config),
      }));
    });
  known.set(program, workflows);
  return workflows;
}

/**
 * What a template reads at a depth (0: kind of data, 1: step or parameter, and so on), once for each place in the text:
 * a template that reads two fields of one variable names its step only once.
 */
export function distinctReads(
  template: WorkflowTemplate,
  depth: number,
): { readonly path: readonly FieldName[]; readonly at: FieldName }[] {
  const seen = new Set<number>();
  return template.reads.flatMap((path) => {
    const at = path[depth];
    if (at === undefined || seen.has(at.start)) return [];
    seen.add(at.start);
    return [{ path, at }];
  });
}

/** Reads the workflow that stands at a path of a part, with its defaults filled in; parses its templates. */
export function readWorkflow(part: Part, path: DocumentPath, config: CompositeToolConfigWithDefaults): Workflow {
  const steps = config.steps.map((step, index): WorkflowStep => ({ path: [...path, 'steps', index], config: step }));
  const template = (
    at: DocumentPath,
    text: string | undefined,
    more: Partial<WorkflowTemplate> = {},
  ): WorkflowTemplate[] => {
    if (text === undefined) return [];
    const parsed = parseTemplate(text);
    return [
      {
        path: at,
        text,
        step: undefined,
        itemVar: undefined,
        hasFallback: false,
        problem: 'problem' in parsed ? parsed.problem : undefined,
        template: 'template' in parsed ? parsed.template : undefined,
        reads: 'template' in parsed ? referencesOf(parsed.template).map((reference) => reference.path) : [],
        placeOf: placesInside(part, at, text),
        ...more,
      },
    ];
  };
  const ofCall = (
    step: WorkflowStepConfigWithDefaults,
    at: DocumentPath,
    more: Partial<WorkflowTemplate>,
  ): WorkflowTemplate[] => [
    ...template([...at, 'condition'], step.condition, more),
    // Only the texts directly below are expanded (spec 2).
    ...Object.entries(step.arguments ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? template([...at, 'arguments', name], value, more) : [],
    ),
  ];
  const ofStep = (step: WorkflowStep): WorkflowTemplate[] => {
    const {
      config: { message, collection, step: inner, itemVar },
      path: at,
    } = step;
    return [
      ...ofCall(step.config, at, { step }),
      ...template([...at, 'message'], message, { step }),
      ...template([...at, 'collection'], collection, { step }),
      ...(inner === undefined ? [] : ofCall(inner, [...at, 'step'], { step, itemVar })),
    ];
  };
  const ofOutput = (
    properties: Readonly<Record<string, OutputProperty>> | undefined,
    at: DocumentPath,
  ): WorkflowTemplate[] =>
    Object.entries(properties ?? {}).flatMap(([name, property]) => [
      ...template([...at, name, 'value'], property.value, { hasFallback: property.default !== undefined }),
      ...ofOutput(property.properties, [...at, name, 'properties']),
    ]);
  return {
    part,
    path,
    config,
    steps: new Map(steps.map((step) => [step.config.id, step])),
    templates: [...steps.flatMap(ofStep), ...ofOutput(config.output?.properties, [...path, 'output', 'properties'])],
  };
}
