import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certification authority of its own, and a server certificate from it. */
export interface Certificates {
  /** PEM file of the CA. */
  readonly caFile: string;
  /** What is in it. */
  readonly ca: string;
  /** Of the server, as PEM. */
  readonly key: string;
  readonly cert: string;
}

/**
 * Makes a CA and a certificate for `localhost`, 127.0.0.1 and the given names with the openssl program, valid for a day, in a folder.
 */
export function makeCertificates(folder: string, ...names: readonly string[]): Certificates {
  const at = (name: string): string => join(folder, name);
  const openssl = (...options: readonly string[]): void => {
    execFileSync('openssl', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
    '-days',
    '1',
    '-subj',
    '/CN=Test CA',
  );
  const request = ['req', '-x509', ...newKey, '-keyout', at('server.key'), '-out', at('server.pem'), '-days', '1'];
  const alternatives = ['DNS:localhost', 'IP:127.0.0.1', ...names.map((name) => `DNS:${name}`)].join(',');
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${alternatives}`];
  const signer = ['-addext', 'basicConstraints=critical,CA:FALSE', '-CA', at('ca.pem'), '-CAkey', at('ca.key')];
  openssl(...request, ...subject, ...signer);
  return {
    caFile: at('ca.pem'),
    ca: readFileSync(at('ca.pem'), 'utf8'),
    key: readFileSync(at('server.key'), 'utf8'),
    cert: readFileSync(at('server.pem'), 'utf8'),
  };
}
