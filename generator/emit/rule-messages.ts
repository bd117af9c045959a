import type { Rule } from '../model/rules.ts';

/** What a rule about a choice of fields asks for, in the words that the API server and an editor show. */
export function choiceMessage(rule: Extract<Rule, { kind: 'exactlyOneOf' | 'atLeastOneOf' | 'atMostOneOf' }>): string {
  const fields = listed(rule.fields, 'and');
  switch (rule.kind) {
    case 'exactlyOneOf':
      return `exactly one of ${fields} has to be set`;
    case 'atLeastOneOf':
      return `at least one of ${fields} has to be set${isFilled(rule) ? ' and not empty' : ''}`;
    case 'atMostOneOf':
      return `at most one of ${fields} may be set`;
  }
}

/** Whether an empty string counts as absent in a rule about a choice. */
export function isFilled(rule: Rule): boolean {
  return rule.kind === 'atLeastOneOf' && rule.filled === true;
}

/** A field that belongs to some values of a discriminator. */
export interface OwnedField {
  readonly field: string;
  readonly owners: readonly string[];
  readonly message: string;
}

/** The fields that a discriminator chooses between, each with what is asked of it. */
export function ownedFields(rule: Extract<Rule, { kind: 'discriminator' }>): OwnedField[] {
  const owned = [...new Set(rule.mapping.flatMap(([, field]) => (field === null ? [] : [field])))];
  return owned.map((field) => {
    const owners = rule.mapping.flatMap(([value, own]) => (own === field ? [value] : []));
    const when = `${rule.property} is ${listed(owners, 'or')}`;
    const message = rule.required
      ? `${field} has to be set when ${when}, and only then`
      : `${field} may be set only when ${when}`;
    return { field, owners, message };
  });
}

function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}
