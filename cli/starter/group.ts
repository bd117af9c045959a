import { apiVersion } from '../../generated/kinds.ts';

/** A group for the starter's server. */
export const groupFile = `# A group holds servers that belong together. A virtual server can offer all of them behind one address.
apiVersion: ${apiVersion}
kind: MCPGroup
metadata:
  name: tools
spec:
  description: Tools that every team may use
`;
