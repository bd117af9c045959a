import packageFile from '../../package.json' with { type: 'json' };
import { project } from '../../generated/project.ts';

/** Image of our own programs (proxy, aggregator, registry) unless another is named: that of this version (design: compile decisions, image). */
export const ownImage = `${project.image}:${packageFile.version}`;
