import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

export const appFailed = defineDiagnostic<{ path: string; how: string }>({
  code: 'app/failed',
  severity: 'error',
  summary: 'A TypeScript app ended with an error before it was done, so that nothing of it is compiled.',
  message: ({ path, how }) => `${path} ${how}`,
  hint: () => 'what the app printed is above; it has to run to its end with `node`',
});

export const appEmpty = defineDiagnostic<{ path: string }>({
  code: 'app/empty',
  severity: 'error',
  summary: 'A TypeScript app made no Kubernetes objects.',
  message: ({ path }) => `${path} made no Kubernetes objects`,
  hint: () => 'make constructs in a Chart of an App of cdk8s; it need not be synthesized',
});

export const constructProblem = defineDiagnostic<{ path: string; message: string }>({
  code: 'app/construct',
  severity: 'error',
  summary: 'A construct of a TypeScript app refuses what it was given, or cannot be printed.',
  message: ({ path, message }) => `${path}: ${message}`,
});
