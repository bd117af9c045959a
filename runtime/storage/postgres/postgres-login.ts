import type { PostgresSettings } from './postgres-settings.ts';

/** Who signs in to PostgreSQL, and with what. */
export interface PostgresLogin {
  readonly user: string;
  readonly password?: string;
  readonly passwordFile?: string;
}

/** The user whom the server works as. */
export function serverLogin({ user, password, passwordFile }: PostgresSettings): PostgresLogin {
  return login(user, password, passwordFile);
}

/** The user who may change tables: the one given for it, else the server's own. */
export function migrationLogin(settings: PostgresSettings): PostgresLogin {
  const { migrationUser, migrationPassword, migrationPasswordFile } = settings;
  return migrationUser === undefined
    ? serverLogin(settings)
    : login(migrationUser, migrationPassword, migrationPasswordFile);
}

function login(user: string, password: string | undefined, passwordFile: string | undefined): PostgresLogin {
  return {
    user,
    ...(password === undefined ? {} : { password }),
    ...(passwordFile === undefined ? {} : { passwordFile }),
  };
}
