import type { PlanWorkload } from '../../../generated/types/plan-workload.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';

/** Lists of objects whose items some of their fields identify; of the others each item is one value. */
const keys: Readonly<Record<string, readonly string[]>> = openTable({
  backends: ['name'],
  replicas: ['object'],
  rateLimits: ['of', 'tool'],
  workflows: ['name'],
  steps: ['id'],
});

/** Fields that are compared by themselves, or that say who it is. */
const apart: ReadonlySet<string> = new Set(['kind', 'namespace', 'name', 'tools']);

/** A value of a plan in a list: it is there or it is not. */
export const isThere = Symbol('there');

/** One value of a plan. */
export interface FlatValue {
  readonly field: string;
  /** A value, or that an item is in a list. */
  readonly value: string | typeof isThere;
  /** What the item of a list is, in words. */
  readonly item?: string;
}

/** Everything that a plan says about a workload, tools aside, as single values by an address. */
export function flatten(workload: PlanWorkload): Map<string, FlatValue> {
  const values = new Map<string, FlatValue>();
  for (const [name, value] of Object.entries<unknown>({ ...workload })) {
    if (!apart.has(name)) add(value, { field: name, address: name }, name, values);
  }
  return values;
}

/** Where a value is: as people read it, and as the key that no other place has. */
interface Place {
  readonly field: string;
  readonly address: string;
}

function below({ field, address }: Place, step: string): Place {
  return { field: `${field}.${step}`, address: `${address}.${withoutDots(step)}` };
}

/** A step of an address: names of backends and tools may hold dots. */
function withoutDots(step: string): string {
  return step.replaceAll('%', '%25').replaceAll('.', '%2E');
}

function add(value: unknown, place: Place, name: string, values: Map<string, FlatValue>): void {
  const { field, address } = place;
  if (Array.isArray(value)) {
    for (const item of value) addItem(item, place, name, values);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries<unknown>({ ...value })) add(child, below(place, key), key, values);
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    values.set(address, { field, value: String(value) });
  }
}

function addItem(item: unknown, place: Place, name: string, values: Map<string, FlatValue>): void {
  const { field, address } = place;
  const names = keys[name];
  if (typeof item !== 'object' || item === null || names === undefined) {
    const words = wordsOf(item);
    values.set(`${address} ${withoutDots(words)}`, { field, value: isThere, item: words });
    return;
  }
  const fields = new Map(Object.entries<unknown>({ ...item }));
  const own = names.flatMap((key) => (fields.has(key) ? [shownValue(fields.get(key))] : [])).join(' of ');
  const of = below(place, own);
  const rest = [...fields].filter(([key]) => !names.includes(key));
  values.set(of.address, { field, value: isThere, item: own });
  for (const [key, child] of rest) add(child, below(of, key), key, values);
}

/** An item as people would say it: a Secret and where it is read, or the value itself. */
function wordsOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return shownValue(item).replaceAll(/\s+/g, ' ');
  const fields = new Map(Object.entries<unknown>({ ...item }));
  if (!fields.has('secret')) return [...fields.values()].map(String).join(' ');
  const key = fields.has('key') ? `/${shownValue(fields.get('key'))}` : '';
  return `${shownValue(fields.get('secret'))}${key} as ${shownValue(fields.get('as'))} in ${shownValue(fields.get('in'))}`;
}
