import { defineDiagnostic } from '../runtime/diagnostics/define.ts';

export const onlyOutput = defineDiagnostic<{ folder: string }>({
  code: 'input/only-output',
  severity: 'error',
  summary: 'Every input was written by a compile into the output folder, so there is nothing to read.',
  message: ({ folder }) => `the inputs hold nothing but what svc compile wrote into ${folder}`,
  hint: () => 'name the folder of the sources',
});
