import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

export const missingOutput = defineDiagnostic<{ path: string }>({
  code: 'output/missing',
  severity: 'error',
  stage: 'write',
  summary: 'With --check: a file that a compile would write is not in the output folder.',
  message: ({ path }) => `${path} is missing`,
  hint: () => 'compile without --check and commit the result',
});

export const staleOutput = defineDiagnostic<{ path: string }>({
  code: 'output/stale',
  severity: 'error',
  stage: 'write',
  summary: 'With --check: a file of the output folder differs from what a compile would write.',
  message: ({ path }) => `${path} is stale`,
  hint: () =>
    'compile without --check and commit the result; if it was edited by hand, carry the change over to the sources',
});

export const orphanedOutput = defineDiagnostic<{ path: string }>({
  code: 'output/orphaned',
  severity: 'error',
  stage: 'write',
  summary: 'With --check: a file that an earlier compile wrote and this one would remove.',
  message: ({ path }) => `${path} is orphaned: nothing in the sources leads to it anymore`,
  hint: () => 'compile without --check, which removes it',
});

export const foreignOutput = defineDiagnostic<{ path: string }>({
  code: 'output/not-ours',
  severity: 'error',
  stage: 'write',
  summary: 'A file where a compile would write, which no compile wrote.',
  message: ({ path }) => `${path} was not written by svc compile, so it is not overwritten`,
  hint: () => 'move it away or choose another output folder',
});

export const unwritableOutput = defineDiagnostic<{ path: string; reason: string }>({
  code: 'output/unwritable',
  severity: 'error',
  stage: 'write',
  summary: 'The output folder, or something in it, cannot be read or written.',
  message: ({ path, reason }) => `cannot write to ${path}: ${reason}`,
  hint: () => 'nothing was changed; fix that, or choose another output folder',
});
