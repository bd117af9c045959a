import { renderText } from '../../runtime/diagnostics/render-text.ts';
import { compileWhole } from './compiled-programs.ts';
import { documentsIn, findingsOf } from './emitted-documents.ts';
import { at, isMap, listAt, textAt, type JsonMap } from './plain-walk.ts';
import { podOf } from './pods.ts';

/** One of our programs as it was compiled. */
export interface EmittedProgram {
  /** Its configuration documents by file name; each was accepted by its own validator. */
  readonly files: Readonly<Record<string, JsonMap>>;
  /** Its variables: the literal value, or `secret/key` for one from a Secret. */
  readonly variables: Readonly<Record<string, string>>;
  /** Every folder that something is mounted at, with the volume. */
  readonly mounts: Readonly<Record<string, JsonMap | undefined>>;
  /** Whether the token of its service account is mounted. */
  readonly hasToken: boolean;
}

/** Compiles `text` as the whole input and returns the program whose Deployment has this name. Throws if there is none. */
export async function emittedProgram(text: string, name: string): Promise<EmittedProgram> {
  const { objects, diagnostics } = await compileWhole([{ path: 'input.yaml', text }]);
  const find = (kind: string): JsonMap | undefined =>
    objects.find((object) => object['kind'] === kind && textAt(object, 'metadata', 'name') === name);
  const [configMap, deployment] = [find('ConfigMap'), find('Deployment')];
  const pod = deployment === undefined ? undefined : podOf(deployment);
  if (configMap === undefined || pod === undefined) {
    throw new Error(`no program ${name}: ${renderText(diagnostics, { color: false })}`);
  }
  const files: Record<string, JsonMap> = {};
  for (const { file, text: content, document } of documentsIn(configMap)) {
    if (document === undefined) throw new Error(`${file} is no document that we know`);
    const findings = await findingsOf(document, content);
    if (findings !== '') throw new Error(`${file}: ${findings}`);
    const value: unknown = JSON.parse(content);
    files[file] = isMap(value) ? value : {};
  }
  const [container] = pod.containers;
  const volumes = new Map(listAt(pod.spec, 'volumes').map((volume) => [textAt(volume, 'name'), volume]));
  return {
    files,
    variables: Object.fromEntries(
      listAt(container, 'env').map((variable) => [textAt(variable, 'name'), valueOf(variable)]),
    ),
    mounts: Object.fromEntries(
      listAt(container, 'volumeMounts').map((mount) => [
        textAt(mount, 'mountPath'),
        volumes.get(textAt(mount, 'name')),
      ]),
    ),
    hasToken: pod.spec['automountServiceAccountToken'] === true,
  };
}

function valueOf(variable: JsonMap): string {
  const secret = at(variable, 'valueFrom', 'secretKeyRef');
  return secret === undefined ? textAt(variable, 'value') : `${textAt(secret, 'name')}/${textAt(secret, 'key')}`;
}
