import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { KindName } from '../../../generated/kinds.ts';
import { configHashAnnotation } from '../../objects/config-hash.ts';
import { generatedLabels } from '../../objects/labels.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const generatedLabelWins = defineDiagnostic<{ label: string }>({
  code: 'labels/generated-wins',
  severity: 'warning',
  summary:
    'A label that the compiler writes itself: Services and Deployments select pods by it, so it cannot be changed.',
  message: ({ label }) => `the label ${label} has no effect: the generated one wins`,
  hint: ({ label }) => `remove it, or use a label of your own instead of ${label}`,
});

export const labelsOfResource = defineDiagnostic<{ labels: readonly string[]; count: number }>({
  code: 'labels/generated-instead',
  severity: 'info',
  summary:
    'Standard labels of resources, as Helm and kustomize write them. They describe the resource; the objects made of it get labels of their own under these names.',
  message: ({ labels, count }) =>
    count === 1
      ? `this resource has labels that are not copied to its objects, which have their own: ${labels.join(', ')}`
      : `${count} resources have labels that are not copied to their objects, which have their own: ${labels.join(', ')}`,
  hint: () => 'to label the objects, use names of your own, such as example.com/team',
});

export const generatedAnnotation = defineDiagnostic<{ annotation: string; isKept: boolean }>({
  code: 'labels/generated-annotation',
  severity: 'warning',
  summary: 'An annotation that the compiler computes itself, so that a change of the configuration rolls the pods.',
  message: ({ annotation, isKept }) =>
    isKept
      ? `the annotation ${annotation} takes the place of the computed one: changes of the configuration no longer roll the pods`
      : `the annotation ${annotation} has no effect: the computed one wins`,
  hint: () => 'remove it',
});

const ofResource: DocumentPath = ['metadata', 'labels'];
const ofPods: DocumentPath = ['spec', 'podTemplateSpec', 'metadata', 'labels'];
const ofProxyPods: DocumentPath = ['spec', 'resourceOverrides', 'proxyDeployment', 'podTemplateMetadataOverrides'];
const ofProxy: readonly DocumentPath[] = [
  ['spec', 'resourceOverrides', 'proxyDeployment', 'labels'],
  [...ofProxyPods, 'labels'],
  ['spec', 'resourceOverrides', 'proxyService', 'labels'],
];

/** Where labels of emitted objects can be written, by kind; a kind that emits nothing has no line. */
const places: Readonly<Partial<Record<KindName, readonly DocumentPath[]>>> = {
  EmbeddingServer: [
    ofPods,
    ['spec', 'resourceOverrides', 'statefulSet', 'labels'],
    ['spec', 'resourceOverrides', 'statefulSet', 'podTemplateMetadataOverrides', 'labels'],
    ['spec', 'resourceOverrides', 'service', 'labels'],
    ['spec', 'resourceOverrides', 'persistentVolumeClaim', 'labels'],
  ],
  MCPRegistry: [ofPods],
  MCPRemoteProxy: [...ofProxy],
  MCPServer: [ofPods, ...ofProxy],
  VirtualMCPServer: [ofPods],
};

/** Where annotations of pods can be written that carry the hash of their configuration; `isKept`: the merge lets the user's win. */
const annotationPlaces: Readonly<Partial<Record<KindName, { readonly path: DocumentPath; readonly isKept: boolean }>>> =
  {
    MCPRegistry: { path: ['spec', 'podTemplateSpec', 'metadata', 'annotations'], isKept: true },
    MCPRemoteProxy: { path: [...ofProxyPods, 'annotations'], isKept: false },
    MCPServer: { path: [...ofProxyPods, 'annotations'], isKept: false },
    VirtualMCPServer: { path: ['spec', 'podTemplateSpec', 'metadata', 'annotations'], isKept: true },
  };

/**
 * Generated labels win over labels of users (design: compile decisions, labels); collisions with them or with the computed
 * annotation are reported. A warning is for places that have no other use than the labels of an object; those of a resource describe the resource.
 */
export const labelsGenerated: Rule = (program, report) => {
  reportOwnLabels(program, report);
  for (const resource of program.resources) {
    const pods = annotationPlaces[resource.kind];
    if (pods !== undefined && propertyOf(mapAt(resource.authored, pods.path), configHashAnnotation) !== undefined) {
      const place = placeOf(resource, [...pods.path, configHashAnnotation], 'key');
      report(generatedAnnotation({ annotation: configHashAnnotation, isKept: pods.isKept }, place));
    }
    for (const path of places[resource.kind] ?? []) {
      const labels = mapAt(resource.authored, path);
      if (typeof labels !== 'object' || labels === null) continue;
      for (const label of Object.keys(labels)) {
        if (!generatedLabels.has(label)) continue;
        report(generatedLabelWins({ label }, placeOf(resource, [...path, label], 'key')));
      }
    }
  }
};

/** One line for all resources: tools write these labels on everything. */
function reportOwnLabels(program: LinkedProgram, report: Report): void {
  const owners = program.resources.flatMap((resource) => {
    if (places[resource.kind] === undefined) return [];
    const { labels: written } = resource.authored.metadata;
    if (written === undefined) return [];
    const labels = Object.keys(written).filter((label) => generatedLabels.has(label));
    return labels.length === 0 ? [] : [{ resource, labels }];
  });
  const [first] = owners;
  if (first === undefined) return;
  const labels = [...new Set(owners.flatMap((owner) => owner.labels))].toSorted();
  const place = placeOf(first.resource, [...ofResource, first.labels[0] ?? ''], 'key');
  report(labelsOfResource({ labels, count: owners.length }, place));
}

function mapAt(root: unknown, path: DocumentPath): unknown {
  let value = root;
  for (const step of path) value = propertyOf(value, String(step));
  return value;
}
