import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunProvenance } from '../../generated/types/run-provenance.ts';
import { startDockerEngine, type DockerEngine } from '../cluster/docker-engine.ts';
import { runSvc, type SvcRun } from '../support/run-svc.ts';
import { sigstoreAuthority, type SigstoreAuthority } from '../support/sigstore-authority.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { addCaptiveImages, captiveImages as images } from './captive-images.ts';
import { startCaptive, type CaptiveRun } from './captive-run.ts';
import { engineParts } from './parts.ts';

const parts = engineParts();

describe.skipIf(parts === undefined)('the image of svc run', () => {
  const claims = {
    identity: 'https://github.com/example/weather/.github/workflows/release.yml@refs/tags/v1',
    issuer: 'https://token.actions.githubusercontent.com',
    repositoryUri: 'https://github.com/example/weather',
    repositoryRef: 'refs/tags/v1',
    runnerEnvironment: 'github-hosted',
  };
  const { issuer, identity, ...origin } = claims;
  const provenance: RunProvenance = { certIssuer: issuer, signerIdentity: identity, ...origin };
  const folder = temporaryFolder('svc-verified-');
  const environment = { XDG_CONFIG_HOME: join(folder, 'config'), XDG_CACHE_HOME: join(folder, 'cache') };
  const bundles = join(folder, 'signatures');
  let engine: DockerEngine;
  let authority: SigstoreAuthority;
  /** The ids of the image, and of another one. */
  let id: string;
  let otherId: string;
  const runs: CaptiveRun[] = [];

  const start = async (args: readonly string[]): Promise<CaptiveRun> => {
    const run = await startCaptive(engine.socket, args, environment, folder);
    runs.push(run);
    return run;
  };
  const svc = (args: readonly string[]): Promise<SvcRun> =>
    runSvc(args, { cwd: folder, environment: { ...environment, DOCKER_HOST: `unix://${engine.socket}` } });
  const write = (name: string, value: unknown): void => writeFileSync(join(folder, name), JSON.stringify(value));
  /** Runs a document with this provenance, and gives what it is refused with. */
  const refusal = async (wanted: RunProvenance): Promise<string> => {
    const document = { schemaVersion: 'v1', image: images.plain, imageVerification: 'enabled', provenance: wanted };
    write('run.json', document);
    const { code, stderr, stdout } = await svc(['run', '--foreground', '--from-config', 'run.json']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    return stderr;
  };
  const idOf = async (image: string): Promise<string> =>
    (await engine.must('docker', ['image', 'inspect', '--format', '{{.Id}}', image])).trim();

  beforeAll(async () => {
    if (parts === undefined) return;
    engine = await startDockerEngine({ hasBridge: true });
    await addCaptiveImages(engine, parts, temporaryFolder('svc-captive-'));
    [id, otherId] = [await idOf(images.plain), await idOf(images.http)];
    mkdirSync(bundles);
    authority = sigstoreAuthority(temporaryFolder('svc-sigstore-'));
    write('root.json', authority.trustedRoot);
  });
  afterEach(async () => {
    for (const run of runs.splice(0)) if (run.child.exitCode === null) await run.end();
    rmSync(bundles, { recursive: true, force: true });
    mkdirSync(bundles);
  });
  afterAll(() => engine?.stop());

  test('an image without a provenance causes a warning, an error or nothing', async () => {
    const warned = await start([images.plain]);
    expect(warned.errors().split('this image is not verified')).toHaveLength(2);
    expect(warned.errors()).toContain('there is no provenance');
    await warned.end();
    const silent = await start([images.plain, '--image-verification', 'disabled']);
    expect(silent.errors()).toBe('');
    await silent.end();
    const { code, stderr } = await svc(['run', '--foreground', images.plain, '--image-verification', 'enabled']);
    expect(code).toBe(2);
    expect(stderr).toContain(`the image ${images.plain} is not verified: there is no provenance`);
    const built = await svc(['run', '--foreground', 'npx://weather', '--image-verification', 'enabled']);
    expect(built.code).toBe(2);
    expect(built.stderr).toContain('a package is built on this machine, and its image has no signature');
  });

  test('a document names who has to have signed it, and each of its fields counts', async () => {
    write('bundle.json', authority.sign({ claims, digests: [id] }));
    const usual = { ...provenance, bundlePath: 'bundle.json', trustedRootPath: 'root.json' };
    const wrong: Partial<RunProvenance> = {
      certIssuer: 'https://token.example.com',
      signerIdentity: 'https://github.com/example/other/.github/workflows/release.yml',
      repositoryUri: 'https://github.com/example/other',
      repositoryRef: 'refs/heads/main',
      runnerEnvironment: 'self-hosted',
    };
    for (const [field, value] of Object.entries(wrong))
      expect(await refusal({ ...usual, [field]: value })).toContain(`where provenance.${field} is "${value}"`);
    write('of-another.json', authority.sign({ claims, digests: [otherId] }));
    expect(await refusal({ ...usual, bundlePath: 'of-another.json' })).toContain('it was made for another image');
    write('expired.json', authority.sign({ claims, digests: [id], after: 259_200 }));
    expect(await refusal({ ...usual, bundlePath: 'expired.json' })).toContain('it does not hold');
    expect(await refusal({ ...usual, bundlePath: 'absent.json' })).toContain('absent.json cannot be read');
    expect(await refusal({ ...usual, bundlePath: 'signatures' })).toContain(`no signature of ${id} was found`);
    expect(await refusal({ ...usual, trustedRootPath: 'bundle.json' })).toContain('no certificate authority');
    write('root-of-others.json', sigstoreAuthority(temporaryFolder('svc-sigstore-')).trustedRoot);
    expect(await refusal({ ...usual, trustedRootPath: 'root-of-others.json' })).toContain('it does not hold');
  });

  test('an entry of a registry that was signed runs by its id, and one that was not is refused', async () => {
    const meta = {
      'io.modelcontextprotocol.registry/publisher-provided': { 'mcp.svc.internal/provenance': provenance },
    };
    const entry = (name: string, _meta: object): object => ({
      name,
      version: '1.0.0',
      description: 'About it',
      packages: [{ registryType: 'oci', identifier: images.plain, transport: { type: 'stdio' } }],
      _meta,
    });
    const badly = { ...provenance, bundlePath: '/etc/passwd' };
    const servers = [
      entry('com.example/signed', meta),
      entry('com.example/badly', {
        'io.modelcontextprotocol.registry/publisher-provided': { 'mcp.svc.internal/provenance': badly },
      }),
    ];
    write('catalog.json', { version: '1.0.0', meta: { last_updated: '2026-01-01T00:00:00Z' }, data: { servers } });
    for (const [name, value] of [
      ['registry', 'catalog.json'],
      ['trustedRoot', 'root.json'],
      ['signatureBundles', 'signatures'],
    ] as const)
      expect((await svc(['config', 'set', name, value])).stderr).toBe('');
    const words = ['run', '--foreground', 'com.example/signed', '--image-verification', 'enabled'];
    const unsigned = await svc(words);
    expect(unsigned.code).toBe(2);
    expect(unsigned.stderr).toContain(`no signature of ${id} was found`);
    const bundle = `signatures/${id.replace(':', '-')}.json`;
    write(bundle, authority.sign({ claims, digests: [id] }));
    const run = await start(words.slice(2));
    expect(await run.attempt('environment')).toContain('uid');
    expect(run.errors()).not.toContain('not verified');
    const created = await engine.must('docker', ['ps', '--format', '{{.Image}} {{.Names}}', '--no-trunc']);
    expect(created).toContain(id);
    expect(await run.end()).toBe(0);
    write(bundle, authority.sign({ claims: { ...claims, repositoryUri: 'https://evil.example.com/' }, digests: [id] }));
    expect((await svc(words)).code).toBe(2);
    const nevertheless = await start(['com.example/signed']);
    expect(nevertheless.errors().split('this image is not verified')).toHaveLength(2);
    expect(nevertheless.errors()).toContain('where provenance.repositoryUri is');
    const refused = await svc(['run', '--foreground', 'com.example/badly']);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('the provenance of com.example/badly is not valid');
  });
});
