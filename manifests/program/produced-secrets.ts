import { identityOf, type ForeignObject } from './resource.ts';
import { propertyOf, valuesAt } from './values-at.ts';

/** A Secret that an object of the input has made in the cluster. */
export interface ProducedSecret {
  readonly kind: 'Secret';
  readonly name: string;
  readonly namespace: string | undefined;
  /** What makes it. */
  readonly by: ForeignObject;
  /** Its keys, where the object names all of them. */
  readonly keys: readonly string[] | undefined;
}

/**
 * The Secrets that objects of the input produce, by identity: those of an ExternalSecret (External Secrets Operator: `target`,
 * `data`) and of a SealedSecret (`template`, `encryptedData`). Their content is elsewhere, or encrypted.
 */
export function producedSecrets(foreign: readonly ForeignObject[]): ReadonlyMap<string, ProducedSecret> {
  const produced = new Map<string, ProducedSecret>();
  for (const object of foreign) {
    const secret =
      object.plainKind === 'ExternalSecret'
        ? ofExternal(object)
        : object.plainKind === 'SealedSecret'
          ? ofSealed(object)
          : undefined;
    if (secret !== undefined) produced.set(identityOf('Secret', object.namespace, secret.name), secret);
  }
  return produced;
}

function ofExternal(by: ForeignObject): ProducedSecret {
  const { name, namespace, object } = by;
  const spec = propertyOf(object, 'spec');
  const target = propertyOf(spec, 'target');
  // A template makes keys of its own, and what is fetched or merged as a whole has any.
  const isOpen =
    propertyOf(spec, 'dataFrom') !== undefined ||
    propertyOf(target, 'template') !== undefined ||
    propertyOf(target, 'creationPolicy') === 'Merge';
  return {
    kind: 'Secret',
    name: textOf(propertyOf(target, 'name')) ?? name,
    namespace,
    by,
    keys: isOpen ? undefined : textsOf(valuesAt(spec, ['data', '*', 'secretKey']).map(({ value }) => value)),
  };
}

function ofSealed(by: ForeignObject): ProducedSecret {
  const { name, namespace, object } = by;
  const spec = propertyOf(object, 'spec');
  const maps = [
    ['encryptedData', '*'],
    ['template', 'data', '*'],
    ['template', 'stringData', '*'],
  ] as const;
  const own = valuesAt(spec, ['template', 'metadata', 'name'])[0]?.value;
  return {
    kind: 'Secret',
    name: textOf(own) ?? name,
    namespace,
    by,
    keys: textsOf(maps.flatMap((path) => valuesAt(spec, path)).map(({ path }) => path.at(-1))),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function textsOf(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string');
}
