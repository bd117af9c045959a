import { defineDiagnostic } from '../runtime/diagnostics/define.ts';

export const onlyOutput = defineDiagnostic<{ inputs: readonly string[] }>({
  code: 'input/only-output',
  severity: 'error',
  summary: 'The folders named hold nothing but files that a compile wrote, which are not read back.',
  message: ({ inputs }) =>
    `${inputs.join(', ')} ${inputs.length === 1 ? 'holds' : 'hold'} nothing but what svc compile wrote`,
  hint: () => 'name the folder of the sources; a compiled file is read when it is named itself',
});
