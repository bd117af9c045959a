import { loadDocument } from '../../../generated/load.ts';
import { project } from '../../../generated/project.ts';
import type { RunProvenance } from '../../../generated/types/run-provenance.ts';
import type { ServerEntry } from '../../../generated/types/server-entry.ts';
import type { Settings } from '../../../generated/types/settings.ts';
import type { RefusedStart } from '../../../runtime/endpoint/refused-start.ts';
import { isJsonObject } from '../../../runtime/identity/json-object.ts';

/** Where publishers put what the format of the official registry has no field for. */
const publisherProvided = 'io.modelcontextprotocol.registry/publisher-provided';
/** The key of a provenance there. */
export const provenanceKey = `${project.group}/provenance`;

/**
 * Who has to have signed the image of an entry, as its publisher says; undefined for an entry without a provenance. Paths of this machine come from the
 * settings of its user, and never from an entry. Refused where it cannot be read: an image with a mistake in its provenance is not one without.
 */
export async function entryProvenance(
  { name, _meta: meta }: ServerEntry,
  { trustedRoot, signatureBundles }: Settings,
): Promise<RunProvenance | RefusedStart | undefined> {
  const provided = isJsonObject(meta) ? meta[publisherProvided] : undefined;
  const found = isJsonObject(provided) ? provided[provenanceKey] : undefined;
  if (found === undefined) return undefined;
  const hasPaths = isJsonObject(found) && ('bundlePath' in found || 'trustedRootPath' in found);
  const { validate } = await loadDocument.run();
  const document: unknown = { schemaVersion: 'v1', image: name, provenance: found };
  if (hasPaths || !validate(document) || document.provenance === undefined)
    return {
      problem: `the provenance of ${name} is not valid`,
      hint: 'tell those who publish it; --image-verification disabled ignores it',
    };
  return {
    ...document.provenance,
    ...(trustedRoot === undefined ? {} : { trustedRootPath: trustedRoot }),
    ...(signatureBundles === undefined ? {} : { bundlePath: signatureBundles }),
  };
}
