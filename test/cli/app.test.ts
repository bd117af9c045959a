import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { runSvc, startSvc } from '../support/run-svc.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { projectRoot } from '../support/source-files.ts';

const constructs = pathToFileURL(join(projectRoot, 'generated/constructs/index.ts')).href;

/** A folder with an app, in which cdk8s can be imported. */
function appFolder(body: string): string {
  const head = `import { App, Chart } from 'cdk8s';
import { MCPGroup, MCPServer, MCPToolConfig } from '${constructs}';
const app = new App();
const chart = new Chart(app, 'tools', { disableResourceNameHashes: true });
`;
  const folder = scratchFolder({ 'app.ts': head + body });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const fine = `const group = new MCPGroup(chart, 'group', { spec: { description: 'Tools' } });
new MCPServer(chart, 'weather', { metadata: { name: 'weather' }, spec: { image: 'registry.example.com/w:1', groupRef: group } });
app.synth();
`;
const yaml = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools-group }
spec: { description: Tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: weather }
spec: { image: registry.example.com/w:1, groupRef: tools-group }
`;

test('an app compiles to the bytes of the same resources in YAML, and writes nothing itself', async () => {
  const cwd = appFolder(fine);
  const [ofApp, ofYaml] = await Promise.all([
    runSvc(['compile', 'app.ts'], { cwd }),
    runSvc(['compile', 'all.yaml'], { cwd: scratchFolder({ 'all.yaml': yaml }) }),
  ]);
  expect(ofApp).toMatchObject({ code: 0, stderr: ofYaml.stderr });
  expect(ofApp.stdout).toBe(ofYaml.stdout);
  expect(ofApp.stdout).toContain('kind: Deployment');
  const again = await runSvc(['validate', '.'], { cwd });
  expect(again.stderr).not.toContain('dist');
});

test('a mistake is placed where the construct is made, with what it makes', async () => {
  const cwd = appFolder(`function server(name: string): MCPServer {
  return new MCPServer(chart, name, { spec: { image: 'a:1', groupRef: 'tool' } });
}
new MCPGroup(chart, 'group', { metadata: { name: 'tools' }, spec: {} });
server('weather');
`);
  const { code, stderr } = await runSvc(['validate', 'app.ts'], { cwd });
  expect(code).toBe(1);
  expect(stderr).toContain('app.ts:6:10 error[link/missing-target]: there is no MCPGroup "tool"');
  expect(stderr).toContain('new MCPServer(chart, name');
  expect(stderr).toMatch(/app\.ts \(tools\/weather\):\d+:\d+ in what the construct tools\/weather makes/);
  expect(stderr).toContain('did you mean "tools"?');
});

test('what an app prints goes to standard error, and an app that fails is an error of the input', async () => {
  const loud = await runSvc(['compile', 'app.ts'], { cwd: appFolder(`console.log('building');\n${fine}`) });
  expect(loud).toMatchObject({ code: 0 });
  expect(loud.stdout).not.toContain('building');
  expect(loud.stderr).toContain('building');
  const failed = await runSvc(['compile', 'app.ts'], { cwd: appFolder(`throw new Error('no way');`) });
  expect(failed).toMatchObject({ code: 1, stdout: '' });
  expect(failed.stderr).toContain('no way');
  expect(failed.stderr).toContain('error[app/failed]: app.ts ended with exit code 1');
});

test('an app that makes nothing, and a construct that refuses, are errors', async () => {
  const empty = await runSvc(['compile', 'app.ts'], { cwd: scratchFolder({ 'app.ts': 'console.error(1);' }) });
  expect(empty).toMatchObject({ code: 1, stdout: '' });
  expect(empty.stderr).toContain('error[app/empty]');
  const refusing = appFolder(`new MCPToolConfig(chart, 'config', { spec: { toolsFilter: ['a'] } });
chart.node.addValidation({ validate: () => ['too many tools'] });
`);
  const { code, stderr } = await runSvc(['compile', 'app.ts'], { cwd: refusing });
  expect(code).toBe(1);
  expect(stderr).toMatch(/app\.ts:4:15 error\[app\/construct\]: tools: too many tools/);
});

test('an app named twice runs once, and one whose caller is gone ends', async () => {
  const twice = await runSvc(['validate', 'app.ts', './app.ts'], { cwd: appFolder(fine) });
  expect(twice.stderr).not.toContain('document/duplicate');
  const cwd = appFolder(`${fine}
import { writeFileSync } from 'node:fs';
setInterval(() => writeFileSync('alive', String(Date.now())), 20);
`);
  const child = startSvc(['compile', 'app.ts'], { cwd });
  const alive = (): number => (existsSync(join(cwd, 'alive')) ? Number(readFileSync(join(cwd, 'alive'), 'utf8')) : 0);
  await expect.poll(alive, { timeout: 30_000 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await expect.poll(() => Date.now() - alive(), { timeout: 30_000, interval: 200 }).toBeGreaterThan(1000);
});

test('data that holds itself is placed at its construct, with the path to where it comes again', async () => {
  const cwd = appFolder(`const args: any[] = ['a'];
args.push({ more: args });
const shared = { name: 'A', value: 'b' };
new MCPServer(chart, 'weather', { spec: { image: 'a:1', args } });
new MCPServer(chart, 'twice', { metadata: { name: 'twice' }, spec: { image: 'a:1', env: [shared], resources: {} } });
const labels: any = {};
labels.own = labels;
new ApiObject(chart, 'plain', { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'a' }, data: labels });
`);
  const app = join(cwd, 'app.ts');
  writeFileSync(app, readFileSync(app, 'utf8').replace('{ App,', '{ ApiObject, App,'));
  const { code, stderr } = await runSvc(['validate', 'app.ts'], { cwd });
  expect(code).toBe(1);
  expect(stderr).toContain('app.ts:8:1 error[app/construct]: tools/weather: spec.args[1].more is spec.args again');
  expect(stderr).toContain('app.ts:12:1 error[app/construct]: tools/plain: data.own is data again');
  expect(stderr).not.toContain('call stack');
  expect(stderr).not.toContain('tools/twice');
});

test('a missing resource is added to the app as a construct', async () => {
  const cwd = appFolder(`new MCPServer(chart, 'weather', { spec: { image: 'a:1', groupRef: 'tools' } });\n`);
  const { code, stderr } = await runSvc(['validate', 'app.ts'], { cwd });
  expect(code).toBe(1);
  expect(stderr).toContain('Hint: add a construct for the MCPGroup to the app');
});
