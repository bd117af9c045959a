import { project } from '../../../generated/project.ts';
import type { BuiltImage, ContainerEngine } from '../engine/container-engine.ts';

/** The label of the images that svc has built. */
export const builtLabels = { [`${project.group}/managed-by`]: 'svc-run' };
/** The label with the package that an image was built of, as it was written. */
export const packageLabel = `${project.group}/package`;

/**
 * Removes images that svc has built and that a newer one of the same package has replaced; `isAll`: every one. What a container has is left
 * alone, whether it runs or not. Returns the removed ones. Throws `EngineError`.
 */
export async function pruneImages(engine: ContainerEngine, isAll: boolean): Promise<readonly BuiltImage[]> {
  const images = (await engine.imagesWithLabels(builtLabels)).toSorted((a, b) => b.createdAt - a.createdAt);
  const current = new Set<string>();
  const removed: BuiltImage[] = [];
  for (const image of images) {
    // Those without a package are of the egress proxy.
    const made = image.labels[packageLabel] ?? '';
    const isNewest = !current.has(made);
    current.add(made);
    if ((isAll || !isNewest) && (await engine.removeImage(image))) removed.push(image);
  }
  return removed;
}
