import { exitCodes } from '../exit-codes.ts';
import type { RegistryProblem } from './registry-problem.ts';
import { isThisMachine, type ServerAddress } from '../client/server-address.ts';

/** Largest answer that is read, in bytes. */
export const largestAnswer = 64 * 1024 * 1024;

/** Thrown while an answer is read that is larger than that. */
export class AnswerTooLarge extends Error {}

/** What a failed request means: nobody there, no TLS, an unknown certificate. `error`: what fetch rejected with. */
export function connectionProblem(error: Error, { base, named }: ServerAddress): RegistryProblem {
  const code = codeOf(error);
  const of = (message: string, hint: string): RegistryProblem => ({ message, hint, exitCode: exitCodes.usage });
  if (error instanceof AnswerTooLarge)
    return of(`the answer of ${base.origin} is larger than ${largestAnswer} bytes`, `check ${named}`);
  if (error.name === 'TimeoutError')
    return of(`${base.origin} did not answer in time`, 'check the network, or try again later');
  if (code === 'ECONNREFUSED')
    return of(
      `nothing listens at ${base.origin}`,
      isThisMachine(base)
        ? `start the server, or check the port of ${named}`
        : `check the host and the port of ${named}`,
    );
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return of(`the host "${base.hostname}" is not known`, `check the host of ${named}, and the network`);
  if (base.protocol === 'https:' && noTls.test(code))
    return of(`${base.origin} does not speak TLS`, `write http:// in ${named} if that is meant, or check the port`);
  if (certificates.has(code))
    return of(
      `the certificate of ${base.origin} is not trusted (${code})`,
      'name the file of its certificate authority in the variable NODE_EXTRA_CA_CERTS',
    );
  if (code === 'CERT_HAS_EXPIRED')
    return of(`the certificate of ${base.origin} has expired`, 'tell those who run the server');
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return of(
      `the certificate of ${base.origin} is for another host`,
      `use the name in ${named} that the certificate was made for`,
    );
  if (base.protocol === 'http:' && /^(ECONNRESET|UND_ERR_SOCKET|HPE_)/.test(code))
    return of(`${base.origin} gave no HTTP answer (${code})`, `write https:// in ${named} if the server speaks TLS`);
  const { cause } = error;
  // fetch itself says no more than that it failed.
  const reason = code === '' ? (cause instanceof Error ? cause : error).message : code;
  return of(`${base.origin} did not answer: ${reason}`, `check ${named} and the network`);
}

/** The codes of OpenSSL for an answer that is not TLS. */
const noTls = /^(ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|EPROTO)$/;

const certificates: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** The code of the first cause that has one; empty where none has. */
function codeOf(error: Error): string {
  const seen: unknown[] = [error];
  for (const cause of seen) {
    if (!(cause instanceof Error)) continue;
    if ('code' in cause && typeof cause.code === 'string' && cause !== error) return cause.code;
    if (seen.length < 10) seen.push(cause.cause, ...(cause instanceof AggregateError ? cause.errors : []));
  }
  return '';
}
