import type Docker from 'dockerode';
import type { BuiltImage } from './container-engine.ts';

/** What an image without a name is called in a list. */
const unnamed = '<none>:<none>';

/** Images with labels (Docker Engine API, GET /images/json). */
export async function builtImages(docker: Docker, label: readonly string[]): Promise<readonly BuiltImage[]> {
  const found = await docker.listImages({ filters: { label: [...label] } });
  return found.map(({ Id, RepoTags, Labels, Created, Size }) => ({
    id: Id,
    references: (RepoTags ?? []).filter((name) => name !== unnamed),
    labels: Labels ?? {},
    createdAt: Created,
    size: Size,
  }));
}
