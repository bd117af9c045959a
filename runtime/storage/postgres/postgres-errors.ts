import { StoreUnavailable } from '../store-unavailable.ts';
import { openTable } from '../../diagnostics/open-table.ts';

/** SQLSTATEs, or their first two characters, that say something about the database and not about our statement. */
const reasons: Readonly<Record<string, string>> = openTable({
  '08': 'the connection failed',
  '25006': 'it takes no writes (a standby, or read-only)',
  '28': 'it refuses to let this user in',
  '3D000': 'there is no such database',
  '42501': 'this user lacks the rights for it',
  '53': 'it has run out of resources',
  '53100': 'its disk is full',
  '53300': 'it has too many connections',
  '55P03': 'a lock was not to be had in time',
  '57014': 'a statement took too long',
  '57P01': 'it is shutting down',
  '57P02': 'it has crashed and recovers',
  '57P03': 'it is starting up or shutting down',
  '57P04': 'the database was dropped',
  '57P05': 'it closed an idle connection',
  '58': 'it reports an error of its system',
  '40001': 'transactions stood in the way of each other too often',
  '40P01': 'transactions stood in the way of each other too often',
});

/** What node and the driver say when a connection ends; the driver has no codes for its own. */
const systemCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const driverSays =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed|Cannot use a pool after|timeout exceeded when trying to connect|Postgres connection has been discarded|driver has already been destroyed)/;

/** True for a conflict of transactions that has to run again (SQLSTATE class 40). */
export function isConflict(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
}

/** Why an error of the driver is the database's: StoreUnavailable; everything else as it is. */
export function postgresError(error: unknown, database: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const code = sqlStateOf(error) ?? '';
  const reason = reasons[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? reasons[code.slice(0, 2)] : undefined);
  if (reason !== undefined) return new StoreUnavailable(`${database}: ${reason} (SQLSTATE ${code})`, { cause: error });
  if (systemCodes.has(code) || driverSays.test(error.message)) return connectionError(error, database);
  return error;
}

/** An error while a connection was made: whatever it is, the database cannot be reached. */
export function connectionError(error: unknown, database: string): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  const code = sqlStateOf(error) ?? '';
  const reason = reasons[code] ?? reasons[code.slice(0, 2)];
  const said = reason === undefined ? messageOf(error) : `${reason} (${messageOf(error)})`;
  return new StoreUnavailable(`${database} cannot be reached: ${said}`, { cause: error });
}

function messageOf(error: unknown): string {
  // One attempt per address of the host: their reasons, not the empty one of the whole.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  const said = error instanceof Error ? error.message : String(error);
  return said === withoutTls ? `${said}; turn TLS on there, or set sslMode to disable on a network of its own` : said;
}

/** What the driver says of a server that answers a client's wish for TLS with no. */
const withoutTls = 'The server does not support SSL connections';

/** The SQLSTATE of an error of the server, or the code of an error of the system. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
