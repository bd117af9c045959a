/** A tool as clients list it, as far as a search reads it (MCP, Tool). */
export interface SearchableTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  /** JSON Schema of its arguments; the names and descriptions of the first level count. */
  readonly inputSchema?: unknown;
}

/** The rest of a longer string is ignored: models read some hundred words. */
const longestText = 4000;

/** What a tool says about itself, for a model that compares meanings. */
export function meaningOf({ name, title, description }: SearchableTool): string {
  const said = [title, description].filter((part) => part !== undefined && part !== '').join('. ');
  return `${wordsOf(name).join(' ')}: ${said}`.slice(0, longestText);
}

/** The names and descriptions of the arguments of a tool. */
export function argumentTextOf({ inputSchema }: SearchableTool): string {
  const properties = member(inputSchema, 'properties');
  if (typeof properties !== 'object' || properties === null) return '';
  return Object.entries(properties)
    .map(([name, schema]) => {
      const description = member(schema, 'description');
      return typeof description === 'string' ? `${name} ${description}` : name;
    })
    .join(' ')
    .slice(0, longestText);
}

/** The words of a name or a description, in lower case: `createIssue_v2` is create, issue, v2. */
export function wordsOf(text: string): string[] {
  return text
    .slice(0, longestText)
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
