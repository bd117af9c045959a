import { describe, expect, test } from 'vitest';
import { resource, validateTexts } from '../../support/validated.ts';

const server = resource('MCPServer', 'a', '  image: example.com/a\n  groupRef: tools');
const group = resource('MCPGroup', 'tools', '  description: Tools');
const withSecret = resource('MCPServer', 'a', '  image: example.com/a\n  secrets:\n    - name: api\n      key: token');

describe('the extent of the input', () => {
  test('in a whole, a reference that leads nowhere is an error', async () => {
    const { found, diagnostics } = await validateTexts({ 'a.yaml': server });
    expect(found).toEqual(['a.yaml:7:13 link/missing-target']);
    expect(diagnostics[0]?.severity).toBe('error');
  });

  test('in a part, it is a warning that says so', async () => {
    const { found, diagnostics } = await validateTexts({ 'a.yaml': server }, { extent: 'part' });
    expect(found).toEqual(['a.yaml:7:13 link/not-in-part']);
    expect(diagnostics[0]?.severity).toBe('warning');
    expect(diagnostics[0]?.hint).toContain('--whole');
  });

  test('the target may be in another file, before or after', async () => {
    expect((await validateTexts({ 'a.yaml': server, 'b.yaml': group })).found).toEqual([]);
    expect((await validateTexts({ 'b.yaml': group, 'a.yaml': server })).found).toEqual([]);
  });

  test('in a part, a name that belongs to another kind is wrong all the same', async () => {
    const other = resource('MCPToolConfig', 'tools', '  toolsFilter: [x]');
    const { found } = await validateTexts({ 'a.yaml': server, 'b.yaml': other }, { extent: 'part' });
    expect(found).toEqual(['a.yaml:7:13 link/wrong-kind']);
  });
});

