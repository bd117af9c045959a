import { describe, expect, test } from 'vitest';
import type { EntryStatus, EntryType } from '../../../../runtime/registry/catalog/entry.ts';
import { catalogEntry, type CatalogEntry } from '../../../../runtime/registry/catalog/catalog-entry.ts';
import { serverPage } from '../../../../runtime/registry/page/server-page.ts';
import { skillPage } from '../../../../runtime/registry/page/skill-page.ts';

interface Published {
  readonly document: object;
  readonly version?: string;
  readonly status?: EntryStatus;
  readonly statusMessage?: string;
}

function entryOf(type: EntryType, name: string, published: readonly Published[]): CatalogEntry {
  const times = { statusChangedAt: 1000, publishedAt: 1000, updatedAt: 1000 };
  const versions = published.map(({ document, version = '1.0.0', status = 'active', statusMessage }) => ({
    version,
    document: JSON.stringify(document),
    status,
    ...(statusMessage === undefined ? {} : { statusMessage }),
    ...times,
  }));
  return catalogEntry({ type, name, versions }, undefined);
}

function pageOf(entry: CatalogEntry, version = entry.versions[0]?.version): string {
  const found = entry.versions.find((each) => each.version === version);
  if (found === undefined) throw new Error('the version is there');
  return (entry.type === 'server' ? serverPage : skillPage)('main', entry, found).text;
}

