import type { KindName } from '../../generated/kinds.ts';
import type { LinkedProgram } from '../../manifests/program/link.ts';
import type { AnyResource } from '../../manifests/program/resource.ts';

/** What a rule looked at: fields of the `spec` of our kinds, and kinds that are not ours. */
export interface LookedAt {
  /** Names of fields that were there; `*` for anything beside them: metadata, all fields, a reference that leads out of the input. */
  readonly fields: Set<string>;
  readonly foreign: Set<string>;
}

/**
 * A program of resources of one kind that notes what is read of them. The resources are new objects each time, so that nothing a
 * rule remembers of others answers for them.
 */
export function watched(program: LinkedProgram): { readonly program: LinkedProgram; readonly lookedAt: LookedAt } {
  const lookedAt: LookedAt = { fields: new Set(), foreign: new Set() };
  const all = (): void => {
    lookedAt.fields.add('*');
  };
  const byOriginal = new Map(program.resources.map((resource) => [resource, watchedResource(resource, lookedAt)]));
  const again = <T extends AnyResource | undefined>(resource: T): T =>
    (resource === undefined ? undefined : byOriginal.get(resource)) as T;
  const foreign = program.foreign.map((object) => ({
    ...object,
    get object() {
      lookedAt.foreign.add(object.kind);
      return object.object;
    },
    get value() {
      lookedAt.foreign.add(object.kind);
      return object.value;
    },
  }));
  return {
    lookedAt,
    program: {
      ...program,
      resources: [...byOriginal.values()],
      foreign,
      get externals() {
        if (program.externals.length > 0) all();
        return program.externals.map((external) => ({ ...external, usedBy: again(external.usedBy) }));
      },
      find: <K extends KindName>(...[kind, from, name]: Parameters<LinkedProgram['find']>) =>
        again(program.find(kind as K, from, name) as AnyResource | undefined) as ReturnType<typeof program.find<K>>,
    },
  };
}

function watchedResource(resource: AnyResource, { fields }: LookedAt): AnyResource {
  const root = (value: object): object =>
    new Proxy(value, {
      get: (target, key) => {
        const read: unknown = Reflect.get(target, key);
        if (key === 'spec' && typeof read === 'object' && read !== null) return spec(read);
        if (typeof key === 'string' && key in target && key !== 'kind' && key !== 'apiVersion') fields.add('*');
        return read;
      },
      ownKeys: (target) => {
        fields.add('*');
        return Reflect.ownKeys(target);
      },
    });
  const spec = (value: object): object =>
    new Proxy(value, {
      get: (target, key) => {
        if (typeof key === 'string' && Object.hasOwn(target, key)) fields.add(key);
        return Reflect.get(target, key);
      },
      ownKeys: (target) => {
        fields.add('*');
        return Reflect.ownKeys(target);
      },
    });
  return {
    ...resource,
    value: root(resource.authored),
    authored: root(resource.authored),
    resource: root(resource.resource),
  } as AnyResource;
}
