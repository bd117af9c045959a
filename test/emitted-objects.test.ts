import { beforeAll, describe, expect, test } from 'vitest';
import { hasErrors } from '../runtime/diagnostics/diagnostic.ts';
import { compiledPrograms, isMade, titleOf, type CompiledProgram } from './support/compiled-programs.ts';
import { documentsIn, findingsOf } from './support/emitted-documents.ts';
import { problemsOf } from './support/kubernetes-schema.ts';
import { emptyProblems } from './support/object-problems.ts';
import { at, everyValue, isMap, listAt, textAt, type JsonMap } from './support/plain-walk.ts';
import { mountProblems, needsOf, podOf, restrictedProblems } from './support/pods.ts';
import { secretValuesIn } from './support/secret-values.ts';

let programs: readonly CompiledProgram[] = [];
let made: readonly { readonly program: CompiledProgram; readonly object: JsonMap; readonly title: string }[] = [];

beforeAll(async () => {
  programs = await compiledPrograms();
  made = programs.flatMap((program) =>
    program.result.objects.filter(isMade).map((object) => ({ program, object, title: titleOf(program, object) })),
  );
});

/** Pods of what the compiler made. */
function pods() {
  return made.flatMap(({ object, ...rest }) => {
    const pod = podOf(object);
    return pod === undefined ? [] : [{ ...rest, object, pod }];
  });
}

function isSameNamespace(one: JsonMap, other: JsonMap): boolean {
  return textAt(one, 'metadata', 'namespace') === textAt(other, 'metadata', 'namespace');
}