/** Tags with the names of their attributes: what a browser makes of markup before it reads any text. */
function skeleton(markup: string): readonly string[] {
  return [...markup.matchAll(/<(\/?[a-z][a-z0-9]*)((?:[^<>"]|"[^"]*")*)>/gi)].map(
    ([, tag = '', attributes = '']) => `${tag}${attributes.replaceAll(/"[^"]*"/g, '""').replaceAll(/\s+/g, ' ')}`,
  );
}

const input = (text: string): object => ({
  name: text,
  description: text,
  isRequired: true,
  placeholder: text,
  choices: [text, `${text}2`],
  variables: { [text]: { description: text, isRequired: true, placeholder: text, value: text } },
});

function serverWith(text: string): object {
  const arguments_ = [
    { type: 'named', ...input(text), value: text },
    { type: 'positional', ...input(text), valueHint: text },
    { type: 'named', ...input(text), default: text, isSecret: true },
  ];
  return {
    $schema: text,
    name: text,
    title: text,
    description: text,
    version: text,
    websiteUrl: text,
    repository: { url: text, source: text, id: text, subfolder: text },
    icons: [{ src: text, mimeType: text, sizes: [text], theme: text }],
    packages: ['npm', 'pypi', 'oci', 'nuget', 'mcpb', text].map((registryType) => ({
      registryType,
      registryBaseUrl: text,
      identifier: text,
      version: text,
      fileSha256: text,
      runtimeHint: text,
      transport: { type: 'streamable-http', url: text, headers: [input(text)] },
      runtimeArguments: arguments_,
      packageArguments: arguments_,
      environmentVariables: [input(text), { ...input(text), value: text }, { ...input(text), isSecret: true }],
    })),
    remotes: ['sse', 'streamable-http'].map((type) => ({
      type,
      url: text,
      headers: [input(text)],
      variables: { [text]: input(text) },
    })),
    _meta: { [text]: text },
  };
}

function skillWith(text: string): object {
  return {
    namespace: text,
    name: text,
    title: text,
    description: text,
    version: text,
    license: text,
    compatibility: text,
    allowedTools: [text],
    repository: { url: text, type: text },
    packages: [
      { registryType: 'oci', identifier: text, digest: text, mediaType: text },
      { registryType: 'git', url: text, ref: text, commit: text, subfolder: text },
    ],
    metadata: { [text]: text },
  };
}

const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</code></pre><iframe src=//evil>',
  '<!--',
  '&lt;script&gt;',
  '`${alert(1)}`'.replace('$', ''),
];

describe('a page of an entry', () => {
  test.each(attacks)('has the same structure with any string in any field: %s', (attack) => {
    for (const [type, withText] of [
      ['server', serverWith],
      ['skill', skillWith],
    ] as const) {
      const made = (text: string): string =>
        pageOf(
          entryOf(type, text, [{ document: withText(text), version: text, status: 'deprecated', statusMessage: text }]),
        );
      expect(skeleton(made(attack))).toEqual(skeleton(made('plain text')));
      expect(skeleton(made('plain text')).length).toBeGreaterThan(50);
    }
  });

  test('makes links of web addresses alone', () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>']) {
      const page = pageOf(entryOf('server', 'a/b', [{ document: serverWith(address) }]));
      expect(page).not.toMatch(/href="(javascript|data):/i);
    }
    const document = { ...serverWith('x'), websiteUrl: 'https://example.com/"onclick="x', remotes: [], packages: [] };
    const page = pageOf(entryOf('server', 'a/b', [{ document }]));
    expect(page).toContain('href="https://example.com/&quot;onclick=&quot;x" rel="noopener noreferrer"');
  });

  test('fetches no picture: there are initials instead', () => {
    const document = {
      ...serverWith('x'),
      name: 'com.example/my-weather',
      icons: [{ src: 'https://pictures.example/icon.png' }],
    };
    const page = pageOf(entryOf('server', 'com.example/my-weather', [{ document }]));
    expect(page).not.toContain('pictures.example');
    expect(page).not.toMatch(/<(img|object|embed|iframe)/);
    expect(page).toContain('>MW</span>');
  });

  test('never shows the value of a secret', () => {
    const secret = {
      name: 'KEY',
      isSecret: true,
      value: 'hunter2',
      default: 'hunter2',
      placeholder: 'hunter2',
      variables: { KEY: { default: 'hunter2' } },
    };
    const document = {
      name: 'a/b',
      description: 'x',
      version: '1.0.0',
      remotes: [{ type: 'sse', url: 'https://x', headers: [secret], variables: { KEY: secret } }],
      packages: [
        {
          registryType: 'npm',
          identifier: 'x',
          transport: { type: 'stdio' },
          environmentVariables: [secret],
          packageArguments: [{ type: 'positional', valueHint: 'key', ...secret }],
        },
      ],
    };
    const page = pageOf(entryOf('server', 'a/b', [{ document }]));
    expect(page).toContain('KEY');
    expect(page).not.toContain('hunter2');
  });

  test('says what has become of a version, and leads to the one to use', () => {
    const document = (version: string): object => ({
      name: 'a/b',
      description: 'x',
      version,
      remotes: [{ type: 'sse', url: 'https://x' }],
    });
    const entry = entryOf('server', 'a/b', [
      { version: '3.0.0', document: document('3.0.0'), status: 'deleted', statusMessage: 'it leaked' },
      { version: '2.0.0', document: document('2.0.0') },
      { version: '1.0.0', document: document('1.0.0'), status: 'deprecated', statusMessage: 'it is old' },
    ]);
    const deleted = pageOf(entry, '3.0.0');
    expect(deleted).toContain('This version was deleted.');
    expect(deleted).toContain('it leaked');
    expect(deleted).toContain('href="/catalog/main/servers/a%2Fb/2.0.0">Go to version 2.0.0</a>');
    expect(deleted).not.toContain('Add it to your client');
    const deprecated = pageOf(entry, '1.0.0');
    expect(deprecated).toContain('This version is deprecated.');
    expect(deprecated).toContain('Add it to your client');
    expect(pageOf(entry, '2.0.0')).not.toContain('class="notice');
  });

  test('explains the variables that a value is made of', () => {
    const address = { description: 'Host of the database', isRequired: true, placeholder: 'db.example.com' };
    const document = {
      name: 'a/b',
      description: 'x',
      version: '1.0.0',
      packages: [
        {
          registryType: 'nuget',
          identifier: 'X.Y',
          transport: { type: 'stdio' },
          packageArguments: [{ type: 'named', name: '--at', value: 'Server={host}', variables: { host: address } }],
        },
      ],
    };
    const page = pageOf(entryOf('server', 'a/b', [{ document }]));
    for (const text of ['NuGet package', '<code>{host}</code>', 'Host of the database', 'db.example.com']) {
      expect(page).toContain(text);
    }
  });

  test('offers first the clients that can use a package, and says why the others cannot', () => {
    const bundle = { registryType: 'mcpb', identifier: 'https://x/y.mcpb', transport: { type: 'stdio' } };
    const other = { ...bundle, registryType: 'cargo' };
    const document = { name: 'a/b', description: 'x', version: '1.0.0', packages: [bundle, other] };
    const page = pageOf(entryOf('server', 'a/b', [{ document }]));
    const clients = [...page.matchAll(/<h4>([^<]+)<\/h4>/g)].map(([, name]) => name);
    expect(clients).toEqual(['Claude Desktop', 'Claude Code', 'Cursor', 'VS Code']);
    for (const name of ['Claude Code', 'Cursor', 'VS Code']) expect(page).toContain(`${name} takes no bundle`);
    expect(page).toContain('has a command for packages of the kind cargo');
  });

  test('shows the first of very many parts', () => {
    const remotes = Array.from({ length: 500 }, (_, index) => ({ type: 'sse', url: `https://x/${index}` }));
    const headers = Array.from({ length: 500 }, (_, index) => ({ name: `X-${index}` }));
    const document = {
      name: 'a/b',
      description: 'x',
      version: '1.0.0',
      remotes: [{ ...remotes[0], headers }, ...remotes],
    };
    const page = pageOf(entryOf('server', 'a/b', [{ document }]));
    expect(page).toContain('And 491 more, which the API lists.');
    expect(page).toContain('And 450 more.');
    expect(page.length).toBeLessThan(200_000);
  });
});
