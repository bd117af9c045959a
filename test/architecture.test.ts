import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Rooms and what each may import (design: arrows). A room is the longest prefix that matches a path. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  generator: ['runtime/diagnostics'],
  generated: [],
  'runtime/diagnostics': [],
  'runtime/language': ['runtime/diagnostics', 'generated'],
  'runtime/config': ['runtime/diagnostics', 'runtime/language', 'generated'],
  'runtime/observe': ['runtime/diagnostics', 'runtime/config', 'runtime/language', 'generated'],
  'runtime/http': ['runtime/diagnostics', 'runtime/config', 'runtime/language', 'runtime/observe', 'generated'],
  'runtime/identity': ['runtime/diagnostics', 'runtime/config', 'runtime/language', 'runtime/http', 'generated'],
  'runtime/storage': ['runtime/diagnostics', 'runtime/config', 'runtime/language', 'generated'],
  'runtime/outgoing': ['runtime/diagnostics', 'runtime/config', 'runtime/http', 'runtime/identity', 'generated'],
  'runtime/policy': [
    'runtime/diagnostics',
    'runtime/config',
    'runtime/language',
    'runtime/observe',
    'runtime/http',
    'runtime/identity',
    'generated',
  ],
  'runtime/page': ['runtime/diagnostics', 'runtime/http', 'runtime/identity', 'generated'],
  'runtime/schedule': [],
  'runtime/cluster': ['runtime/config', 'runtime/schedule'],
  'runtime/workflow/model': ['runtime/language', 'generated'],
  'runtime/workflow': ['runtime/diagnostics', 'runtime/language', 'runtime/workflow/model', 'generated'],
  'runtime/search': ['runtime/http'],
  'runtime/resources': ['runtime/config', 'generated'],
  'runtime/registry': [
    'runtime/diagnostics',
    'runtime/config',
    'runtime/language',
    'runtime/observe',
    'runtime/http',
    'runtime/identity',
    'runtime/storage',
    'runtime/policy',
    'runtime/schedule',
    'runtime/cluster',
    'runtime/page',
    'generated',
  ],
  'runtime/mcp': [
    'runtime/diagnostics',
    'runtime/config',
    'runtime/language',
    'runtime/observe',
    'runtime/http',
    'runtime/identity',
    'runtime/storage',
    'runtime/cluster',
    'generated',
  ],
  'runtime/not-yet': [],
  'runtime/aggregation': ['generated'],
  'runtime/endpoint': [
    'runtime/diagnostics',
    'runtime/config',
    'runtime/language',
    'runtime/observe',
    'runtime/http',
    'runtime/identity',
    'runtime/storage',
    'runtime/policy',
    'runtime/mcp',
    'generated',
  ],
  'runtime/proxy': [
    'runtime/diagnostics',
    'runtime/config',
    'runtime/language',
    'runtime/observe',
    'runtime/http',
    'runtime/identity',
    'runtime/storage',
    'runtime/policy',
    'runtime/outgoing',
    'runtime/not-yet',
    'runtime/mcp',
    'runtime/endpoint',
    'generated',
  ],
  'runtime/aggregator': [
    'runtime/diagnostics',
    'runtime/config',
    'runtime/language',
    'runtime/observe',
    'runtime/http',
    'runtime/identity',
    'runtime/storage',
    'runtime/policy',
    'runtime/outgoing',
    'runtime/cluster',
    'runtime/not-yet',
    'runtime/mcp',
    'runtime/aggregation',
    'runtime/resources',
    'runtime/schedule',
    'runtime/search',
    'runtime/workflow',
    'runtime/workflow/model',
    'runtime/page',
    'runtime/endpoint',
    'generated',
  ],
  manifests: [
    'runtime/diagnostics',
    'runtime/config',
    'runtime/language',
    'runtime/not-yet',
    'runtime/workflow/model',
    // What a resource becomes is decided once, too: for what is written down as for what is discovered.
    'runtime/resources',
    // What tools clients see is decided once: by the plan as by the server.
    'runtime/aggregation',
    'generated',
  ],
  // The one program that holds another: what it runs, it runs behind the proxy.
  'runtime/run': [
    'runtime/diagnostics',
    'runtime/config',
    'runtime/observe',
    'runtime/http',
    'runtime/identity',
    'runtime/storage',
    'runtime/mcp',
    'runtime/endpoint',
    'runtime/proxy',
    'generated',
  ],
  cli: [
    'generator',
    'generated',
    'runtime/diagnostics',
    'runtime/config',
    'runtime/language',
    'runtime/observe',
    'runtime/http',
    'runtime/identity',
    'runtime/storage',
    'runtime/registry',
    'runtime/mcp',
    'runtime/endpoint',
    'runtime/proxy',
    'runtime/run',
    'runtime/not-yet',
    'runtime/aggregator',
    'manifests',
  ],
};

