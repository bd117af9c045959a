import type { Code, CodeKeywordDefinition, KeywordCxt } from 'ajv';
import { _, and, getProperty, not, or } from 'ajv/dist/compile/codegen/index.js';
import type { Condition, Rule } from '../../model/rules.ts';
import { isFilled } from '../rule-messages.ts';

/**
 * The Ajv keyword `x-rule` as code, so that the standalone validators hold it without importing anything.
 * `rulesByDeclaration` gives the rules behind each value of the keyword.
 * Error parameters: `{rule, detail}`; the detail is `{fields}`, with `{message}` for `requires`, and for a discriminator
 * `{property, value, missing}` or `{property, value, foreign, owners}`.
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

/** Adds the check of one condition: where it holds, the rule is broken. */
type Fail = (condition: Code, kind: string, detail: Code) => void;

function ruleCode(cxt: KeywordCxt, rule: Rule): void {
  const { data } = cxt;
  const isPresent = (name: string): Code => {
    const value = _`${data}${getProperty(name)}`;
    return isFilled(rule) ? _`${value} !== undefined && ${value} !== ''` : _`${value} !== undefined`;
  };
  const fail: Fail = (condition, kind, detail) => {
    cxt.setParams({ rule: _`${kind}`, detail }, true);
    cxt.fail(condition);
  };
  if (rule.kind === 'requires') {
    const broken = and(
      ...rule.if.map((c) => conditionCode(data, c)),
      not(and(...rule.then.map((c) => conditionCode(data, c)))),
    );
    const fields = list([...rule.if, ...rule.then].map((condition) => condition.path.join('.')));
    fail(broken, 'requires', _`{ message: ${rule.message}, fields: ${fields} }`);
    return;
  }
  if (rule.kind === 'discriminator') {
    discriminatorCode(cxt, rule, fail);
    return;
  }
  const count = rule.fields.map((name) => _`(${isPresent(name)} ? 1 : 0)`).reduce((sum, next) => _`${sum} + ${next}`);
  const broken =
    rule.kind === 'exactlyOneOf' ? _`${count} !== 1` : rule.kind === 'atLeastOneOf' ? _`${count} < 1` : _`${count} > 1`;
  fail(broken, rule.kind, _`{ fields: ${list(rule.fields)} }`);
}

/**
 * Each field needs its own value of the property. A value that no field knows is a mistake of the property itself,
 * and so is its absence where it is required: both are reported there, once.
 */
function discriminatorCode(cxt: KeywordCxt, rule: Extract<Rule, { kind: 'discriminator' }>, fail: Fail): void {
  const { property, fallback, mapping, required } = rule;
  const field = (name: string): Code => _`${cxt.data}${getProperty(name)}`;
  const isAbsent = _`${field(property)} === undefined`;
  const is = (value: string): Code => {
    const equal = _`${field(property)} === ${value}`;
    return value === fallback ? or(equal, isAbsent) : equal;
  };
  for (const [value, own] of mapping) {
    if (own === null || !required) continue;
    const detail = _`{ property: ${property}, value: ${value}, missing: ${own} }`;
    fail(and(is(value), _`${field(own)} === undefined`), 'discriminator', detail);
  }
  const needed: unknown = cxt.parentSchema['required'];
  const mayBeAbsent = fallback === undefined && !(Array.isArray(needed) && needed.includes(property));
  for (const name of new Set(mapping.flatMap(([, own]) => (own === null ? [] : [own])))) {
    const owners = mapping.flatMap(([value, own]) => (own === name ? [value] : []));
    const others = mapping.flatMap(([value]) => (owners.includes(value) ? [] : [is(value)]));
    const wrong = mayBeAbsent ? [...others, isAbsent] : others;
    if (wrong.length === 0) continue;
    const found = _`${field(property)} ?? ${fallback ?? null}`;
    const detail = _`{ property: ${property}, value: ${found}, foreign: ${name}, owners: ${list(owners)} }`;
    fail(and(_`${field(name)} !== undefined`, or(...wrong)), 'discriminator', detail);
  }
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
  if ('present' in condition.test)
    return condition.test.present ? _`${access} !== undefined` : _`${access} === undefined`;
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
