// An app of cdk8s that lowers its resources itself, before it is synthesized.
import { ApiObject, App, Chart } from 'cdk8s';
import { ChartError, lowerChart, MCPGroup, MCPServer, MCPToolConfig, secretKey } from 'svc/constructs';

const app = new App();
const chart = new Chart(app, 'tools', { disableResourceNameHashes: true });
const group = new MCPGroup(chart, 'group', { spec: { description: 'Tools' } });
const secret = new ApiObject(chart, 'secret', { apiVersion: 'v1', kind: 'Secret', stringData: { token: 'a' } });
new MCPServer(chart, 'weather', {
  spec: {
    image: 'example.com/weather:1',
    groupRef: group,
    secrets: [{ ...secretKey(secret, 'token'), targetEnvName: 'TOKEN' }],
  },
});
await lowerChart(chart);
export const manifests: string = app.synthYaml();

const wrong = new Chart(new App(), 'wrong');
const tools = new MCPToolConfig(wrong, 'config', { spec: { toolsFilter: ['a'] } });
// @ts-expect-error A tool configuration is no group.
new MCPServer(wrong, 'weather', { spec: { image: 'example.com/weather:1', groupRef: tools } });
export const refused: string = await lowerChart(wrong).then(
  () => 'nothing',
  (error: unknown) =>
    error instanceof ChartError ? error.diagnostics.map(({ code }) => code).join(' ') : String(error),
);
