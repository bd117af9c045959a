import type { LoweringContext } from '../lower/lowering.ts';
import type { CheckedProgram } from '../program/checked-program.ts';
import type { AnyResource } from '../program/resource.ts';
import type { Assumptions } from './assumptions.ts';
import type { EmittedObject } from './emitted.ts';
import type { ProxySettings } from './proxy-settings.ts';
import type { ToolLists } from './tools/tool-lists.ts';

/** What the plan of one resource asks for. */
export interface PlanContext {
  readonly program: CheckedProgram;
  readonly lowering: LoweringContext;
  readonly toolLists: ToolLists;
  /** By the MCPToolConfig that holds them. */
  readonly toolSettings: ReadonlyMap<AnyResource, ProxySettings>;
  readonly assumptions: Assumptions;
  /** The objects that are emitted for a resource, by title. */
  objectsOf(resource: AnyResource): readonly EmittedObject[];
}
