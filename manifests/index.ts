// What `import … from 'svc'` gives. test/package/surface.test.ts pins the names: taking one away breaks whoever uses it.
export {
  compile,
  validate,
  type CompileOptions,
  type CompileResult,
  type ExternalInput,
  type ValidateOptions,
  type ValidateResult,
} from './library.ts';
export type { ServerSettings } from './lower/server-defaults.ts';
export { printStream, printYaml } from './synth/print.ts';
export { hasErrors, type Diagnostic, type RelatedPlace, type Severity } from '../runtime/diagnostics/diagnostic.ts';
export { renderText, type TextOptions } from '../runtime/diagnostics/render-text.ts';
export { positionAt, type Origin, type Position, type SourceFile, type Span } from '../runtime/diagnostics/span.ts';
