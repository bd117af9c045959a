import type { CompositeToolConfigWithDefaults } from '../../../generated/defaults/composite-tool-config.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { Part } from '../../../runtime/config/part.ts';
import { placesInside, type Outward } from '../../../runtime/config/yaml/places-inside.ts';
import type { FieldName } from '../../../runtime/language/go-template/ast.ts';
import { workflowModel, type ModelStep, type ModelTemplate } from '../../../runtime/workflow/model/workflow-model.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import { computedOnce } from '../facts-of.ts';

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

/** A step of a workflow, with its path in the part. */
export type WorkflowStep = ModelStep;

/** A template of a workflow, which is expanded when it runs, with its place in the input. */
export interface WorkflowTemplate extends Omit<ModelTemplate, 'step'> {
  /** The step it belongs to; absent in the output of the workflow. */
  readonly step: WorkflowStep | undefined;
  readonly placeOf: Outward;
}

/** The workflows of the virtual servers and of the shared definitions, with their templates parsed. Read once per program. */
export const workflowsOf = computedOnce(({ resources }: LinkedProgram): readonly ResourceWorkflow[] =>
  resources.flatMap((resource): ResourceWorkflow[] => {
    if (isKind(resource, 'VirtualMCPCompositeToolDefinition'))
      return [{ resource, ...readWorkflow(resource, ['spec'], resource.resource.spec) }];
    if (!isKind(resource, 'VirtualMCPServer')) return [];
    const { compositeTools = [] } = resource.resource.spec.config ?? {};
    return compositeTools.map((config, index) => ({
      resource,
      ...readWorkflow(resource, ['spec', 'config', 'compositeTools', index], config),
    }));
  }),
);

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

/** Reads the workflow at a path of a part, with its defaults filled in; parses its templates. */
export function readWorkflow(part: Part, path: DocumentPath, config: CompositeToolConfigWithDefaults): Workflow {
  const model = workflowModel(config);
  const steps = new Map(
    [...model.steps].map(([id, step]): [string, WorkflowStep] => [id, { ...step, path: [...path, ...step.path] }]),
  );
  const templates = model.templates.map((template): WorkflowTemplate => {
    const at = [...path, ...template.path];
    const step = template.step === undefined ? undefined : steps.get(template.step);
    return { ...template, path: at, step, placeOf: placesInside(part, at, template.text) };
  });
  return { part, path, config, steps, templates };
}
