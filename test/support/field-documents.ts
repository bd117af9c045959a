import type { SchemaSet } from '../../generator/model/schema-set.ts';
import { typeNamed, type Located } from './schema-lookup.ts';

/** Names of the specification with the title that they mean: where it uses one name for two shapes, and documents. */
const titles: Readonly<Record<string, string>> = {
  'registry-server': 'RegistryServerConfig',
  aggregator: 'AggregatorConfig',
  Auth: 'RegistryAuth',
  Registry: 'RegistryDefinition',
  Source: 'RegistrySource',
  'AuditConfig(model)': 'AuditLogConfig',
  'AuthzConfig(model)': 'AggregatorAuthzConfig',
  'Config(model)': 'AggregatorConfig',
  'HeaderInjectionConfig(model)': 'AggregatorHeaderInjectionConfig',
  'IncomingAuthConfig(model)': 'AggregatorIncomingAuthConfig',
  'OIDCConfig(model)': 'AggregatorOIDCConfig',
  'OutgoingAuthConfig(model)': 'AggregatorOutgoingAuthConfig',
  'SessionStorageConfig(model)': 'AggregatorSessionStorageConfig',
  'TelemetryConfig(model)': 'TelemetryModelConfig',
  'TokenExchangeConfig(model)': 'AggregatorTokenExchangeConfig',
};

/** The title of the schema that the specification calls by this name. */
export function titleOf(name: string): string {
  const bare = name.replace(/^type:/, '');
  return titles[bare] ?? bare.replace(/\((model|resource)\)$/, '');
}

/** The types that rows of a document are about: one, or every kind for what all resources have. */
export function rootsOf(document: string, set: SchemaSet): Located[] {
  if (document === 'type:Resource') return set.kinds.map((file) => ({ schema: file.schema, file }));
  const found = typeNamed(titleOf(document), set);
  return found === undefined ? [] : [found];
}
