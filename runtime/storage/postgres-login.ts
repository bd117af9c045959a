import type { RegistryDatabase } from '../../generated/types/registry-database.ts';

/** Who signs in to PostgreSQL, and with what. */
export interface PostgresLogin {
  readonly user: string;
  readonly password?: string;
  readonly passwordFile?: string;
}

/** The user whom the server works as. */
export function serverLogin({ user, password, passwordFile }: RegistryDatabase): PostgresLogin {
  return login(user, password, passwordFile);
}

/** The user who may change tables: the one given for it, else the server's own. */
export function migrationLogin(settings: RegistryDatabase): PostgresLogin {
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
