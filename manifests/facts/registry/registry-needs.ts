import { parseSource } from '../../../runtime/config/yaml/parse-yaml.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';

/** What a registry server's own configuration asks of its pod. */
export interface RegistryNeeds {
  /** Sources that read the resources of a cluster: the namespaces each names, none for every namespace. */
  readonly clusterSources: readonly { readonly source: string; readonly namespaces: readonly string[] }[];
  /** Folder of the embedded database; undefined where PostgreSQL keeps the data. */
  readonly dataFolder: string | undefined;
}

/** Where the image keeps its data unless the configuration says otherwise. */
const defaultDataFolder = '/data';

/**
 * Reads what matters for the pod out of a registry server configuration (YAML text). Whether the text is a valid
 * configuration is judged elsewhere; what cannot be read here asks for nothing.
 */
export function registryNeeds(configYaml: string): RegistryNeeds {
  const [document] = parseSource({ path: 'configYAML', text: configYaml }, () => undefined);
  const config = mapOf(document?.value);
  const { dataDir } = config;
  return {
    clusterSources: listOf(config['sources']).flatMap((item) => {
      const source = mapOf(item);
      if (source['kubernetes'] === undefined) return [];
      const namespaces = listOf(mapOf(source['kubernetes'])['namespaces']).filter((name) => typeof name === 'string');
      return [{ source: shownValue(source['name']), namespaces }];
    }),
    dataFolder:
      config['database'] === undefined ? (typeof dataDir === 'string' ? dataDir : defaultDataFolder) : undefined,
  };
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