describe('what the cluster provides', () => {
  test('a Secret that is not in the input is listed as external', async () => {
    const { found, externals } = await validateTexts({ 'a.yaml': withSecret });
    expect(found).toEqual([]);
    expect(externals.map(({ kind, name, key, path }) => ({ kind, name, key, path }))).toEqual([
      { kind: 'Secret', name: 'api', key: 'token', path: ['spec', 'secrets', 0, 'name'] },
    ]);
  });

  test('an object of another API group is not what a reference means, whatever the order', async () => {
    const other = 'apiVersion: x.example.com/v1\nkind: Secret\nmetadata:\n  name: api\nspec: {}\n';
    const own = 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: api\nstringData:\n  token: x\n';
    const found = async (...texts: readonly string[]): Promise<readonly string[]> =>
      (await validateTexts(Object.fromEntries(texts.map((text, index) => [`${index}.yaml`, text])), { closed: true }))
        .found;
    expect(await found(withSecret, other)).toEqual(['0.yaml:8:13 link/external']);
    expect(await found(withSecret, other, own)).toEqual([]);
    expect(await found(withSecret, own, other)).toEqual([]);
  });

  test('a Secret that is not in the input is an error if the input is closed', async () => {
    const { found } = await validateTexts({ 'a.yaml': withSecret }, { closed: true });
    expect(found).toEqual(['a.yaml:8:13 link/external']);
  });

  test('the account that a pod runs under is external too, unless every namespace has it', async () => {
    const text = (account: string) =>
      resource('MCPServer', 'a', `  image: example.com/a\n  serviceAccount: ${account}`);
    const { found, externals } = await validateTexts({ 'a.yaml': text('runner') }, { closed: true });
    expect(found).toEqual(['a.yaml:7:19 link/external']);
    expect(externals.map(({ kind }) => kind)).toEqual(['ServiceAccount']);
    const account = 'apiVersion: v1\nkind: ServiceAccount\nmetadata:\n  name: runner\n';
    expect((await validateTexts({ 'a.yaml': text('runner'), 'b.yaml': account }, { closed: true })).found).toEqual([]);
    expect((await validateTexts({ 'a.yaml': text('default') }, { closed: true })).found).toEqual([]);
  });

  test('an account whose tokens are accepted may be absent, and may be in another namespace', async () => {
    const text = resource(
      'MCPOIDCConfig',
      'a',
      '  type: kubernetesServiceAccount\n  kubernetesServiceAccount: { serviceAccount: client, namespace: other }',
    );
    const { externals, diagnostics } = await validateTexts({ 'a.yaml': text }, { closed: true });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(externals.map(({ kind, namespace, name }) => `${kind} ${namespace ?? ''}/${name}`)).toEqual([
      'ServiceAccount other/client',
    ]);
  });

  test('the hint has a name that is near, or the namespace where the name is', async () => {
    const secret = (name: string, namespace: string) =>
      `apiVersion: v1\nkind: Secret\nmetadata:\n  name: ${name}\n  namespace: ${namespace}\nstringData:\n  token: x\n`;
    const hintWith = async (other: string) => {
      const options = { closed: true, namespace: 'here' };
      const { diagnostics } = await validateTexts({ 'a.yaml': withSecret, 'b.yaml': other }, options);
      return diagnostics.map(({ code, hint }) => `${code}: ${hint ?? ''}`);
    };
    expect(await hintWith(secret('apis', 'here'))).toEqual(['link/external: did you mean "apis"?']);
    expect(await hintWith(secret('api', 'there'))).toEqual([
      'link/external: there is one in namespace "there", but references stay inside a namespace: give both the same',
    ]);
  });

  test('a missing profile is reported once', async () => {
    const text = resource(
      'MCPServer',
      'a',
      '  image: example.com/a\n  permissionProfile:\n    type: configmap\n    name: mine\n    key: profile.json',
    );
    expect((await validateTexts({ 'a.yaml': text }, { closed: true })).found).toEqual(['a.yaml:9:11 link/external']);
    expect((await validateTexts({ 'a.yaml': text })).found).toEqual(['a.yaml:9:11 permission/profile-not-in-input']);
  });

  test('volumes name claims, and keys of what they hold', async () => {
    const text = (optional: string) =>
      resource(
        'MCPServer',
        'a',
        `  image: example.com/a
  podTemplateSpec:
    spec:
      containers:
        - name: mcp
          volumeMounts:
            - { name: data, mountPath: /data }
            - { name: settings, mountPath: /settings }
      volumes:
        - name: data
          persistentVolumeClaim: { claimName: disk }
        - name: settings
          configMap:
            name: settings
            items: [{ key: level, path: level }]${optional}`,
      );
    const settings = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: settings\ndata:\n  levels: a\n';
    const { found, externals } = await validateTexts({ 'a.yaml': text(''), 'b.yaml': settings });
    expect(found).toEqual(['a.yaml:20:28 link/missing-key']);
    expect(externals.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['PersistentVolumeClaim disk']);
    const optional = await validateTexts({ 'a.yaml': text('\n            optional: true'), 'b.yaml': settings });
    expect(optional.found).toEqual([]);
  });

  test.each(['data', 'stringData'])('keys of a Secret are looked for in %s', async (field) => {
    const secret = `apiVersion: v1\nkind: Secret\nmetadata:\n  name: api\n${field}:\n  tokens: dmFsdWU=\n`;
    const { found, diagnostics } = await validateTexts({ 'a.yaml': withSecret, 'b.yaml': secret }, { closed: true });
    expect(found).toEqual(['a.yaml:9:12 link/missing-key']);
    expect(diagnostics[0]?.hint).toBe('did you mean "tokens"?');
  });

  test('a reference that does not apply to the chosen type is ignored', async () => {
    const profile = (type: string) =>
      resource('MCPServer', 'a', `  image: example.com/a\n  permissionProfile:\n    ${type}\n    name: network`);
    const { externals } = await validateTexts({ 'a.yaml': profile('type: builtin') });
    expect(externals).toEqual([]);
    const { externals: listed } = await validateTexts({ 'a.yaml': profile('type: configmap\n    key: profile.json') });
    expect(listed.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['ConfigMap network']);
  });

  test('what pods name below a podTemplateSpec counts too', async () => {
    const text = resource(
      'MCPServer',
      'a',
      `  image: example.com/a
  podTemplateSpec:
    spec:
      containers:
        - name: mcp
          env:
            - name: TOKEN
              valueFrom:
                secretKeyRef: { name: api, key: token }
            - name: LEVEL
              valueFrom:
                configMapKeyRef: { name: levels, key: level, optional: true }
          envFrom:
            - configMapRef: { name: settings }
          volumeMounts:
            - { name: models, mountPath: /models }
      volumes:
        - name: models
          projected:
            sources:
              - secret: { name: models }`,
    );
    const { externals } = await validateTexts({ 'a.yaml': text });
    expect(externals.map(({ kind, name, key }) => `${kind} ${name} ${key ?? ''}`.trim()).toSorted()).toEqual([
      'ConfigMap levels level',
      'ConfigMap settings',
      'Secret api token',
      'Secret models',
    ]);
    const { found } = await validateTexts({ 'a.yaml': text }, { closed: true });
    expect(found).toEqual(['a.yaml:14:39 link/external', 'a.yaml:19:37 link/external', 'a.yaml:26:33 link/external']);
  });
});

