import { emitApiOperations } from './emit/api/api-operations.ts';
import { emitConstructs } from './emit/types/constructs.ts';
import { emitCrds } from './emit/crds/crds.ts';
import { emitDefaults } from './emit/types/defaults.ts';
import { emitDeprecations } from './emit/tables/deprecations.ts';
import { emitEditorSchemas } from './emit/editor/editor.ts';
import { emitFlags } from './emit/tables/flags.ts';
import { emitKinds } from './emit/tables/kinds.ts';
import { emitKubernetes } from './emit/kubernetes/kubernetes.ts';
import { emitLanguages } from './emit/tables/languages.ts';
import { emitOpenApi } from './emit/api/openapi.ts';
import { emitReference } from './emit/reference/reference.ts';
import { emitReferences } from './emit/tables/references.ts';
import { emitTypes } from './emit/types/authored-types.ts';
import { emitValidators } from './emit/validators/validators.ts';
import type { SchemaSet } from './model/schema-set.ts';
import { readKubernetesScopes } from './read/kubernetes-scopes.ts';
import { readKubernetesTypes } from './read/kubernetes-types.ts';
import type { GeneratedFile } from './write/generated-file.ts';

/** Everything that is generated from the schemas, in memory. Paths are unique; a clash is a bug of the generator and throws. */
export function generate(set: SchemaSet): GeneratedFile[] {
  const files = [
    ...emitTypes(set),
    ...emitDefaults(set),
    ...emitValidators(set),
    ...emitReferences(set),
    ...emitDeprecations(set),
    ...emitLanguages(set),
    ...emitReference(set),
    ...emitKinds(set),
    ...emitCrds(set),
    ...emitConstructs(set),
    ...emitEditorSchemas(set),
    ...emitFlags(set),
    ...emitApiOperations(set),
    ...emitOpenApi(set),
    ...emitKubernetes(readKubernetesTypes(), readKubernetesScopes()),
  ];
  const paths = new Set<string>();
  for (const { path } of files) {
    if (paths.has(path)) throw new Error(`two emitters write generated/${path}`);
    paths.add(path);
  }
  return files;
}
