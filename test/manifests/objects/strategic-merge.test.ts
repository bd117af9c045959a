import { expect, test } from 'vitest';
import { strategicMerge } from '../../../manifests/objects/strategic-merge.ts';

function parsed(text: string): Readonly<Record<string, unknown>> {
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

test('keys that an object inherits are keys like any other', () => {
  const merged = strategicMerge({ a: 1 }, parsed('{ "__proto__": { "b": 2 }, "constructor": [{ "c": 3 }] }'));
  expect(JSON.stringify(merged)).toBe('{"a":1,"__proto__":{"b":2},"constructor":[{"c":3}]}');
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
});

test('a string under such a key is kept, and null removes it', () => {
  const merged = strategicMerge({}, parsed('{ "labels": { "__proto__": "x" } }'));
  expect(JSON.stringify(merged)).toBe('{"labels":{"__proto__":"x"}}');
  expect(JSON.stringify(strategicMerge(merged, parsed('{ "labels": { "__proto__": null } }')))).toBe('{"labels":{}}');
});

test('a map is deleted as a whole where it says so', () => {
  const base = { securityContext: { fsGroup: 1 }, other: 1 };
  expect(strategicMerge(base, { securityContext: { $patch: 'delete' } })).toEqual({ other: 1 });
  expect(strategicMerge({}, { securityContext: { $patch: 'delete' } })).toEqual({});
});

test('ports with different protocols are different ports', () => {
  const base = { ports: [{ name: 'dns', containerPort: 53 }] };
  const patch = { ports: [{ containerPort: 53, protocol: 'UDP' }] };
  expect(strategicMerge(base, patch)).toEqual({ ports: [...base.ports, ...patch.ports] });
  expect(strategicMerge(base, { ports: [{ containerPort: 53, protocol: 'TCP' }] })).toEqual({
    ports: [{ name: 'dns', containerPort: 53, protocol: 'TCP' }],
  });
});

test('the written handler of a probe takes the place of the generated one, and the timing stays', () => {
  const base = { readinessProbe: { tcpSocket: { port: 'mcp' }, periodSeconds: 5 } };
  const httpGet = { path: '/ready', port: 'mcp' };
  expect(strategicMerge(base, { readinessProbe: { httpGet } })).toEqual({
    readinessProbe: { httpGet, periodSeconds: 5 },
  });
  expect(strategicMerge(base, { readinessProbe: { tcpSocket: { port: 80 }, exec: null } })).toEqual({
    readinessProbe: { tcpSocket: { port: 80 }, periodSeconds: 5 },
  });
  expect(strategicMerge(base, { readinessProbe: { periodSeconds: 9 } })).toEqual({
    readinessProbe: { tcpSocket: { port: 'mcp' }, periodSeconds: 9 },
  });
});

test('a written variable takes the place of the generated one, whatever it came from', () => {
  const base = {
    env: [
      { name: 'A', value: 'x' },
      { name: 'B', value: 'y' },
    ],
  };
  const valueFrom = { fieldRef: { fieldPath: 'spec.nodeName' } };
  expect(strategicMerge(base, { env: [{ name: 'A', value: null, valueFrom }] })).toEqual({
    env: [
      { name: 'A', valueFrom },
      { name: 'B', value: 'y' },
    ],
  });
});
