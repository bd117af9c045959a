import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

export const onlyOutput = defineDiagnostic<{ inputs: readonly string[] }>({
  code: 'input/only-output',
  severity: 'error',
  summary: 'The folders named hold nothing but files that a compile wrote, which are not read back.',
  message: ({ inputs }) =>
    `${inputs.join(', ')} ${inputs.length === 1 ? 'holds' : 'hold'} nothing but what svc compile wrote`,
  hint: () => 'name the folder of the sources; a compiled file is read when it is named itself',
});

/** Most names in one message. */
const shownNames = 5;

function namesOf(paths: readonly string[]): string {
  const rest = paths.length > shownNames ? ` and ${paths.length - shownNames} more` : '';
  return paths.slice(0, shownNames).join(', ') + rest;
}

export const foreignJson = defineDiagnostic<{ paths: readonly string[] }>({
  code: 'input/foreign-json',
  severity: 'info',
  summary: 'Files of a folder that are neither resources nor configuration documents. They are left out.',
  message: ({ paths }) =>
    `left out, since ${paths.length === 1 ? 'it is not a resource' : 'they are not resources'}: ${namesOf(paths)}`,
});

export const helmChart = defineDiagnostic<{ paths: readonly string[] }>({
  code: 'input/helm-chart',
  severity: 'info',
  summary: 'Folders with a Helm chart. Its files are templates and values of them, so they are left out.',
  message: ({ paths }) =>
    `left out, since ${paths.length === 1 ? 'it is a Helm chart' : 'they are Helm charts'}: ${namesOf(paths)}`,
  hint: () => 'to check what a chart renders: helm template <chart> | svc validate -',
});

export const kustomizePatch = defineDiagnostic<{ paths: readonly string[] }>({
  code: 'input/kustomize-patch',
  severity: 'info',
  summary:
    'Files of a folder that a kustomization applies as patches. A patch is a part of a resource, so it is left out.',
  message: ({ paths }) =>
    `left out, since ${paths.length === 1 ? 'it is a patch' : 'they are patches'} of a kustomization: ${namesOf(paths)}`,
  hint: () => 'to check the result of the patches: kubectl kustomize <folder> | svc validate -',
});

export const kustomization = defineDiagnostic<object>({
  code: 'input/kustomization',
  severity: 'info',
  summary: 'A kustomization among the inputs. It lists resources and is not one itself, so it is left out.',
  message: () => 'left out, since it is a kustomization, which lists resources',
  hint: () => 'to check what it makes: kubectl kustomize <folder> | svc validate -',
});

export const noResources = defineDiagnostic<{ folder: string | undefined }>({
  code: 'input/no-resources',
  severity: 'error',
  summary:
    'An input without any resource: there is nothing to check, and an output folder filled from it would lose its files.',
  message: ({ folder }) =>
    folder === undefined ? 'the input holds no resource' : `the input holds no resource, so ${folder} is left as it is`,
  hint: ({ folder }) =>
    folder === undefined
      ? 'name files or folders with resources, each with apiVersion and kind'
      : `look at what was named or piped; to empty the folder, delete ${folder}`,
});
