import { _, type Code, type CodeKeywordDefinition } from 'ajv';
import type { Schema } from '../../model/schema.ts';

/** The Ajv keyword `x-list` as code: lists that merge by key and sets must not repeat an item; the API server refuses them too. */
export function uniqueListKeyword(): CodeKeywordDefinition {
  return {
    keyword: 'x-list',
    type: 'array',
    code(cxt) {
      const list = cxt.schema as Schema['x-list'];
      if (list === undefined || list.type === 'atomic') return;
      const { gen, data } = cxt;
      const keys = (list.keys ?? []).map((key) => _`item?.[${key}]`);
      const parts = keys.length === 0 ? [_`item`] : keys;
      const [part] = parts;
      const all = _`JSON.stringify([${parts.reduce((text, key) => _`${text}, ${key}`)}])`;
      // A single string is what most items go by; as JSON, items begin with a bracket.
      const identity =
        part !== undefined && parts.length === 1 ? _`typeof ${part} === "string" ? "=" + ${part} : ${all}` : all;
      const twice = gen.let('twice');
      gen.code(
        _`if (${data}.length > 1) { const seen = new Map(); ${data}.forEach((item, index) => { const identity = ${identity}; if (seen.has(identity)) ${twice} ??= [seen.get(identity), index]; else seen.set(identity, index); }); }`,
      );
      cxt.setParams({ twice });
      cxt.fail(_`${twice} !== undefined`);
    },
    error: {
      message: 'an item is repeated',
      params: ({ params, schema }) =>
        _`{ first: ${params['twice']}[0], second: ${params['twice']}[1], keys: ${keysOf(schema)} }`,
    },
  };
}

/** The key properties of a map list as code, empty for a set. */
function keysOf(list: Schema['x-list']): Code {
  const keys = (list?.keys ?? []).map((key) => _`${key}`);
  return keys.length === 0 ? _`[]` : _`[${keys.reduce((text, key) => _`${text}, ${key}`)}]`;
}
