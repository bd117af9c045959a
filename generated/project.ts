// Generated from schemas/project.json by npm run generate. Do not edit.

/** What is declared once for the whole project: group, prefix, images and defaults the specification leaves open. */
export const project = {
  group: 'mcp.svc.internal',
  version: 'v1alpha1',
  category: 'svc',
  environmentPrefix: 'SVC_',
  partOf: 'svc',
  image: 'registry.svc.internal/svc',
  embedding: {
    image: 'ghcr.io/huggingface/text-embeddings-inference:cpu-1.8',
    model: 'sentence-transformers/all-MiniLM-L6-v2',
  },
  awsSts: { service: 'aws-mcp' },
  kubernetesOidc: { issuer: 'https://kubernetes.default.svc.cluster.local', audience: 'svc' },
  telemetryServiceNamePrefix: 'svc-',
} as const;
