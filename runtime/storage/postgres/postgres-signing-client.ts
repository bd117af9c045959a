import { Client, type ClientConfig } from 'pg';

/**
 * A connection of the pool that closes its socket when it fails to sign in. The driver leaves it open where there is no password to
 * answer with: it would hold this process, and a place at the server, until the server gives the client up after a minute.
 */
export class SigningClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const { connection } = this;
    connection.once('error', () => connection.stream.destroy());
  }
}
