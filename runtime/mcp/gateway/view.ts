import type { Backend } from '../backend/backend.ts';
import type { Feature } from './hooks.ts';

/** Where a named tool, prompt or resource is. */
export interface Route {
  readonly backend: Backend;
  /** The name that the backend knows it by. */
  readonly name: string;
}

/** What clients see of the backends: which one answers a name, and what lists look like. */
export interface View {
  /** True where names and lists are those of the backend: everything passes as it is. */
  readonly isIdentity: boolean;
  readonly backends: readonly Backend[];
  /** Where requests go that name nothing. */
  readonly rest: Backend;
  /** Absent: nothing of this name is shown to clients. */
  route(feature: Feature, name: string): Route | 'absent';
}

/** The view of one backend as it is. */
export function identityView(backend: Backend): View {
  return { isIdentity: true, backends: [backend], rest: backend, route: (_feature, name) => ({ backend, name }) };
}
