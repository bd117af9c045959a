import { loadDocument } from '../../../generated/load.ts';
import { parseNested } from '../../../runtime/config/yaml/nested-document.ts';
import { validatePart } from '../../../runtime/config/schema/validate.ts';
import { documentProvider } from '../../facts/sign-in/oidc-providers.ts';
import type { AnyResource } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import { checkProviderAddresses } from '../../rules/oidc/address.ts';
import type { Rule } from '../contracts/rule.ts';

/** A ConfigMap that a workload takes its client authentication from holds the document `oidc` (spec 3, ConfigMapOIDCRef). */
export const oidcSettings: Rule = async (program, report) => {
  const seen = new Set<unknown>();
  for (const resource of program.resources) {
    const reference = configMapOf(resource);
    if (reference === undefined) continue;
    const { name, key } = reference;
    const configMap = program.findForeign('ConfigMap', resource, name);
    const text = propertyOf(configMap?.object['data'], key);
    const identity = `${resource.namespace} ${name} ${key}`;
    // A missing key, and a value that is not a string, are findings of their own.
    if (configMap === undefined || typeof text !== 'string' || seen.has(identity)) continue;
    seen.add(identity);
    const document = parseNested(configMap, ['data', key], text, report);
    if (document === undefined) continue;
    const part = { document, base: [], value: document.value };
    const { validate } = await loadDocument.oidc();
    const settings = validatePart(part, validate, report);
    if (settings !== undefined) checkProviderAddresses(documentProvider(settings, part, []), report);
  }
};

function configMapOf(resource: AnyResource): { readonly name: string; readonly key: string } | undefined {
  switch (resource.kind) {
    case 'MCPServer':
    case 'MCPRemoteProxy':
      return resource.resource.spec.oidcConfig?.configMap;
    case 'VirtualMCPServer':
      return resource.resource.spec.incomingAuth.oidcConfig?.configMap;
    default:
      return undefined;
  }
}
