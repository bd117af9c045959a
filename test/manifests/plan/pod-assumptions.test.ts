import { expect, test } from 'vitest';
import { plannedText } from '../../support/planned.ts';

const server = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a, namespace: tools }
spec:
  image: example.com/a:1
  ${spec}
`;
const textsAbout = async (about: string, text: string): Promise<readonly string[]> =>
  (await plannedText(text)).plan.assumptions.flatMap((found) => (found.about === about ? [found.text] : []));

test('the plan names the user that an image starts as, unless the author chose one', async () => {
  const images = 'images of servers';
  expect(await textsAbout(images, server(''))).toEqual([expect.stringContaining('as user 1000')]);
  const chosen = (spec: string): string => server(`podTemplateSpec: { spec: ${spec} }`);
  expect(await textsAbout(images, chosen('{ securityContext: { runAsUser: 70 } }'))).toEqual([]);
  const inContainer = '{ containers: [{ name: mcp, securityContext: { runAsUser: 70 } }] }';
  expect(await textsAbout(images, chosen(inContainer))).toEqual([]);
  expect(await textsAbout(images, chosen('{ securityContext: { runAsUser: null } }'))).toEqual([]);
  expect(await textsAbout(images, chosen('{ containers: [{ name: beside, image: b:1 }] }'))).toHaveLength(1);
});

test('the plan names attachment to the pods of a namespace for stdio servers alone', async () => {
  const proxies = 'proxies of stdio servers';
  expect(await textsAbout(proxies, server('transport: stdio'))).toEqual([
    expect.stringMatching(/attach to every pod of its namespace.*namespace for one server alone/),
  ]);
  expect(await textsAbout(proxies, server('transport: streamable-http'))).toEqual([]);
});
