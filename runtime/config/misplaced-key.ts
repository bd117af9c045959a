/** An unknown key that people write for a reason, what to do instead, and the pointer of the field that it leaves absent. */
export interface MisplacedKey {
  readonly hint: string;
  readonly lacks: string;
}

/** Why a resource has to have a name of its own. */
const generatedNameHint =
  'write "name:" instead: a generated name is another one on each apply, and nothing could refer to it';

/** What is to be said of a key of `metadata` that belongs elsewhere, or that Kubernetes knows and we do not take; undefined for others. */
export function misplacedKey(pointer: string, key: string): MisplacedKey | undefined {
  if (pointer !== '/metadata') return undefined;
  if (key === 'spec')
    return { hint: 'it is too far in: write it in the column of "metadata", not below it', lacks: '/spec' };
  return key === 'generateName' ? { hint: generatedNameHint, lacks: '/metadata/name' } : undefined;
}
