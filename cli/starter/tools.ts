import { apiVersion } from '../../generated/kinds.ts';

/** The tool configuration of the starter's server. */
export const toolsFile = `# Which tools clients see, and under which names.
apiVersion: ${apiVersion}
kind: MCPToolConfig
metadata:
  name: read-only
spec:
  # Only these are shown.
  toolsFilter:
    - forecast
    - current_weather
  # The server calls it get_current; clients see a clearer name.
  toolsOverride:
    get_current:
      name: current_weather
      description: The weather right now at a place
`;
