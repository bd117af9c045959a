import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compiledPrograms } from '../support/compiled-programs.ts';
import { at, isMap, type JsonMap } from '../support/plain-walk.ts';
import { startControlPlane, type ControlPlane } from './control-plane.ts';
import { isolated, listText, namespaceObjects } from './isolated-objects.ts';
import { controlPlaneParts } from './parts.ts';

const bin = controlPlaneParts();
const programs = (await compiledPrograms()).filter(({ result }) =>
  result.objects.some(({ kind }) => kind === 'ServiceAccount'),
);

describe.skipIf(bin === undefined)('service accounts on a real API server', () => {
  let cluster: ControlPlane;
  beforeAll(async () => {
    // The controllers make the roles that every account has by itself.
    cluster = await startControlPlane(bin ?? '', { controllers: true });
  }, 180_000);
  afterAll(() => cluster?.stop());

  test('there are accounts with rights and accounts without', () => {
    const kinds = programs.flatMap(({ result }) => result.objects.map(({ kind }) => kind));
    expect(kinds.filter((kind) => kind === 'ServiceAccount').length).toBeGreaterThan(50);
    expect(kinds.filter((kind) => kind === 'RoleBinding').length).toBeGreaterThan(5);
  });

  test.each(programs.map((program, index) => ({ name: program.name, program, index })))(
    'those of $name may do what their roles say and nothing else',
    async ({ program, index }) => {
      const { namespaces, objects } = isolated(program.result.objects, `p${index}`);
      const rights = objects.filter(({ kind }) => ['ServiceAccount', 'Role', 'RoleBinding'].includes(String(kind)));
      const { code, stderr } = await cluster.kubectl(
        ['apply', '--server-side', '-f', '-'],
        listText([...namespaceObjects(namespaces), ...rights]),
      );
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      for (const account of rights.filter(({ kind }) => kind === 'ServiceAccount')) {
        for (const namespace of namespaces) {
          const granted = rulesGranted(rights, account, namespace);
          expect(await rulesOf(cluster, account, namespace), nameOf(account)).toEqual(granted);
        }
      }
    },
  );
});

function nameOf(object: JsonMap): string {
  return String(at(object, 'metadata', 'name'));
}

function namespaceOf(object: JsonMap): string {
  return String(at(object, 'metadata', 'namespace'));
}

/** `verb group/resource` of every rule that a manifest grants an account in a namespace. */
function rulesGranted(objects: readonly JsonMap[], account: JsonMap, namespace: string): readonly string[] {
  const bindings = objects.filter(
    (object) =>
      object['kind'] === 'RoleBinding' &&
      namespaceOf(object) === namespace &&
      listOf(object['subjects']).some(
        (subject) =>
          subject['kind'] === 'ServiceAccount' &&
          subject['name'] === nameOf(account) &&
          (subject['namespace'] ?? namespace) === namespaceOf(account),
      ),
  );
  const roles = new Set(bindings.map((binding) => String(at(binding, 'roleRef', 'name'))));
  return wordsOf(
    objects
      .filter((object) => object['kind'] === 'Role' && namespaceOf(object) === namespace && roles.has(nameOf(object)))
      .flatMap((role) => listOf(role['rules'])),
  );
}

/** The same as the server sees it, without what every account may do. */
async function rulesOf({ call }: ControlPlane, account: JsonMap, namespace: string): Promise<readonly string[]> {
  const user = `system:serviceaccount:${namespaceOf(account)}:${nameOf(account)}`;
  const review = {
    apiVersion: 'authorization.k8s.io/v1',
    kind: 'SelfSubjectRulesReview',
    spec: { namespace },
  };
  const { status, body } = await call('POST', '/apis/authorization.k8s.io/v1/selfsubjectrulesreviews', review, user);
  expect(status).toBe(201);
  expect(at(Object(body), 'status', 'incomplete')).toBe(false);
  const everybody = new Set(['authorization.k8s.io', 'authentication.k8s.io']);
  return wordsOf(
    listOf(at(Object(body), 'status', 'resourceRules')).filter(
      ({ apiGroups }) => !(Array.isArray(apiGroups) && apiGroups.every((group) => everybody.has(String(group)))),
    ),
  );
}

function wordsOf(rules: readonly JsonMap[]): readonly string[] {
  const words = rules.flatMap(({ apiGroups, resources, verbs, resourceNames }) =>
    texts(apiGroups).flatMap((group) =>
      texts(resources).flatMap((resource) =>
        texts(verbs).map((verb) => `${verb} ${group}/${resource} ${texts(resourceNames).toSorted().join(',')}`.trim()),
      ),
    ),
  );
  return [...new Set(words)].toSorted();
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function listOf(value: unknown): JsonMap[] {
  return Array.isArray(value) ? value.filter(isMap) : [];
}