/** npm packages and the only rooms that may import them. */
const packages: Readonly<Record<string, readonly string[]>> = {
  // An app brings its own cdk8s; what records it knows the types.
  cdk8s: ['manifests', 'generated/constructs', 'cli/app'],
  constructs: ['manifests', 'generated/constructs', 'cli/app'],
  'cdk8s-plus-28': ['generated/constructs', 'manifests'],
  '@dagrejs/dagre': ['manifests/plan/diagram'],
  'ts-morph': ['generator'],
  'json-schema-to-typescript': ['generator'],
  ajv: ['generator', 'runtime/language'],
  yaml: ['runtime/config', 'generator'],
  'js-yaml': ['runtime/config', 'manifests/synth', 'generator'],
  tinyglobby: ['runtime/config'],
  'fastest-levenshtein': ['runtime/config'],
  commander: ['cli'],
  '@cedar-policy/cedar-wasm': ['runtime/language', 'runtime/policy'],
  ioredis: ['runtime/storage'],
  rfc6902: ['runtime/policy'],
  '@marcbachmann/cel-js': ['runtime/language'],
  re2js: ['runtime/language'],
  fastify: ['runtime/http', 'runtime/registry'],
  jose: ['runtime/identity'],
  oauth4webapi: ['runtime/identity'],
  undici: ['runtime/http'],
  'ipaddr.js': ['runtime/http'],
  kysely: ['runtime/storage', 'runtime/registry/store'],
  pg: ['runtime/storage', 'runtime/registry/store'],
  pgpass: ['runtime/storage'],
  pino: ['runtime/observe'],
  '@opentelemetry/api': ['runtime/observe'],
  '@opentelemetry/sdk-trace': ['runtime/observe'],
  '@opentelemetry/sdk-metrics': ['runtime/observe'],
  '@opentelemetry/resources': ['runtime/observe'],
  '@opentelemetry/exporter-trace-otlp-http': ['runtime/observe'],
  '@opentelemetry/exporter-metrics-otlp-http': ['runtime/observe'],
  '@opentelemetry/exporter-prometheus': ['runtime/observe'],
  semver: ['runtime/registry'],
  minisearch: ['runtime/search'],
  // Heavy: loaded only where something asks a cluster.
  '@kubernetes/client-node': ['runtime/cluster'],
  ws: ['runtime/cluster'],
  // Loaded only where a container is started.
  dockerode: ['runtime/run/engine'],
  // Loaded only where an image is built.
  'tar-stream': ['runtime/run/engine', 'runtime/run/build'],
  '@balena/dockerignore': ['runtime/run/build'],
  'jsonc-parser': ['cli/clients'],
};

const rooms = ['generator', 'generated', 'runtime', 'manifests', 'cli'];
const files = rooms.flatMap((room) => sourcesBelow(join(root, room)));

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mts|js|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm)].map(
    (match) => match[1] ?? '',
  );
}

function roomOf(path: string): string | undefined {
  return Object.keys(arrows)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
}

describe('architecture', () => {
  test('the checks below see the tree', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const room of Object.keys(arrows)) {
      expect(files.filter((file) => file.startsWith(`${room}/`)).length, room).toBeGreaterThan(0);
    }
    expect(files.flatMap(importsOf).length).toBeGreaterThan(300);
  });

  test('imports follow the arrows', () => {
    const wrong = files.flatMap((file) => {
      const from = roomOf(file);
      return importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .flatMap((specifier) => {
          const target = relative(root, resolve(root, dirname(file), specifier)).replaceAll('\\', '/');
          const to = roomOf(target);
          if (target === 'package.json' || from === undefined || to === from) return [];
          return to !== undefined && (arrows[from] ?? []).includes(to) ? [] : [`${file} imports ${target}`];
        });
    });
    expect(wrong).toEqual([]);
  });

  test('each npm package is imported only where it is needed', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !/^(\.|node:|\$\{)/.test(specifier))
        .flatMap((specifier) => {
          const allowed = packages[packageOf(specifier)];
          if (allowed === undefined) return [`${file} imports ${specifier}, which the architecture test does not know`];
          return allowed.some((room) => file.startsWith(`${room}/`)) ? [] : [`${file} imports ${specifier}`];
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('no written file is longer than 300 lines', () => {
    const written = [...files.filter((file) => !file.startsWith('generated/')), ...sourcesBelow(join(root, 'test'))];
    const long = written.flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
      return lines > 300 ? [`${file}: ${lines}`] : [];
    });
    expect(written.length).toBeGreaterThan(60);
    expect(long).toEqual([]);
  });

  test('no file has a vague name', () => {
    const vague = files.filter(
      (file) => /\/(utils?|helpers?|common|misc|types)\.ts$/.test(file) && !file.startsWith('generated/'),
    );
    // The emitter of types is named after what it emits.
    expect(vague.filter((file) => file !== 'generator/emit/types.ts')).toEqual([]);
  });
});
