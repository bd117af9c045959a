import type { InterfaceDeclaration, PropertySignature } from 'ts-morph';
import type { Rule } from '../../model/rules.ts';
import { docComment } from '../../write/typescript-module.ts';

type Choice = Extract<Rule, { kind: 'exactlyOneOf' | 'discriminator' }>;

/**
 * A type with choices between fields as TypeScript says them: the common fields as an interface,
 * and for each choice a union in which the fields of the other members are `never`.
 */
export function unionOf(
  name: string,
  body: InterfaceDeclaration,
  choices: readonly Choice[],
  isRequired: (field: string) => boolean,
): string {
  const inChoice = new Set(choices.flatMap(fieldsOf));
  const common = body.getProperties().filter((property) => !inChoice.has(property.getName()));
  const commonName = `${name}Common`;
  const declarations: string[] = [];
  if (common.length > 0) {
    declarations.push(
      `/** Fields of ${name} that go with every choice. */\nexport interface ${commonName} {\n${common.map(printSignature).join('\n')}\n}`,
    );
  }
  const unions = choices.map((choice) => `\n| ${membersOf(choice, body, isRequired).join('\n| ')}\n`);
  const isAlone = common.length === 0 && unions.length === 1;
  const parts = [
    ...(common.length > 0 ? [commonName] : []),
    ...unions.map((union) => (isAlone ? union.trimEnd() : `(${union})`)),
  ];
  // The comment of the type itself was printed before this text: the type alias comes first.
  return [`export type ${name} = ${parts.join(' & ')};`, ...declarations].join('\n\n');
}

function never(field: string): string {
  return `${field}?: never;`;
}

function fieldsOf(choice: Choice): string[] {
  return choice.kind === 'exactlyOneOf'
    ? [...choice.fields]
    : [choice.property, ...choice.mapping.flatMap(([, field]) => (field === null ? [] : [field]))];
}

function membersOf(choice: Choice, body: InterfaceDeclaration, isRequired: (field: string) => boolean): string[] {
  const signature = (field: string): PropertySignature => body.getPropertyOrThrow(field);
  if (choice.kind === 'exactlyOneOf') {
    return choice.fields.map((field) =>
      [
        '{',
        printSignature(signature(field).setHasQuestionToken(false)),
        ...choice.fields.filter((other) => other !== field).map(never),
        '}',
      ].join('\n'),
    );
  }
  const owned = [...new Set(choice.mapping.flatMap(([, field]) => (field === null ? [] : [field])))];
  const members = choice.mapping.map(([value, field]) => {
    const mayBeAbsent = choice.fallback === value && !isRequired(choice.property);
    return [
      '{',
      ...commentOf(signature(choice.property)),
      `${choice.property}${mayBeAbsent ? '?' : ''}: '${value}';`,
      ...(field === null ? [] : [printSignature(signature(field).setHasQuestionToken(!choice.required))]),
      ...owned.filter((other) => other !== field).map(never),
      '}',
    ].join('\n');
  });
  if (choice.fallback === undefined && !isRequired(choice.property)) {
    members.push(['{', never(choice.property), ...owned.map(never), '}'].join('\n'));
  }
  return members;
}

/** A property with its comment, on one line where it fits. */
export function printSignature(property: PropertySignature): string {
  const mark = property.hasQuestionToken() ? '?' : '';
  return `${commentOf(property).join('\n')}\n${property.getName()}${mark}: ${property.getTypeNodeOrThrow().getText()};`;
}

function commentOf(property: PropertySignature): string[] {
  return property.getJsDocs().map((doc) => docComment(doc.getInnerText().split('\n')));
}
