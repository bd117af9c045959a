/** A range of the template's text in UTF-16 offsets. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** A name that is looked up in a value: `a` in `.a`. */
export interface FieldName extends Extent {
  readonly name: string;
}

/** One thing that a command is made of. */
export type Operand =
  | (Extent & { readonly kind: 'dot' | 'nil' })
  | (Extent & { readonly kind: 'literal'; readonly value: string | number | boolean })
  | (Extent & { readonly kind: 'field'; readonly path: readonly FieldName[] })
  | (Extent & { readonly kind: 'variable'; readonly name: string; readonly path: readonly FieldName[] })
  | (Extent & { readonly kind: 'function'; readonly name: string })
  | (Extent & { readonly kind: 'group'; readonly pipeline: Pipeline; readonly path: readonly FieldName[] });

/** A value, or a function with its arguments. Never empty. */
export interface Command extends Extent {
  readonly operands: readonly Operand[];
}

/** Commands of which each hands its result to the next as last argument. */
export interface Pipeline extends Extent {
  readonly commands: readonly Command[];
  /** Variables that take the result; two only for range (index and item). */
  readonly variables: readonly string[];
  /** Whether the variables are new (`:=`) or known (`=`). */
  readonly declares: boolean;
}

/** An action that has a body. */
export interface ControlNode extends Extent {
  readonly kind: 'if' | 'with' | 'range';
  readonly pipeline: Pipeline;
  readonly body: readonly TemplateNode[];
  readonly otherwise: readonly TemplateNode[];
}

/** A piece of a template. */
export type TemplateNode =
  | (Extent & { readonly kind: 'text'; readonly text: string })
  | (Extent & { readonly kind: 'action'; readonly pipeline: Pipeline })
  | ControlNode
  | (Extent & { readonly kind: 'break' | 'continue' })
  | (Extent & { readonly kind: 'template'; readonly name: string; readonly pipeline: Pipeline | undefined });

/** A parsed template. */
export interface Template {
  readonly body: readonly TemplateNode[];
  /** What `define` and `block` declare, by name. */
  readonly definitions: ReadonlyMap<string, readonly TemplateNode[]>;
}