describe('what is emitted', () => {
  test('there is something to see, of every kind we emit', () => {
    const failed = programs.filter(({ result }) => hasErrors(result.diagnostics)).map(({ name }) => name);
    expect(failed.filter((name) => !name.startsWith('golden/'))).toEqual([]);
    const kinds = new Set(made.map(({ object }) => String(object['kind'])));
    expect(programs.length).toBeGreaterThan(40);
    expect(made.length).toBeGreaterThan(300);
    expect(kinds).toEqual(
      new Set([
        'ConfigMap',
        'Deployment',
        'NetworkPolicy',
        'Role',
        'RoleBinding',
        'Secret',
        'Service',
        'ServiceAccount',
        'StatefulSet',
      ]),
    );
  });

  test('each object fits the Kubernetes schema of its kind', () => {
    expect(made.flatMap(({ object, title }) => problemsOf(object).map((problem) => `${title}: ${problem}`))).toEqual(
      [],
    );
  });

  test('nothing is null, and only what Kubernetes gives a meaning is empty', () => {
    const problems = made.flatMap(({ object, title }) =>
      emptyProblems(object).map((problem) => `${title}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test('names, label values and environment variables are valid', () => {
    const label = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
    const value = /^([A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?)?$/;
    const problems = made.flatMap(({ object, title }) => {
      const pod = podOf(object);
      const names = [
        textAt(object, 'metadata', 'name'),
        ...(pod?.volumes ?? []),
        ...(pod?.containers ?? []).map((container) => textAt(container, 'name')),
      ];
      const labels = [at(object, 'metadata', 'labels'), pod?.labels].flatMap((map) =>
        Object.values(isMap(map) ? map : {}),
      );
      const ports = (pod?.containers ?? [])
        .flatMap((container) => listAt(container, 'ports'))
        .map((port) => textAt(port, 'name'));
      const variables = (pod?.containers ?? []).flatMap((container) =>
        listAt(container, 'env').map((each) => textAt(each, 'name')),
      );
      return [
        ...names.filter((name) => !label.test(name)),
        ...labels.filter((text) => typeof text !== 'string' || !value.test(text)),
        ...ports.filter((name) => name.length > 15 || !label.test(name)),
        ...variables.filter((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)),
      ].map((problem) => `${title}: ${String(problem)}`);
    });
    expect(problems).toEqual([]);
  });

  test('every configuration loads with the loader of its program', async () => {
    const seen = new Map<string, number>();
    const problems: string[] = [];
    for (const { object, title } of made.filter((each) => each.object['kind'] === 'ConfigMap')) {
      for (const { file, text, document } of documentsIn(object)) {
        seen.set(String(document), (seen.get(String(document)) ?? 0) + 1);
        const found =
          document === undefined ? 'a file that no program of ours reads' : await findingsOf(document, text);
        if (found !== '') problems.push(`${title} ${file}: ${found}`);
      }
    }
    expect(problems).toEqual([]);
    expect([...seen.keys()].toSorted()).toEqual(['aggregator', 'auth-server', 'authz', 'registry-server', 'run']);
    expect(seen.get('run')).toBeGreaterThan(40);
    expect(seen.get('aggregator')).toBeGreaterThan(8);
  });

  test('no secret is outside of a Secret', async () => {
    let seen = 0;
    const problems: string[] = [];
    for (const program of programs) {
      const secrets = await secretValuesIn(program.sources);
      seen += secrets.length;
      for (const object of program.result.objects.filter(({ kind }) => kind !== 'Secret')) {
        const texts = everyValue(object).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
        const shown = secrets.filter((secret) => texts.some((text) => text.includes(secret)));
        problems.push(...shown.map((secret) => `${titleOf(program, object)}: ${secret}`));
      }
    }
    expect(problems).toEqual([]);
    expect(seen).toBeGreaterThan(15);
  });

  test('every Service, NetworkPolicy and workload selects pods that are there', () => {
    const selecting = made.filter(
      ({ object }) => at(object, 'spec', 'selector') !== undefined || object['kind'] === 'NetworkPolicy',
    );
    const problems = selecting.filter(({ program, object }) => {
      const selector =
        at(object, 'spec', 'selector', 'matchLabels') ??
        at(object, 'spec', 'podSelector', 'matchLabels') ??
        at(object, 'spec', 'selector');
      const wanted = Object.entries(isMap(selector) ? selector : {});
      const matches = pods().filter(
        (each) =>
          each.program === program &&
          isSameNamespace(each.object, object) &&
          wanted.every(([name, text]) => each.pod.labels[name] === text),
      );
      return wanted.length === 0 || matches.length !== 1;
    });
    expect(problems.map(({ title }) => title)).toEqual([]);
    expect(selecting.length).toBeGreaterThan(150);
  });

  test('every port that a Service names is a port of its pods', () => {
    const services = made.filter(({ object }) => object['kind'] === 'Service');
    const problems = services.filter(({ program, object }) => {
      const selector = at(object, 'spec', 'selector');
      const targets = listAt(object, 'spec', 'ports').map((port) => port['targetPort']);
      const pod = pods().find(
        (each) =>
          each.program === program &&
          isSameNamespace(each.object, object) &&
          Object.entries(isMap(selector) ? selector : {}).every(([name, text]) => each.pod.labels[name] === text),
      );
      const ports = new Set(
        (pod?.pod.containers ?? []).flatMap((container) => listAt(container, 'ports').map((port) => port['name'])),
      );
      return targets.length === 0 || targets.some((target) => !ports.has(target));
    });
    expect(problems.map(({ title }) => title)).toEqual([]);
  });

  test('every mount has its volume, and every volume its mount', () => {
    expect(pods().flatMap(({ pod, title }) => mountProblems(pod).map((problem) => `${title}: ${problem}`))).toEqual([]);
    expect(pods().length).toBeGreaterThan(80);
  });

  test('everything a pod refers to is emitted or listed as external', () => {
    const needs = pods().flatMap(({ pod, ...rest }) => needsOf(pod).map((need) => ({ ...need, ...rest })));
    const problems = needs.filter(({ program, object, kind, name, key }) => {
      const isExternal = program.result.externals.some(
        (external) => external.kind === kind && external.name === name && (key === undefined || external.key === key),
      );
      const target = program.result.objects.find(
        (other) =>
          other['kind'] === kind && textAt(other, 'metadata', 'name') === name && isSameNamespace(other, object),
      );
      const keys = ['data', 'stringData'].flatMap((field) => {
        const map = at(target, field);
        return isMap(map) ? Object.keys(map) : [];
      });
      return !isExternal && (target === undefined || (key !== undefined && !keys.includes(key)));
    });
    expect(problems.map(({ title, kind, name, key }) => `${title}: ${kind} ${name} ${key ?? ''}`)).toEqual([]);
    expect(needs.filter(({ kind }) => kind === 'Secret').length).toBeGreaterThan(60);
    expect(needs.filter(({ kind }) => kind === 'ConfigMap').length).toBeGreaterThan(80);
  });

  test('every pod is restricted, but for the host paths that a server asks for', () => {
    const problems = pods().flatMap(({ pod, program, title }) => {
      const isAskedFor = (problem: string): boolean =>
        problem.endsWith('is hostPath') && program.sources.some(({ text }) => text.includes('hostPath:'));
      return restrictedProblems(pod)
        .filter((problem) => !isAskedFor(problem))
        .map((problem) => `${title}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  test('a service account gets a token only where it has rights or proves who it is', () => {
    const mounting = pods().filter(({ pod }) => pod.spec['automountServiceAccountToken'] !== false);
    expect(mounting.length).toBeGreaterThan(5);
    expect(mounting.length).toBeLessThan(pods().length / 2);
    for (const { title, pod } of pods()) {
      const isSaid = typeof pod.spec['automountServiceAccountToken'] === 'boolean';
      // An account of the author decides for itself; those of the fixtures have names of their own.
      const isEmitted = /^(mcp|vmcp)-/.test(textAt(pod.spec, 'serviceAccountName'));
      expect(isSaid || !isEmitted, title).toBe(true);
    }
  });
});