describe('namespaces', () => {
  test('a reference stays in its namespace, and the hint names where the target is', async () => {
    const { found, diagnostics } = await validateTexts({
      'a.yaml': resource('MCPServer', 'a', '  image: example.com/a\n  groupRef: tools', 'one'),
      'b.yaml': resource('MCPGroup', 'tools', '  description: Tools', 'two'),
    });
    expect(found).toEqual(['a.yaml:8:13 link/missing-target']);
    expect(diagnostics[0]?.hint).toContain('"two"');
  });

  test('the namespace of the options is that of resources that say none', async () => {
    const texts = { 'a.yaml': server, 'b.yaml': resource('MCPGroup', 'tools', '  description: Tools', 'one') };
    expect((await validateTexts(texts)).found).toEqual(['a.yaml:7:13 link/missing-target']);
    expect((await validateTexts(texts, { namespace: 'one' })).found).toEqual([]);
  });

  test('one name in two namespaces is two resources', async () => {
    const both = ['one', 'two'].map((namespace) => resource('MCPGroup', 'tools', '  description: Tools', namespace));
    const { found, passed } = await validateTexts({ 'a.yaml': both.join('---\n') });
    expect(found).toEqual([]);
    expect(passed).toEqual(['MCPGroup one/tools', 'MCPGroup two/tools']);
  });

  test('a Secret of another namespace is not the one that is meant', async () => {
    const secret =
      'apiVersion: v1\nkind: Secret\nmetadata:\n  name: api\n  namespace: other\nstringData:\n  token: x\n';
    const { externals } = await validateTexts({ 'a.yaml': withSecret, 'b.yaml': secret });
    expect(externals.map(({ name }) => name)).toEqual(['api']);
  });
});

describe('one mistake is reported once', () => {
  test('a reference to a document with errors is unknown, not missing', async () => {
    const broken = resource('MCPGroup', 'tools', '  descripton: Tools');
    const { found } = await validateTexts({ 'a.yaml': server, 'b.yaml': broken });
    expect(found).toEqual(['b.yaml:6:3 schema/unknown-key']);
  });

  test('a reference to a document with an invalid name is unknown, not missing', async () => {
    const nameless = group.replace('name: tools', 'name: [tools]');
    expect((await validateTexts({ 'a.yaml': server, 'b.yaml': nameless })).found).toEqual([
      'b.yaml:4:9 schema/wrong-type',
    ]);
  });

  test('the references of a document with errors are followed, and its name counts', async () => {
    const broken = resource('MCPServer', 'a', '  image: 3\n  groupRef: nowhere\n  toolConfigRef: { name: 3 }');
    expect((await validateTexts({ 'a.yaml': broken, 'b.yaml': broken })).found).toEqual([
      'a.yaml:6:10 schema/wrong-type',
      'a.yaml:7:13 link/missing-target',
      'a.yaml:8:26 schema/wrong-type',
      'b.yaml:4:9 document/duplicate',
      'b.yaml:6:10 schema/wrong-type',
      'b.yaml:7:13 link/missing-target',
      'b.yaml:8:26 schema/wrong-type',
    ]);
    const twice = resource('MCPServer', 'a', '  image: x\n  image: example.com/a\n  groupRef: nowhere\n  audit: 1');
    expect((await validateTexts({ 'a.yaml': twice })).found).toEqual([
      'a.yaml:7:3 yaml/duplicate-key',
      'a.yaml:8:13 link/missing-target',
      'a.yaml:9:10 schema/wrong-type',
    ]);
  });

  test('but not those below a key that has to go', async () => {
    const text = resource(
      'MCPExternalAuthConfig',
      'a',
      '  type: unauthenticated\n  bearerToken: { tokenSecretRef: { name: api, key: token } }',
    );
    expect((await validateTexts({ 'a.yaml': text }, { closed: true })).found).toEqual([
      'a.yaml:7:3 schema/foreign-for-type',
    ]);
  });

  test.each([
    ['whose YAML is broken', `${group}  another: [`, 'b.yaml:7:12 yaml/syntax'],
    ['of a misspelled kind', group.replace('MCPGroup', 'MCPGruop'), 'b.yaml:2:7 document/unknown-kind'],
    ['of another version', group.replace('v1alpha1', 'v1'), 'b.yaml:1:13 document/wrong-api-version'],
  ])('whatever seems to be missing may be in a document %s', async (_what, broken, finding) => {
    const { found } = await validateTexts({ 'a.yaml': server, 'b.yaml': broken }, { closed: true });
    expect(found).toEqual([finding]);
  });

  test('every reference of every list item is followed', async () => {
    const text = resource(
      'VirtualMCPServer',
      'v',
      `  incomingAuth:
    type: anonymous
  config:
    groupRef: tools
    compositeToolRefs:
      - name: one
      - name: two
  outgoingAuth:
    backends:
      b:
        type: externalAuthConfigRef
        externalAuthConfigRef:
          name: three`,
    );
    const { found } = await validateTexts({ 'a.yaml': `${group}---\n${text}` });
    expect(found.filter((line) => line.endsWith('link/missing-target'))).toEqual([
      'a.yaml:18:15 link/missing-target',
      'a.yaml:19:15 link/missing-target',
      'a.yaml:25:17 link/missing-target',
    ]);
  });
});
