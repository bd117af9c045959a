import { readFileSync } from 'node:fs';
import type { Chart } from 'cdk8s';
import type { Construct } from 'constructs';
import { describe, expect, expectTypeOf, test } from 'vitest';
// By the name of the package, as others import it (package.json, exports).
import * as library from 'svc';
import type {
  CompileOptions,
  CompileResult,
  Diagnostic,
  ExternalInput,
  Origin,
  SourceFile,
  Span,
  TextOptions,
  ValidateOptions,
  ValidateResult,
} from 'svc';
import * as constructs from 'svc/constructs';
import type { LowerChartOptions, MCPGroupProps, MCPServerProps, Named } from 'svc/constructs';
import { kinds } from '../../generated/kinds.ts';
import { sourcesBelow } from '../support/source-files.ts';

const broken: SourceFile = {
  path: 'a.yaml',
  text: 'apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPServer\nmetadata:\n  name: a\nspec:\n  imagee: b:1\n',
};

// A name that leaves these lists breaks its users; one that joins them is a promise.
describe('the surface of the package', () => {
  test('its entry points', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(exports)).toEqual(['.', './constructs', './package.json']);
  });

  test('the values of svc', () => {
    expect(Object.keys(library).toSorted()).toEqual([
      'compile',
      'hasErrors',
      'positionAt',
      'printStream',
      'printYaml',
      'renderText',
      'validate',
    ]);
  });

  test('the values of svc/constructs: a class for each kind, and what goes with them', () => {
    expect(Object.keys(constructs).toSorted()).toEqual(
      [...Object.keys(kinds), 'ChartError', 'lowerChart', 'secretKey'].toSorted(),
    );
  });

  test('the types of svc', () => {
    type Sources = readonly SourceFile[];
    expectTypeOf(library.compile).toEqualTypeOf<
      (sources: Sources, options?: CompileOptions) => Promise<CompileResult>
    >();
    expectTypeOf(library.validate).toEqualTypeOf<
      (sources: Sources, options?: ValidateOptions) => Promise<ValidateResult>
    >();
    expectTypeOf(library.renderText).toEqualTypeOf<
      (diagnostics: readonly Diagnostic[], options: TextOptions) => string
    >();
    expectTypeOf(library.hasErrors).toEqualTypeOf<(diagnostics: readonly Diagnostic[]) => boolean>();
    type PlainObject = Readonly<Record<string, unknown>>;
    expectTypeOf(library.printYaml).toEqualTypeOf<(object: PlainObject) => string>();
    expectTypeOf(library.printStream).toEqualTypeOf<(objects: readonly PlainObject[]) => string>();
    expectTypeOf<SourceFile>().toEqualTypeOf<{
      readonly path: string;
      readonly text: string;
      readonly producer?: string;
      readonly origin?: Origin;
    }>();
    expectTypeOf<Origin>().toEqualTypeOf<{ readonly maker: string; readonly span: Span }>();
    expectTypeOf<ValidateOptions>().toEqualTypeOf<{
      readonly extent?: 'whole' | 'part';
      readonly closed?: boolean;
      readonly namespace?: string;
    }>();
    expectTypeOf<CompileOptions>().toExtend<ValidateOptions>();
    expectTypeOf<CompileOptions['target']>().toEqualTypeOf<'workloads' | 'resources' | 'status' | undefined>();
    expectTypeOf<CompileOptions['image']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<ExternalInput>().toEqualTypeOf<{
      readonly kind: string;
      readonly name: string;
      readonly namespace?: string;
      readonly key?: string;
    }>();
    expectTypeOf<ValidateResult>().toEqualTypeOf<{
      readonly diagnostics: readonly Diagnostic[];
      readonly externals: readonly ExternalInput[];
    }>();
    expectTypeOf<CompileResult['objects']>().toEqualTypeOf<readonly PlainObject[]>();
    expectTypeOf<Diagnostic>().toEqualTypeOf<{
      readonly code: string;
      readonly severity: 'error' | 'warning' | 'info';
      readonly message: string;
      readonly span?: Span;
      readonly source?: SourceFile;
      readonly related: readonly { readonly message: string; readonly span: Span }[];
      readonly hint?: string;
    }>();
  });

  test('the types of svc/constructs', () => {
    expectTypeOf(constructs.lowerChart).toEqualTypeOf<
      (chart: Chart, options?: LowerChartOptions) => Promise<readonly Diagnostic[]>
    >();
    expectTypeOf(constructs.secretKey).toEqualTypeOf<
      (secret: string | Named, key: string) => { readonly name: string; readonly key: string }
    >();
    expectTypeOf<constructs.ChartError['diagnostics']>().toEqualTypeOf<readonly Diagnostic[]>();
    expectTypeOf<ConstructorParameters<typeof constructs.MCPServer>>().toEqualTypeOf<
      [scope: Construct, id: string, props: MCPServerProps]
    >();
    expectTypeOf<MCPServerProps['spec']['groupRef']>().toEqualTypeOf<string | constructs.MCPGroup | undefined>();
    expectTypeOf<constructs.MCPToolConfig>().not.toExtend<constructs.MCPGroup>();
    expectTypeOf<MCPGroupProps['spec']['description']>().toEqualTypeOf<string | undefined>();
  });
});

describe('the functions of the package', () => {
  test('check and compile without options as the command line does', async () => {
    const sources = sourcesBelow('examples/quickstart');
    expect((await library.validate(sources)).diagnostics).toEqual([]);
    const { objects, externals, diagnostics } = await library.compile(sources);
    expect(diagnostics).toEqual([]);
    expect(objects).toHaveLength(8);
    expect(externals).toEqual([{ kind: 'Secret', name: 'weather-api', key: 'token' }]);
    expect(library.printStream(objects)).toContain(`${library.printYaml(objects[1] ?? {})}---\n`);
  });

  test('show a mistake with its place, and make nothing of it', async () => {
    const { objects, diagnostics } = await library.compile([broken]);
    expect(objects).toEqual([]);
    expect(library.hasErrors(diagnostics)).toBe(true);
    expect(library.renderText(diagnostics, { color: false })).toContain('a.yaml:6:3 error[');
    const [{ span } = { span: undefined }] = diagnostics;
    expect(span && library.positionAt(span.source, span.start)).toEqual({ line: 6, column: 3 });
  });

  test('take the options of the command line', async () => {
    const sources = sourcesBelow('examples/quickstart').filter(({ path }) => !path.endsWith('group.yaml'));
    const severities = async (options: ValidateOptions): Promise<string[]> =>
      (await library.validate(sources, options)).diagnostics.map(({ severity }) => severity);
    expect(await severities({})).toEqual(['error']);
    expect(await severities({ extent: 'part' })).toEqual(['warning']);
    expect(await severities({ extent: 'part', closed: true })).toEqual(['warning', 'error']);
    const { objects, externals } = await library.compile(sourcesBelow('examples/quickstart'), {
      namespace: 'tools',
      image: 'example.com/own:1',
    });
    expect(externals).toEqual([{ kind: 'Secret', name: 'weather-api', key: 'token', namespace: 'tools' }]);
    expect(library.printStream(objects)).toContain('image: example.com/own:1');
    const { objects: resources } = await library.compile(sourcesBelow('examples/quickstart'), { target: 'resources' });
    expect(resources.map(({ kind }) => kind)).toEqual(['MCPGroup', 'MCPServer', 'MCPToolConfig']);
  });
});
