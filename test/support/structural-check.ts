/** A node of a CRD schema, as parsed from YAML. */
export type CrdNode = Readonly<Record<string, unknown>>;

/** What a walk over a CRD schema found. */
export interface StructuralFindings {
  /** Broken rules of structural schemas, each with its path. */
  readonly problems: readonly string[];
  /** Dotted paths of every field; `*` means the items of a list or the values of a map. */
  readonly fields: readonly string[];
}

const keywords: ReadonlySet<string> = new Set([
  'type',
  'description',
  'default',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'required',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'properties',
  'additionalProperties',
  'items',
  'x-kubernetes-list-type',
  'x-kubernetes-list-map-keys',
  'x-kubernetes-preserve-unknown-fields',
  'x-kubernetes-int-or-string',
  'x-kubernetes-validations',
]);
const types: ReadonlySet<unknown> = new Set(['object', 'array', 'string', 'integer', 'number', 'boolean']);

/** Checks a schema by the rules that the API server has for structural schemas, and by ours: everything is described. */
export function checkStructure(root: CrdNode): StructuralFindings {
  const problems: string[] = [];
  const fields: string[] = [];
  visit(root, '');
  return { problems, fields };

  function visit(node: CrdNode, path: string): void {
    const say = (condition: boolean, problem: string): void => {
      if (condition) problems.push(`${path}: ${problem}`);
    };
    const properties = mapOf(node['properties']);
    const items = nodeOf(node['items']);
    const entries = nodeOf(node['additionalProperties']);
    for (const keyword of Object.keys(node))
      say(!keywords.has(keyword), `${keyword} is no keyword of a structural schema`);
    const isOpen = node['x-kubernetes-preserve-unknown-fields'] === true || node['x-kubernetes-int-or-string'] === true;
    say(node['type'] === undefined && !isOpen, 'has no type');
    say(node['type'] !== undefined && !types.has(node['type']), `has the type ${String(node['type'])}`);
    say(typeof node['description'] !== 'string' && path !== 'metadata', 'is not described');
    say(properties !== undefined && entries !== undefined, 'has properties and additionalProperties');
    say((properties ?? entries) !== undefined && node['type'] !== 'object', 'has fields but is not an object');
    say((node['type'] === 'array') !== (items !== undefined), 'is a list without items, or items without a list');
    say('default' in node && /^status(\.|$)/.test(path), 'has a default that the API server would invent');
    say(
      'default' in node && !fits(node['default'], node),
      `has the default ${JSON.stringify(node['default'])}, which does not fit`,
    );
    const required = listOf(node['required']);
    say(
      required.some((name) => properties?.[String(name)] === undefined),
      'requires a field that it does not have',
    );
    listProblems(node, items).forEach((problem) => say(true, problem));
    for (const rule of listOf(node['x-kubernetes-validations'])) {
      for (const problem of ruleProblems(nodeOf(rule) ?? {}, properties)) say(true, problem);
    }
    for (const [name, child] of Object.entries(properties ?? {})) {
      const below = path === '' ? name : `${path}.${name}`;
      fields.push(below);
      visit(child, below);
    }
    if (items !== undefined) visit(items, `${path}.*`);
    if (entries !== undefined) visit(entries, `${path}.*`);
  }
}

function listProblems(node: CrdNode, items: CrdNode | undefined): string[] {
  const type = node['x-kubernetes-list-type'];
  const keys = node['x-kubernetes-list-map-keys'];
  if (type !== 'map') {
    const isSetOfObjects = type === 'set' && items?.['type'] !== 'string';
    return [
      ...(keys === undefined ? [] : ['has list keys but is no map list']),
      ...(isSetOfObjects ? ['is a set of other than texts'] : []),
    ];
  }
  const properties = mapOf(items?.['properties']);
  const required = listOf(items?.['required']);
  if (listOf(keys).length === 0) return ['is a map list without keys'];
  return listOf(keys).flatMap((key) =>
    properties?.[String(key)] !== undefined && required.includes(key)
      ? []
      : [`has the list key ${String(key)}, which items may lack`],
  );
}

/** A rule needs an expression, a message, and fields that exist. */
function ruleProblems(rule: CrdNode, properties: Readonly<Record<string, CrdNode>> | undefined): string[] {
  const { rule: expression, message } = rule;
  if (typeof expression !== 'string' || typeof message !== 'string')
    return ['has a rule without an expression or a message'];
  const names = [...expression.matchAll(/\bself\.([A-Za-z_]\w*)(?!\w|\()/g)].map((match) => match[1] ?? '');
  const unknown = names.filter((name) => properties?.[name.replace(/^__(.*)__$/, '$1')] === undefined);
  return [
    ...unknown.map((name) => `has a rule about ${name}, which it does not have`),
    ...(message.length < 5 || message.includes('\n') ? [`has a rule with the message ${JSON.stringify(message)}`] : []),
  ];
}

function fits(value: unknown, node: CrdNode): boolean {
  const allowed = node['enum'];
  if (Array.isArray(allowed) && !allowed.includes(value)) return false;
  if (node['type'] === 'integer') return Number.isInteger(value);
  if (node['type'] === 'array') return Array.isArray(value);
  return node['type'] === undefined || typeof value === node['type'];
}

function nodeOf(value: unknown): CrdNode | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

function mapOf(value: unknown): Readonly<Record<string, CrdNode>> | undefined {
  const map = nodeOf(value);
  return map && Object.fromEntries(Object.entries(map).map(([name, child]) => [name, nodeOf(child) ?? {}]));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
