import type { Rule } from '../../model/rules.ts';
import { printProperty, type PrintedProperty } from './printed-property.ts';

type Choice = Extract<Rule, { kind: 'exactlyOneOf' | 'discriminator' }>;

/**
 * A type with choices between fields as TypeScript says them: the common fields as an interface,
 * and for each choice a union in which the fields of the other members are `never`.
 */
export function unionOf(name: string, properties: readonly PrintedProperty[], choices: readonly Choice[]): string {
  const inChoice = new Set(choices.flatMap(fieldsOf));
  const common = properties.filter((property) => !inChoice.has(property.name));
  const commonName = `${name}Common`;
  const declarations: string[] = [];
  if (common.length > 0) {
    declarations.push(
      `/** Fields of ${name} that go with every choice. */\nexport interface ${commonName} {\n${common.map(printProperty).join('\n')}\n}`,
    );
  }
  const unions = choices.map((choice) => `\n| ${membersOf(choice, properties).join('\n| ')}\n`);
  const isAlone = common.length === 0 && unions.length === 1;
  const parts = [
    ...(common.length > 0 ? [commonName] : []),
    ...unions.map((union) => (isAlone ? union.trimEnd() : `(${union})`)),
  ];
  // The comment of the type itself was printed before this text: the type alias comes first.
  return [`export type ${name} = ${parts.join(' & ')};`, ...declarations].join('\n\n');
}

function never(field: string): string {
  return `readonly ${field}?: never;`;
}

function fieldsOf(choice: Choice): string[] {
  return choice.kind === 'exactlyOneOf'
    ? [...choice.fields]
    : [choice.property, ...choice.mapping.flatMap(([, field]) => (field === null ? [] : [field]))];
}

function membersOf(choice: Choice, properties: readonly PrintedProperty[]): string[] {
  if (choice.kind === 'exactlyOneOf') {
    return choice.fields.map((field) =>
      [
        '{',
        printProperty({ ...propertyOf(field, properties), isOptional: false }),
        ...choice.fields.filter((other) => other !== field).map(never),
        '}',
      ].join('\n'),
    );
  }
  const owned = [...new Set(choice.mapping.flatMap(([, field]) => (field === null ? [] : [field])))];
  const chooser = propertyOf(choice.property, properties);
  const members = choice.mapping.map(([value, field]) => {
    const isOptional = choice.fallback === value && chooser.isOptional;
    return [
      '{',
      printProperty({ ...chooser, isOptional, type: `'${value}'` }),
      ...(field === null ? [] : [printProperty({ ...propertyOf(field, properties), isOptional: !choice.required })]),
      ...owned.filter((other) => other !== field).map(never),
      '}',
    ].join('\n');
  });
  if (choice.fallback === undefined && chooser.isOptional) {
    members.push(['{', never(choice.property), ...owned.map(never), '}'].join('\n'));
  }
  return members;
}

function propertyOf(field: string, properties: readonly PrintedProperty[]): PrintedProperty {
  const found = properties.find(({ name }) => name === field);
  if (found === undefined) throw new Error(`a choice names ${field}, which its type does not declare`);
  return found;
}
