import type { Command, ControlNode, Extent, FieldName, Operand, Pipeline, Template, TemplateNode } from './ast.ts';
import { functions } from './functions.ts';
import { isList, isTrue, printValue, typeOf, type TemplateValue } from './print-value.ts';
import type { TemplateProblem } from './problem.ts';

/** How much a template may do. */
export interface ExpansionLimits {
  /** Templates that call each other, at a time. */
  readonly depth: number;
  /** UTF-16 units of the result. */
  readonly output: number;
  /** Actions, texts and calls. */
  readonly steps: number;
}

/** The result of expanding a template. */
export type Expansion = { readonly text: string } | { readonly problem: TemplateProblem };

/** The result of expanding a template, with the facts that its text does not show. */
export interface Evaluation {
  readonly text: string;
  /** The first place that printed `<no value>`. */
  readonly missing: Extent | undefined;
  /** Whether the template is one expression, with white space around it at most. */
  readonly isWhole: boolean;
  /** The value of that expression. */
  readonly whole: TemplateValue;
}

const usual: ExpansionLimits = { depth: 100, output: 10 * 1024 * 1024, steps: 1_000_000 };

/**
 * Expands a template with data, as Go's text/template does. What is not there prints `<no value>`; reading below it is a
 * problem, as is every limit that is passed. Only own properties of the data are seen. Never throws.
 */
export function expandTemplate(
  template: Template,
  data: TemplateValue,
  limits: Partial<ExpansionLimits> = {},
): Expansion {
  const evaluation = evaluateTemplate(template, data, limits);
  return 'problem' in evaluation ? evaluation : { text: evaluation.text };
}

/** Expands a template as `expandTemplate` does, and reports what was missing and the value that the text was printed from. Never throws. */
export function evaluateTemplate(
  template: Template,
  data: TemplateValue,
  limits: Partial<ExpansionLimits> = {},
): Evaluation | { readonly problem: TemplateProblem } {
  return new Expander(template, { ...usual, ...limits }).expand(data);
}

/** How a list of nodes ended: `failed` once there is a problem. */
type Outcome = 'done' | 'break' | 'continue' | 'failed';

class Expander {
  readonly #template: Template;
  readonly #limits: ExpansionLimits;
  #problem: TemplateProblem | undefined;
  #missing: Extent | undefined;
  /** What was printed last. */
  #last: TemplateValue;
  #text = '';
  #steps = 0;
  #depth = 0;
  #dot: TemplateValue;
  #variables: { readonly name: string; value: TemplateValue }[] = [];

  constructor(template: Template, limits: ExpansionLimits) {
    this.#template = template;
    this.#limits = limits;
  }

  expand(data: TemplateValue): Evaluation | { readonly problem: TemplateProblem } {
    this.#dot = data;
    this.#variables = [{ name: '$', value: data }];
    this.#walk(this.#template.body);
    if (this.#problem !== undefined) return { problem: this.#problem };
    const isWhole = isOneExpression(this.#template.body);
    const whole = isWhole ? this.#last : undefined;
    return { text: this.#text, missing: this.#missing, isWhole, whole };
  }

  #fail(message: string, { start, end }: Extent): undefined {
    this.#problem ??= { message, start, end };
    return undefined;
  }

  #walk(nodes: readonly TemplateNode[]): Outcome {
    for (const node of nodes) {
      if (++this.#steps > this.#limits.steps) this.#fail('the template does too much', node);
      if (this.#problem !== undefined) return 'failed';
      const outcome = this.#visit(node);
      if (this.#problem !== undefined) return 'failed';
      if (outcome !== 'done') return outcome;
    }
    return 'done';
  }

  #visit(node: TemplateNode): Outcome {
    switch (node.kind) {
      case 'text':
        this.#print(node.text, node);
        return 'done';
      case 'break':
      case 'continue':
        return node.kind;
      case 'action': {
        const value = this.#pipeline(node.pipeline);
        if (node.pipeline.variables.length > 0) return 'done';
        this.#last = value;
        if (value === null || value === undefined) this.#missing ??= node;
        this.#print(value === null || value === undefined ? '<no value>' : printValue(value), node);
        return 'done';
      }
      case 'template':
        this.#call(node);
        return 'done';
      case 'range':
        return this.#scoped(() => this.#range(node));
      case 'if':
      case 'with':
        return this.#scoped(() => {
          const value = this.#pipeline(node.pipeline);
          if (!isTrue(value)) return this.#walk(node.otherwise);
          return node.kind === 'if' ? this.#walk(node.body) : this.#below(value, node.body);
        });
    }
  }

  #print(text: string, at: Extent): void {
    if (this.#text.length + text.length > this.#limits.output) this.#fail('the result is too long', at);
    else this.#text += text;
  }

  #scoped(work: () => Outcome): Outcome {
    const mark = this.#variables.length;
    const outcome = work();
    this.#variables.length = mark;
    return outcome;
  }

