/** The project file of a starter: every option, most of them out of the way. */
export const projectFile = `# Options of svc compile and svc validate for everything below this folder. Flags win over them.

# Where compile writes: one file per object and a kustomization.yaml, ready for "kubectl apply -k manifests".
# Without it the manifests go to standard output.
# output: manifests

# Namespace of resources that name none. Without it kubectl decides.
# namespace: mcp

# Labels for every emitted object.
# labels:
#   team: platform

# Compute resources of the pods that svc brings itself: proxies, virtual servers, registries.
# resources:
#   requests: { cpu: 50m, memory: 96Mi }

# At most so many pods of each of these programs are away while nodes are drained.
# podDisruptionBudget:
#   maxUnavailable: 1

# Where the pods of each of these programs run.
# topologySpread:
#   - topologyKey: topology.kubernetes.io/zone

# For how long such a pod goes on answering after it was asked to stop.
# preStop:
#   delaySeconds: 5

# Fail when a Secret or ConfigMap that is referred to is not in these files.
closed: false
`;
