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

# Fail when a Secret or ConfigMap that is referred to is not in these files.
closed: false
`;
