import { cedarActions } from './cedar-actions.ts';
import { openTable } from '../diagnostics/open-table.ts';

/** Entity types of every request: the client, the requested feature and its server. */
export const requestTypes: readonly string[] = ['Client', 'Tool', 'Prompt', 'Resource', 'MCP'];

/** Entity type of the groups that a caller's token names. Own entities use other types, so the two cannot be mixed up. */
export const groupEntityType = 'ClaimGroup';

/** What the schema is made for. */
export interface SchemaSubject {
  /** The policies. */
  readonly text: string;
  /** The entities beside them, as parsed JSON. */
  readonly entities: unknown;
  /** Ids of the actions that the policies name. */
  readonly actions: readonly string[];
}

/** A schema in Cedar's own form. */
export interface PolicySchema {
  readonly schema: string;
  /** Attributes whose types only the data can tell, beside claims and arguments. */
  readonly open: readonly string[];
}

/** What a tool says of itself, where it does. */
const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'].map((name) => `"${name}"?: Bool`);

/**
 * A Cedar schema that allows what a request can bring: the actions, `Client` with its claims (`claim_<name>`), what is asked for
 * with its arguments (`arg_<name>`), and the types and attributes of the entities beside the policies. Claims and arguments cannot
 * be known beforehand, so that each that is named is taken to exist for some callers, of the type it is used as.
 */
export function schemaFor({ text, entities, actions }: SchemaSubject): PolicySchema {
  const open = openAttributes(text);
  const claims = open.filter((attribute) => attribute.startsWith('"claim_'));
  const args = open.filter((attribute) => attribute.startsWith('"arg_'));
  const { types, attributes } = ownOf(entities);
  const others = unique([...types, ...groupTypes(text)]).filter(
    (type) => type !== 'Action' && !requestTypes.includes(type),
  );
  // An entity may say of one tool what it does not say of another, and groups may be in groups.
  const own = [...attributes].map(([name, type]) => `${JSON.stringify(name)}?: ${type}`);
  const entity = (type: string, said: readonly string[]): string =>
    `entity ${type} in [${[...others, 'MCP'].join(', ')}] { ${unique([...said, ...own]).join(', ')} };`;
  const asked = ['"name": String', '"operation": String', '"feature": String', ...args, ...hints];
  const context = unique([...claims, ...args]).join(', ');
  const appliesTo = (action: string, resources: readonly string[]): string =>
    `action ${JSON.stringify(action)} appliesTo { principal: [Client], resource: [${resources.join(', ')}], context: { ${context} } };`;
  const anything = [...requestTypes.filter((type) => type !== 'Client'), ...others];
  const schema = [
    entity('Client', claims),
    ...anything.map((type) => entity(type, asked)),
    ...unique([...cedarActions, ...actions]).map((action) => appliesTo(action, askedBy[action] ?? anything)),
  ].join('\n');
  return { schema, open: [...attributes.keys()] };
}

const askedBy: Readonly<Record<string, readonly string[]>> = openTable({
  call_tool: ['Tool'],
  get_prompt: ['Prompt'],
  read_resource: ['Resource'],
});

const openAttribute = /\b(?:claim|arg)_\w+|"(?:claim|arg)_[^"\\]*"/g;

/** What follows an attribute that is used as a type, in the order in which one use decides over another. */
const uses = [
  ['Set<String>', /\s*\.\s*(?:contains|containsAll|containsAny|isEmpty)\b/y],
  ['Long', /\s*(?:[<>]=?|[=!]=|[-+*])\s*-?\d/y],
  ['Bool', /\s*(?:[=!]=\s*(?:true|false)\b|&&|\|\|)/y],
] as const;

/** The claims and arguments that a policy names, each as an attribute that may be absent, of the type that it is used as. */
function openAttributes(text: string): string[] {
  const found = new Map<string, Set<string>>();
  for (const { 0: written, index } of text.matchAll(openAttribute)) {
    const isQuoted = written.startsWith('"');
    const end = index + written.length;
    const name = written.replaceAll('"', '');
    const types = found.get(name) ?? new Set();
    found.set(name, types);
    if (isQuoted && text[end] !== ']') continue;
    for (const [type, use] of uses) {
      use.lastIndex = isQuoted ? end + 1 : end;
      if (use.test(text)) types.add(type);
    }
  }
  return [...found].map(([name, types]) => {
    const [type = 'String'] = uses.flatMap(([used]) => (types.has(used) ? [used] : []));
    return `${JSON.stringify(name)}?: ${type}`;
  });
}

/** Types on the right side of `in`: groups that callers or tools belong to, which only a run can tell. */
function groupTypes(text: string): string[] {
  const found = [...text.matchAll(/\bin\s*(?:\[([^\]]*)\]|(\w+(?:::\w+)*)::")/g)].flatMap((match) =>
    match[2] === undefined
      ? [...(match[1] ?? '').matchAll(/(\w+(?:::\w+)*)::"/g)].map((inner) => inner[1] ?? '')
      : [match[2]],
  );
  return unique(found).filter((type) => /^[A-Za-z_]\w*$/.test(type));
}

/** The types of entities, and the attributes that any of them has, with the type of the first. */
function ownOf(entities: unknown): { readonly types: string[]; readonly attributes: ReadonlyMap<string, string> } {
  const types: string[] = [];
  const attributes = new Map<string, string>();
  for (const entity of Array.isArray(entities) ? (entities as readonly unknown[]) : []) {
    const uid = propertyOf(entity, 'uid');
    const type = propertyOf(propertyOf(uid, '__entity') ?? uid, 'type');
    if (typeof type === 'string' && /^[A-Za-z_]\w*$/.test(type)) types.push(type);
    const own = propertyOf(entity, 'attrs');
    for (const [name, value] of Object.entries(typeof own === 'object' && own !== null ? own : {})) {
      if (!attributes.has(name)) attributes.set(name, typeNames[typeof value] ?? 'Set<String>');
    }
  }
  return { types, attributes };
}

const typeNames: Readonly<Record<string, string>> = openTable({ boolean: 'Bool', number: 'Long', string: 'String' });

/** Each name once, the first that declares it. */
function unique(declarations: readonly string[]): string[] {
  const byName = new Map(declarations.toReversed().map((text) => [text.split(/"\??:/, 1)[0] ?? text, text]));
  return [...byName.values()].toReversed();
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
