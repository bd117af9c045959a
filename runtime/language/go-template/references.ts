import type { Command, Extent, FieldName, Operand, Pipeline, Template, TemplateNode } from './ast.ts';

/** A path into the data of a template, such as `.steps.fetch.output.title`. */
export interface TemplateReference extends Extent {
  /**
   * The names from the root down to the value that the template reads, or to where only a run can determine it; each with its place. Empty
   * where it reads all data at once.
   */
  readonly path: readonly FieldName[];
}

/** What an expression refers to: a place in the data, or undefined where only a run can determine it. */
type Meaning = readonly FieldName[] | undefined;

/** Calls of templates can multiply without end; what is behind so many nodes is not looked at. */
const maximumVisits = 10_000;
const deepestCall = 100;

/**
 * The places in its data that a template reads, in the order of the text, through variables, `with`, `index` with constant keys
 * and calls of templates. What a template reads of the items of a `range` ends at the list. A place may be given several times.
 */
export function referencesOf(template: Template): TemplateReference[] {
  return new Collector(template).collect();
}

class Collector {
  readonly #template: Template;
  readonly #found: TemplateReference[] = [];
  #variables = new Map<string, Meaning>();
  #dot: Meaning = [];
  #visits = 0;
  readonly #calling: string[] = [];

  constructor(template: Template) {
    this.#template = template;
  }

  collect(): TemplateReference[] {
    this.#variables.set('$', []);
    this.#walk(this.#template.body);
    return this.#found;
  }

  #walk(nodes: readonly TemplateNode[]): void {
    for (const node of nodes) {
      if (++this.#visits > maximumVisits) return;
      this.#visit(node);
    }
  }

  #visit(node: TemplateNode): void {
    switch (node.kind) {
      case 'text':
      case 'break':
      case 'continue':
        return;
      case 'action':
        this.#pipeline(node.pipeline);
        return;
      case 'if':
        this.#inScope(() => {
          this.#pipeline(node.pipeline);
          this.#inScope(() => this.#walk(node.body));
          this.#walk(node.otherwise);
        });
        return;
      case 'with':
        this.#inScope(() => {
          const meaning = this.#pipeline(node.pipeline);
          this.#inScope(() => this.#below(meaning, node.body));
          this.#walk(node.otherwise);
        });
        return;
      case 'range':
        this.#inScope(() => {
          this.#pipeline(node.pipeline);
          // Which item it is only a run can tell.
          for (const name of node.pipeline.variables) this.#variables.set(name, undefined);
          this.#inScope(() => this.#below(undefined, node.body));
          this.#walk(node.otherwise);
        });
        return;
      case 'template':
        this.#call(node.name, node.pipeline);
    }
  }

  #below(dot: Meaning, nodes: readonly TemplateNode[]): void {
    const outer = this.#dot;
    this.#dot = dot;
    this.#walk(nodes);
    this.#dot = outer;
  }

  #inScope(work: () => void): void {
    const outer = this.#variables;
    this.#variables = new Map(outer);
    work();
    // An assignment inside may or may not have happened.
    for (const [name, meaning] of outer) if (this.#variables.get(name) !== meaning) outer.set(name, undefined);
    this.#variables = outer;
  }

  #call(name: string, pipeline: Pipeline | undefined): void {
    const dot = pipeline === undefined ? undefined : isDot(pipeline) ? this.#dot : this.#pipeline(pipeline);
    const body = this.#template.definitions.get(name);
    // Deeper calls fail when the template is expanded.
    if (body === undefined || this.#calling.includes(name) || this.#calling.length >= deepestCall) return;
    const outer = this.#variables;
    this.#variables = new Map([['$', dot]]);
    this.#calling.push(name);
    this.#below(dot, body);
    this.#calling.pop();
    this.#variables = outer;
  }

  #pipeline(pipeline: Pipeline): Meaning {
    let meaning: Meaning;
    for (const [index, command] of pipeline.commands.entries()) meaning = this.#command(command, index > 0, meaning);
    for (const name of pipeline.variables) this.#variables.set(name, meaning);
    return meaning;
  }

  #command({ operands }: Command, isPiped: boolean, piped: Meaning): Meaning {
    const [head, ...rest] = operands;
    if (head === undefined) return undefined;
    if (head.kind !== 'function') return this.#operand(head);
    if (head.name === 'index' && !isPiped) return this.#index(rest);
    for (const operand of rest) this.#operand(operand);
    return head.name === 'index' && rest.length === 0 ? piped : undefined;
  }

  /** `index .a "b" "c"` is another way to write `.a.b.c`. */
  #index(operands: readonly Operand[]): Meaning {
    const [base, ...keys] = operands;
    if (base === undefined) return undefined;
    let meaning = this.#operand(base);
    for (const key of keys) {
      const name = key.kind === 'literal' && typeof key.value === 'string' ? key.value : undefined;
      if (name === undefined) this.#operand(key);
      meaning =
        name === undefined || meaning === undefined
          ? undefined
          : this.#read([...meaning, { name, start: key.start, end: key.end }]);
    }
    return meaning;
  }

  #operand(operand: Operand): Meaning {
    switch (operand.kind) {
      case 'dot':
        return this.#fields(this.#dot, [], operand);
      case 'field':
        return this.#fields(this.#dot, operand.path, operand);
      case 'variable':
        return this.#fields(this.#variables.get(operand.name), operand.path, operand);
      case 'group':
        return this.#fields(this.#pipeline(operand.pipeline), operand.path, operand);
      case 'nil':
      case 'literal':
      case 'function':
        return undefined;
    }
  }

  #fields(base: Meaning, path: readonly FieldName[], { start, end }: Extent): Meaning {
    if (base?.length === 0 && path.length === 0) this.#found.push({ path: [], start, end });
    if (base === undefined || path.length === 0) return base;
    return this.#read([...base, ...path]);
  }

  #read(path: readonly FieldName[]): Meaning {
    const last = path.at(-1);
    if (last !== undefined) this.#found.push({ path, start: path[0]?.start ?? last.start, end: last.end });
    return path;
  }
}

/** What a call gets is read where the template that it calls reads it. */
function isDot({ commands, variables }: Pipeline): boolean {
  const [command, ...more] = commands;
  const [operand, ...others] = command?.operands ?? [];
  return variables.length === 0 && more.length === 0 && others.length === 0 && operand?.kind === 'dot';
}
