import { _, type Ajv } from 'ajv';

/**
 * Makes the keyword `pattern` of an Ajv instance describe the required form of a string in the words of `x-form`, where the schema has
 * them: people read those, while the pattern itself is still checked. Throws when Ajv no longer has such a keyword.
 */
export function describePatterns(ajv: Ajv): void {
  const own = ajv.getKeyword('pattern');
  if (typeof own !== 'object') throw new Error('Ajv has no keyword "pattern" to describe');
  ajv.removeKeyword('pattern');
  ajv.addKeyword({
    ...own,
    error: {
      message: 'has another form',
      params: ({ schemaCode, parentSchema }) => {
        const form: unknown = parentSchema?.['x-form'];
        return typeof form === 'string' ? _`{ pattern: ${`the form of ${form}`} }` : _`{ pattern: ${schemaCode} }`;
      },
    },
  });
}
