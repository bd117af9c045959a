import type { Feature } from '../hooks.ts';
import { openTable } from '../../../diagnostics/open-table.ts';

/** A method whose result is a list of named things. */
export interface ListMethod {
  readonly feature: Feature;
  /** The member of the result that is the list. */
  readonly items: string;
  /** The member of an item that names it. */
  readonly name: string;
}

const lists: Readonly<Record<string, ListMethod>> = openTable({
  'tools/list': { feature: 'tool', items: 'tools', name: 'name' },
  'prompts/list': { feature: 'prompt', items: 'prompts', name: 'name' },
  'resources/list': { feature: 'resource', items: 'resources', name: 'uri' },
  'resources/templates/list': { feature: 'resource', items: 'resourceTemplates', name: 'uriTemplate' },
});

/** What the result of a method lists; undefined for methods whose result is something else. */
export function listOf(method: string | undefined): ListMethod | undefined {
  return method === undefined ? undefined : lists[method];
}
