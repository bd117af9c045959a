import { registryOperations } from '../../generated/api/registry-operations.ts';
import type { HttpServer } from '../http/server.ts';

const { getMetrics, getVersion, ...forEverybody } = registryOperations;
const { getHealth, getLiveness, getReadiness } = forEverybody;

/** The operations that every address of a server answers. */
export const publicOperations = forEverybody;

/** Endpoints that reveal sources and versions to every client: they move to the internal address where there is one. */
export const internalOperations = { getMetrics, getVersion };

/** What the internal address answers beside them, for the probes of whoever runs the server. */
export const probedOperations = { getHealth, getLiveness, getReadiness };

/** Where a server listens. Port 0 takes a free one. */
export interface ListenPlace {
  readonly host: string;
  readonly port: number;
}

/** The internal address cannot be listened on; its cause is the error of the system. */
export class InternalAddressRefused extends Error {
  constructor(cause: unknown) {
    super('the internal address cannot be listened on', { cause });
  }
}

/** Has the internal server listen, and returns its address. Throws InternalAddressRefused. */
export async function listenInternally(server: HttpServer, place: ListenPlace): Promise<string> {
  try {
    return await server.listen(place);
  } catch (error) {
    throw new InternalAddressRefused(error);
  }
}
