import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { imageUser } from '../tools/package/image-system.ts';
import { podSecurityContext } from '../manifests/objects/pod-security.ts';
import { forEditors, peers } from './cluster/own-image.ts';
import { imagePlan } from './cluster/image-plan.ts';
import { projectRoot } from './support/source-files.ts';

const text = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8');
const plan = imagePlan(text);

describe('the image', () => {
  test('holds nothing but what is copied into it, and runs as the user of emitted pods', () => {
    expect(plan.base).toBe('scratch');
    expect(plan.user).toBe(`${imageUser}:${imageUser}`);
    expect({ user: podSecurityContext.runAsUser, group: podSecurityContext.fsGroup }).toEqual({
      user: imageUser,
      group: imageUser,
    });
  });

  test('is started like the program, so that the arguments of compiled manifests fit', () => {
    const node = ['/usr/bin/node', '--max-semi-space-size=8', '/opt/svc/cli/svc.mjs'];
    expect(plan.entrypoint).toEqual(['/usr/bin/tini', '-s', '--', ...node]);
    expect(plan.environment).toMatchObject({ SVC_DATA: '/data', NODE_ENV: 'production' });
    expect(plan.ports).toEqual(['8080']);
  });

  test('has no HEALTHCHECK: probes belong to the platform', () => {
    expect(text).not.toMatch(/^HEALTHCHECK/m);
  });

  test('has labels for people and scanners', () => {
    const names = ['title', 'description', 'licenses', 'version'].map((name) => `org.opencontainers.image.${name}`);
    expect(Object.keys(plan.labels).toSorted()).toEqual(names.toSorted());
  });

  test('gives the folders of its user to that user, and nothing else', () => {
    const owned = plan.copies.filter(({ owner }) => owner !== 0);
    expect(owned).toEqual([{ stage: 'system', from: ['/image/own/'], to: '/', owner: imageUser }]);
  });

  test('is built with the Node that the project pins', () => {
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(projectRoot, 'package.json'), 'utf8'),
    );
    expect(/^ARG NODE=(\S+)$/m.exec(text)?.[1]).toBe(devDependencies['node']);
    expect(text.match(/^FROM \S+/gm)).toEqual([
      `FROM node:\${NODE}-bookworm-slim`,
      'FROM base',
      'FROM base',
      'FROM base',
      'FROM scratch',
    ]);
  });

  test('leaves out of the packages what the image of the tests leaves out', () => {
    const endings = [...text.matchAll(/-name '\*(\.[^']+)'/g)].map(([, ending = '']) => ending);
    expect(endings.length).toBe(4);
    expect(endings.filter((ending) => !forEditors.test(`file${ending}`))).toEqual([]);
  });

  test('has a stage of its own for its system, whose code imports nothing that the stage does not copy', () => {
    const copied = /^COPY (tools\/package\/.*) tools\/package\/$/m.exec(text)?.[1]?.split(' ') ?? [];
    expect(copied.length).toBeGreaterThan(1);
    const missing = copied.flatMap((file) =>
      [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/ from '([^']+)'/g)]
        .map(([, specifier = '']) => specifier)
        .filter((specifier) => !specifier.startsWith('node:'))
        .filter((specifier) => !copied.includes(join(dirname(file), specifier)))
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(missing).toEqual([]);
  });

  test('holds the peers of the package, without which it compiles nothing', () => {
    const copied = [...text.matchAll(/^COPY --from=program \/build\/node_modules\/(\S+)\/ node_modules\/(\S+)\/$/gm)];
    expect(copied.map(([, from, to]) => [from, to])).toEqual(peers.map((name) => [name, name]));
    expect(peers).toContain('cdk8s');
  });

  test('gets what its stages copy, and nothing of a working folder that is not committed', () => {
    const lines = readFileSync(join(projectRoot, '.dockerignore'), 'utf8').split('\n');
    expect(lines.find((line) => line !== '' && !line.startsWith('#'))).toBe('*');
    const sent = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(sent.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
    const needed = copied.filter((path) => path !== '.').map((path) => path.split('/')[0]);
    expect(needed.length).toBeGreaterThan(3);
    expect(needed.filter((path) => !sent.includes(path ?? ''))).toEqual([]);
  });
});

test('an instruction that the tests do not know does not go unnoticed', () => {
  expect(() => imagePlan('FROM scratch\nVOLUME /data\n')).toThrow('VOLUME');
  expect(() => imagePlan('FROM scratch\nCOPY a /b\n')).toThrow('COPY a /b');
});