  #below(dot: TemplateValue, nodes: readonly TemplateNode[]): Outcome {
    const outer = this.#dot;
    this.#dot = dot;
    const outcome = this.#scoped(() => this.#walk(nodes));
    this.#dot = outer;
    return outcome;
  }

  #range(node: ControlNode): Outcome {
    const { pipeline, body, otherwise } = node;
    const entries = this.#entries(this.#pipeline(pipeline, false), pipeline);
    if (entries === undefined) return 'failed';
    if (entries.length === 0) return this.#walk(otherwise);
    for (const [key, value] of entries) {
      if (++this.#steps > this.#limits.steps) this.#fail('the template does too much', node);
      const outcome = this.#scoped(() => {
        const [first, second] = pipeline.variables;
        if (first !== undefined) this.#set(first, second === undefined ? value : key, pipeline.declares);
        if (second !== undefined) this.#set(second, value, pipeline.declares);
        return this.#below(value, body);
      });
      if (outcome === 'failed') return outcome;
      if (outcome === 'break') break;
    }
    return 'done';
  }

  /** What a range goes through: the items of a list, the values of an object by sorted key, the numbers below a number. */
  #entries(value: TemplateValue, at: Extent): (readonly [TemplateValue, TemplateValue])[] | undefined {
    if (value === null || value === undefined) return [];
    if (isList(value)) return value.map((entry, index) => [index, entry]);
    if (typeof value === 'object')
      return Object.keys(value)
        .toSorted()
        .map((key) => [key, value[key]]);
    if (typeof value !== 'number' || !Number.isInteger(value))
      return this.#fail(`range cannot go through ${typeOf(value)}`, at);
    if (value > this.#limits.steps) return this.#fail('the template does too much', at);
    return Array.from({ length: Math.max(0, value) }, (_, index) => [index, index]);
  }

  #call(node: TemplateNode & { readonly kind: 'template' }): void {
    const dot = node.pipeline === undefined ? undefined : this.#pipeline(node.pipeline);
    if (this.#depth >= this.#limits.depth) {
      this.#fail('templates call each other too deeply', node);
      return;
    }
    const outer = this.#variables;
    this.#variables = [{ name: '$', value: dot }];
    this.#depth++;
    this.#below(dot, this.#template.definitions.get(node.name) ?? []);
    this.#depth--;
    this.#variables = outer;
  }

  /** `takes` is false where a range gives its variables one item at a time. */
  #pipeline(pipeline: Pipeline, takes = true): TemplateValue {
    let value: TemplateValue;
    for (const [index, command] of pipeline.commands.entries()) {
      value = this.#command(command, index === 0 ? [] : [value]);
      if (this.#problem !== undefined) return undefined;
    }
    if (takes) for (const name of pipeline.variables) this.#set(name, value, pipeline.declares);
    return value;
  }

  #command({ operands }: Command, piped: readonly TemplateValue[]): TemplateValue {
    const [head, ...rest] = operands;
    if (head === undefined) return undefined;
    if (head.kind !== 'function') return this.#operand(head);
    if (++this.#steps > this.#limits.steps) return this.#fail('the template does too much', head);
    if (head.name === 'and' || head.name === 'or') return this.#logic(head.name, rest, piped);
    const values = rest.map((operand) => this.#operand(operand));
    if (this.#problem !== undefined) return undefined;
    const given = [...values, ...piped];
    // A string that is concatenated with itself doubles at each step.
    if (given.reduce<number>((sum, value) => sum + lengthOf(value), 0) > this.#limits.output) {
      return this.#fail('a string is too long', head);
    }
    const result = functions.get(head.name)?.(...given) ?? { error: `there is no function "${head.name}"` };
    return 'error' in result ? this.#fail(result.error, head) : result.value;
  }

  /** The first argument that decides, or the last; those behind it are not looked at. */
  #logic(name: 'and' | 'or', operands: readonly Operand[], piped: readonly TemplateValue[]): TemplateValue {
    let value: TemplateValue;
    for (const operand of operands) {
      value = this.#operand(operand);
      if (this.#problem !== undefined || isTrue(value) === (name === 'or')) return value;
    }
    return piped.length === 0 ? value : piped[0];
  }

  #operand(operand: Operand): TemplateValue {
    switch (operand.kind) {
      case 'dot':
        return this.#dot;
      case 'nil':
        return null;
      case 'literal':
        return operand.value;
      case 'field':
        return this.#fields(this.#dot, operand.path);
      case 'variable':
        return this.#fields(this.#variables.findLast(({ name }) => name === operand.name)?.value, operand.path);
      case 'group':
        return this.#fields(this.#pipeline(operand.pipeline), operand.path);
      case 'function':
        return this.#command({ operands: [operand], start: operand.start, end: operand.end }, []);
    }
  }

  #fields(base: TemplateValue, path: readonly FieldName[]): TemplateValue {
    let value = base;
    for (const field of path) {
      if (this.#problem !== undefined) return undefined;
      if (typeof value !== 'object' || value === null || isList(value)) {
        return this.#fail(`${typeOf(value)} has no field "${field.name}"`, field);
      }
      value = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
    }
    return value;
  }

  #set(name: string, value: TemplateValue, declares: boolean): void {
    const known = declares ? undefined : this.#variables.findLast((variable) => variable.name === name);
    if (known === undefined) this.#variables.push({ name, value });
    else known.value = value;
  }
}

function isOneExpression(body: readonly TemplateNode[]): boolean {
  const [node, ...more] = body.filter((piece) => piece.kind !== 'text' || piece.text.trim() !== '');
  return node?.kind === 'action' && node.pipeline.variables.length === 0 && more.length === 0;
}

function lengthOf(value: TemplateValue): number {
  return typeof value === 'string' ? value.length : 0;
}
