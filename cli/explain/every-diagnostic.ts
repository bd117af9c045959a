import { declaredDiagnostics, type DiagnosticFactory } from '../../runtime/diagnostics/define.ts';

/** The diagnostics of the whole program, by code. */
type EveryDiagnostic = ReadonlyMap<string, DiagnosticFactory<never>>;

let loaded: Promise<EveryDiagnostic> | undefined;

/** Loads every module that declares a diagnostic (a test compares with the files) and gives all of them. */
export function everyDiagnostic(): Promise<EveryDiagnostic> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<EveryDiagnostic> {
  await Promise.all([
    import('../../runtime/config/input/input-diagnostics.ts'),
    import('../../runtime/config/yaml/json-diagnostics.ts'),
    import('../../runtime/config/yaml/nested-diagnostics.ts'),
    import('../../runtime/config/schema/schema-diagnostics.ts'),
    import('../../runtime/config/yaml/yaml-diagnostics.ts'),
    import('../../runtime/diagnostics/ignore-diagnostics.ts'),
    import('../../runtime/diagnostics/limit-diagnostics.ts'),
    import('../../manifests/program/link-diagnostics.ts'),
    import('../../manifests/program/load-diagnostics.ts'),
    import('../../manifests/check/lower-diagnostics.ts'),
    // Each rule declares what it reports.
    import('../../manifests/check/every-rule.ts').then(({ rules }) => Promise.all(rules.map((rule) => rule.load()))),
    import('../../manifests/documents/document-rules.ts'),
    import('../app/diagnostics.ts'),
    import('../documents/named-catalogs.ts'),
    import('../documents/named-files.ts'),
    import('../inputs/input-diagnostics.ts'),
    import('../project-file/diagnostics.ts'),
    import('../../manifests/synth/write-diagnostics.ts'),
    import('../../manifests/plan/plan-diagnostics.ts'),
    import('../compile/diagnostics.ts'),
    import('../plan/diagnostics.ts'),
    import('../registry/provider-files.ts'),
  ]);
  return declaredDiagnostics();
}
