import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { KindName } from '../../generated/kinds.ts';
import { generatedLabels } from '../lower/labels.ts';
import type { Rule } from './rule.ts';

export const generatedLabelWins = defineDiagnostic<{ label: string }>({
  code: 'labels/generated-wins',
  severity: 'warning',
  summary:
    'A label that the compiler writes itself: Services and Deployments select pods by it, so it cannot be changed.',
  message: ({ label }) => `the label ${label} has no effect: the generated one wins`,
  hint: ({ label }) => `remove it, or use a label of your own instead of ${label}`,
});

const ofResource: DocumentPath = ['metadata', 'labels'];
const ofPods: DocumentPath = ['spec', 'podTemplateSpec', 'metadata', 'labels'];
const ofProxy: readonly DocumentPath[] = [
  ['spec', 'resourceOverrides', 'proxyDeployment', 'labels'],
  ['spec', 'resourceOverrides', 'proxyDeployment', 'podTemplateMetadataOverrides', 'labels'],
  ['spec', 'resourceOverrides', 'proxyService', 'labels'],
];

/** Where labels of emitted objects can be written, by kind; a kind that emits nothing has no line. */
const places: Readonly<Partial<Record<KindName, readonly DocumentPath[]>>> = {
  EmbeddingServer: [
    ofResource,
    ofPods,
    ['spec', 'resourceOverrides', 'statefulSet', 'labels'],
    ['spec', 'resourceOverrides', 'statefulSet', 'podTemplateMetadataOverrides', 'labels'],
    ['spec', 'resourceOverrides', 'service', 'labels'],
    ['spec', 'resourceOverrides', 'persistentVolumeClaim', 'labels'],
  ],
  MCPRegistry: [ofResource, ofPods],
  MCPRemoteProxy: [ofResource, ...ofProxy],
  MCPServer: [ofResource, ofPods, ...ofProxy],
  VirtualMCPServer: [ofResource, ofPods],
};

/** Labels of users stand below the generated ones (design: compile decisions, labels); where they collide we say so. */
export const generatedLabelsWin: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const path of places[resource.kind] ?? []) {
      const labels = path.reduce<unknown>(
        (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
        resource.authored,
      );
      if (typeof labels !== 'object' || labels === null) continue;
      for (const label of Object.keys(labels)) {
        if (!generatedLabels.has(label)) continue;
        report(generatedLabelWins({ label }, placeOf(resource, [...path, label], 'key')));
      }
    }
  }
};
