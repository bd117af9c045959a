import { describe, expect, test } from 'vitest';
import type { Flag } from '../../generated/flags.ts';
import { loadDocument } from '../../generated/load.ts';
import { keyOf, withBooleanWords, workloadFlags } from '../../cli/run/flag-options.ts';
import { flagValueOf } from '../../cli/run/flag-value.ts';

/** A value that a user would write for a flag whose type alone does not determine one. */
const written: Readonly<Record<string, string>> = {
  env: 'A=b=c',
  label: 'team=a',
  secret: 'key,target=KEY',
  volume: '/data:/data:ro',
  publish: '8080:80',
  'otel-headers': 'x-key=v',
  'otel-custom-attributes': 'a=b,c=d',
  'remote-forward-headers': 'X-A=b',
  'remote-forward-headers-secret': 'X-A=b',
  'endpoint-prefix': '/files',
  'oidc-issuer': 'https://login.example.com',
  'oidc-jwks-url': 'https://login.example.com/keys',
  'oidc-introspection-url': 'https://login.example.com/introspect',
  'resource-url': 'https://mcp.example.com',
  'token-exchange-url': 'https://login.example.com/token',
  'remote-auth-issuer': 'https://login.example.com',
  'remote-auth-authorize-url': 'https://login.example.com/a',
  'remote-auth-token-url': 'https://login.example.com/t',
  'remote-auth-resource': 'https://mcp.example.com',
  'remote-auth-timeout': '30s',
  'otel-endpoint': 'https://otel.example.com',
  'otel-sampling-rate': '0.5',
};

function textFor({ name, type, values }: Flag): string {
  return written[name] ?? String(values?.[0] ?? (type === 'int' || type === 'float' ? '8666' : 'x'));
}

describe('every flag of the table', () => {
  test.each(workloadFlags.map((flag) => [flag.name, flag] as const))(
    '--%s gives a value that its field takes',
    async (_, flag) => {
      const given =
        flag.type === 'bool' ? true : ['strings', 'stringArray'].includes(flag.type) ? [textFor(flag)] : textFor(flag);
      const read = flagValueOf(flag, given);
      if ('problem' in read) throw new Error(read.problem);
      const inner = flag.path.reduceRight<unknown>((value, key) => ({ [key]: value }), read.value);
      const { validate } = await loadDocument.run();
      validate(inner);
      const at = `/${flag.path.join('/')}`;
      expect((validate.errors ?? []).filter(({ instancePath }) => instancePath.startsWith(at))).toEqual([]);
    },
  );

  test('has a key of its own', () => {
    const keys = workloadFlags.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

const flagNamed = (name: string): Flag => {
  const flag = workloadFlags.find((each) => each.name === name);
  if (flag === undefined) throw new Error(`there is no --${name}`);
  return flag;
};

test('what a flag holds is kept whole: values with equals signs, empty ones, lists with and without commas', () => {
  expect(flagValueOf(flagNamed('env'), ['A=b=c', 'B='])).toEqual({ value: { A: 'b=c', B: '' } });
  expect(flagValueOf(flagNamed('tools'), ['a, b', 'c'])).toEqual({ value: ['a', 'b', 'c'] });
  expect(flagValueOf(flagNamed('volume'), ['/a,b:/c'])).toEqual({ value: ['/a,b:/c'] });
  expect(flagValueOf(flagNamed('secret'), ['a,target=B'])).toEqual({ value: [{ name: 'a', target: 'B' }] });
});

test('a value that cannot be read is reported with the form to write', () => {
  expect(flagValueOf(flagNamed('env'), ['=b'])).toEqual({ problem: '"=b" has no name before "=": write KEY=VALUE' });
  expect(flagValueOf(flagNamed('proxy-port'), '80x')).toEqual({ problem: '"80x" is not a whole number' });
  expect(flagValueOf(flagNamed('secret'), ['a'])).toHaveProperty('problem');
});

test('booleans are read in the form of Go programs too, and not behind --', () => {
  const words = [
    'run',
    '--foreground',
    '--remote-auth=false',
    '--enable-audit=true',
    '--name=true',
    '--',
    '--remote-auth=true',
  ];
  expect(withBooleanWords(words)).toEqual([
    'run',
    '--foreground',
    '--no-remote-auth',
    '--enable-audit',
    '--name=true',
    '--',
    '--remote-auth=true',
  ]);
});
