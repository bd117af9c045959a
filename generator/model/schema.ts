/** The schema dialect as types: what `schemas/dialect.json` admits, after it has been checked. */
export interface Schema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Schema;
  readonly propertyNames?: {
    readonly pattern?: string;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly 'x-form'?: string;
  };
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly 'x-kind'?: KindDeclaration;
  readonly 'x-document'?: { readonly name: string; readonly format?: 'yaml' | 'json' };
  readonly 'x-ref'?: ReferenceDeclaration;
  readonly 'x-rule'?: readonly RuleDeclaration[];
  readonly 'x-list'?: { readonly type: 'map' | 'set' | 'atomic'; readonly keys?: readonly string[] };
  readonly 'x-language'?: string;
  readonly 'x-form'?: string;
  readonly 'x-secret'?: true;
  readonly 'x-deprecated'?: Deprecation;
  readonly 'x-default-derived'?: string;
  readonly 'x-minimum-duration'?: string;
  readonly 'x-flag'?: FlagDeclaration;
  readonly 'x-preserve'?: true;
  readonly 'x-unspecified'?: string;
}

export interface Deprecation {
  readonly since?: string;
  readonly removal?: string;
  readonly replacement: string;
  readonly values?: readonly string[];
}

export interface PrinterColumn {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'boolean' | 'date';
  readonly jsonPath: string;
  readonly priority?: number;
  readonly description?: string;
}

export interface KindDeclaration {
  readonly plural: string;
  readonly shortNames: readonly string[];
  readonly printerColumns: readonly PrinterColumn[];
}

export interface ReferenceDeclaration {
  readonly kind: string;
  readonly key?: string;
  readonly when?: Readonly<Record<string, string>>;
  readonly where?: Readonly<Record<string, string>>;
  readonly optional?: boolean;
}

export interface FlagDeclaration {
  readonly name: string;
  readonly shorthand?: string;
  readonly type: 'string' | 'int' | 'float' | 'bool' | 'duration' | 'stringArray' | 'strings';
}

/** Dotted path to what has to hold there: presence, absence, a value or one of several. */
export type ConditionsDeclaration = Readonly<Record<string, boolean | string | number | readonly (string | number)[]>>;

export type RuleDeclaration =
  | { readonly exactlyOneOf: readonly string[] }
  | { readonly atLeastOneOf: readonly string[]; readonly filled?: true }
  | { readonly atMostOneOf: readonly string[] }
  | {
      readonly discriminator: {
        readonly property: string;
        readonly mapping: Readonly<Record<string, string | null>>;
        readonly optional?: true;
      };
    }
  | {
      readonly requires: {
        readonly if: ConditionsDeclaration;
        readonly then: ConditionsDeclaration;
        readonly message: string;
      };
    };
