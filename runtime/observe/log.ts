import { pino, type DestinationStream, type Logger } from 'pino';
import { project } from '../../generated/project.ts';
import { accessLine, isFailure, type AccessRecord } from './access-line.ts';
import { standardError, type LogDestination } from './standard-error.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Levels, from the most talkative to silence. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Structured log of a server: one JSON object per line. Fields hold no secret, no token and no claim value. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  /** The same log with fields that each of its lines carries. */
  child(fields: object): Log;
  /** One line per answered request; its own door, because it is on the way of every one. */
  access(record: AccessRecord): void;
  /** Writes what is still buffered, before the process ends. */
  flush(): void;
}

export interface LogOptions {
  readonly level?: LogLevel;
  /** Where lines go; standard error when absent. */
  readonly destination?: DestinationStream & Partial<LogDestination>;
}

/** The level that SVC_LOG_LEVEL names, in any case; undefined where it names none. */
export function logLevelFrom(environment: Readonly<Record<string, string | undefined>>): LogLevel | undefined {
  const text = environment[`${project.environmentPrefix}LOG_LEVEL`]?.toLowerCase();
  return logLevels.find((level) => level === text);
}

/**
 * Opens the log. Values under keys that name a secret, credentials in addresses and bearer tokens in strings become `***` everywhere; an
 * `err` field is written with its type, message and stack.
 */
export function createLog({ level = 'info', destination = standardError() }: LogOptions = {}): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (fields) => withoutSecrets(fields) },
      // Errors are taken apart by the formatter, which sees them first.
      serializers: { err: (value: unknown) => value },
    },
    destination,
  );
  const access = logger.isLevelEnabled('info')
    ? (record: AccessRecord): void => {
        destination.write(accessLine(record));
      }
    : (record: AccessRecord): void => {
        if (isFailure(record) && logger.isLevelEnabled('error')) destination.write(accessLine(record));
      };
  return logOf(
    logger,
    access,
    () => destination.hurry?.(),
    () => destination.flushSync?.(),
  );
}

function logOf(logger: Logger, access: Log['access'], hurry: () => void, flush: () => void): Log {
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => {
      logger.error(fields, message);
      // Written now, but without waiting for a stalled reader.
      hurry();
    },
    child: (fields) => logOf(logger.child(withoutSecrets(fields)), access, hurry, flush),
    access,
    flush,
  };
}
