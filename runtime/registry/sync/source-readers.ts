import { readDuration } from '../../language/duration.ts';
import { createOutgoing, type Outgoing } from '../../http/outgoing/outgoing.ts';
import type { SourceRecord } from '../store/registry-store.ts';
import { apiReader } from './read-api.ts';
import { fileReader } from './read-file.ts';
import { gitReader } from './read-git.ts';
import { kubernetesReader } from './read-kubernetes.ts';
import type { SourceReader } from './source-reader.ts';

/** Defaults of the time limits of one request, in milliseconds (schemas/shared/registry/{api,file}-source.json). */
const apiTimeout = 10_000;
const fileTimeout = 30_000;

/** Makes the readers of sources, which share their connections. */
export interface SourceReaders {
  /** The reader of a source; undefined for one that people publish to. */
  readerOf(record: SourceRecord): SourceReader | undefined;
  close(): Promise<void>;
}

/**
 * The operator of the server writes the sources of the configuration, so they may be in the server's own network (another registry, a Git
 * server). Sources made over the API come from people without access to that network: public addresses only. A redirect leads only to
 * public addresses or back to the host that was named.
 */
export function sourceReaders(): SourceReaders {
  const outside = { loopback: false, private: false };
  const settings = { redirectAddresses: outside, plainHttp: 'anywhere' } as const;
  const near = { ...settings, addresses: { loopback: true, private: true } };
  const configured = createOutgoing(near);
  const asked = createOutgoing({ ...settings, addresses: outside });
  return {
    readerOf({ definition, origin }) {
      const { git, api, file, kubernetes } = definition;
      const outgoing: Outgoing = origin === 'CONFIG' ? configured : asked;
      if (git !== undefined) return gitReader(git, { isPublicOnly: origin === 'API' });
      if (api?.tokenFile !== undefined && origin === 'CONFIG') {
        // Each token has connections of its own, so that it goes to nobody else.
        const own = createOutgoing({ ...near, bearer: { file: api.tokenFile } });
        return { ...apiReader(api, own, timeout(api.timeout, apiTimeout)), close: () => own.close() };
      }
      if (api !== undefined) return apiReader(api, outgoing, timeout(api.timeout, apiTimeout));
      if (file !== undefined) return fileReader(file, outgoing, timeout(file.timeout, fileTimeout));
      return kubernetes === undefined ? undefined : kubernetesReader(kubernetes);
    },
    async close() {
      await Promise.all([configured.close(), asked.close()]);
    },
  };
}

function timeout(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const read = readDuration(text);
  return 'problem' in read ? otherwise : Number(read.nanoseconds / 1_000_000n);
}
