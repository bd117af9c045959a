import type { Code, CodeKeywordDefinition, KeywordCxt } from 'ajv';
import { _, and, getProperty, not, or } from 'ajv/dist/compile/codegen/index.js';
import type { Condition, Rule } from '../model/rules.ts';

/**
 * The Ajv keyword `x-rule` as code, so that the standalone validators hold it without importing anything.
 * `rulesByDeclaration` gives the rules behind each value of the keyword.
 * Error parameters: `{rule, fields, present}` or `{rule, message}`; for a discriminator `{rule, property, value, expected, field}`.
 */
export function ruleKeyword(rulesByDeclaration: ReadonlyMap<unknown, readonly Rule[]>): CodeKeywordDefinition {
  return {
    keyword: 'x-rule',
    type: 'object',
    code(cxt) {
      const rules = rulesByDeclaration.get(cxt.schema);
      if (rules === undefined) throw new Error('a schema with x-rule was not registered');
      for (const rule of rules) ruleCode(cxt, rule);
    },
    error: {
      message: 'a rule of the type is broken',
      params: ({ params }) => _`{ rule: ${params['rule']}, detail: ${params['detail']} }`,
    },
  };
}

function ruleCode(cxt: KeywordCxt, rule: Rule): void {
  const { data } = cxt;
  const field = (name: string): Code => _`${data}${getProperty(name)}`;
  const isPresent = (name: string): Code => _`${field(name)} !== undefined`;
  const fail = (condition: Code, kind: string, detail: Code): void => {
    cxt.setParams({ rule: _`${kind}`, detail }, true);
    cxt.fail(condition);
  };
  if (rule.kind === 'requires') {
    const broken = and(...rule.if.map((c) => conditionCode(data, c)), not(and(...rule.then.map((c) => conditionCode(data, c)))));
    const fields = list([...rule.if, ...rule.then].map((condition) => condition.path.join('.')));
    fail(broken, 'requires', _`{ message: ${rule.message}, fields: ${fields} }`);
    return;
  }
  if (rule.kind === 'discriminator') {
    const { property, fallback, mapping, required } = rule;
    const owned = [...new Set(mapping.flatMap(([, name]) => (name === null ? [] : [name])))];
    const is = (value: string): Code =>
      value === fallback
        ? or(_`${field(property)} === ${value}`, _`${field(property)} === undefined`)
        : _`${field(property)} === ${value}`;
    for (const [value, own] of mapping) {
      if (own !== null && required) {
        fail(and(is(value), not(isPresent(own))), 'discriminator', _`{ property: ${property}, value: ${value}, missing: ${own} }`);
      }
    }
    for (const name of owned) {
      const owners = mapping.filter(([, own]) => own === name).map(([value]) => value);
      fail(
        and(isPresent(name), not(or(...owners.map(is)))),
        'discriminator',
        _`{ property: ${property}, value: ${field(property)} ?? ${fallback ?? null}, foreign: ${name}, owners: ${list(owners)} }`,
      );
    }
    return;
  }
  const count = rule.fields.map((name) => _`(${isPresent(name)} ? 1 : 0)`).reduce((sum, next) => _`${sum} + ${next}`);
  const broken =
    rule.kind === 'exactlyOneOf' ? _`${count} !== 1` : rule.kind === 'atLeastOneOf' ? _`${count} < 1` : _`${count} > 1`;
  fail(broken, rule.kind, _`{ fields: ${list(rule.fields)} }`);
}

function list(names: readonly string[]): Code {
  const items = names.map((name) => _`${name}`);
  return items.length === 0 ? _`[]` : _`[${items.reduce((text, item) => _`${text}, ${item}`)}]`;
}

/** Whether a condition holds, as code over the object. */
function conditionCode(data: KeywordCxt['data'], condition: Condition): Code {
  const access = condition.path.reduce<Code>(
    (code, name, index) => (index === 0 ? _`${code}${getProperty(name)}` : _`${code}?${getProperty(name)}`),
    _`${data}`,
  );
  if ('present' in condition.test) return condition.test.present ? _`${access} !== undefined` : _`${access} === undefined`;
  const { values, orAbsent } = condition.test;
  const equal = values.map((value) => _`${access} === ${value}`);
  if (!orAbsent) return or(...equal);
  const parent = condition.path.slice(0, -1);
  // A default counts only below an object that is present.
  const parentCode = parent.reduce<Code>(
    (code, name, index) => (index === 0 ? _`${code}${getProperty(name)}` : _`${code}?${getProperty(name)}`),
    _`${data}`,
  );
  return or(...equal, and(_`${parentCode} !== undefined`, _`${access} === undefined`));
}
