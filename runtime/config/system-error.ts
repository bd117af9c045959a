import { openTable } from '../diagnostics/open-table.ts';

const reasons: Readonly<Record<string, string>> = openTable({
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'its symbolic links go in circles',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file (a symbolic link may lead to nothing)',
  ENXIO: 'it is a socket',
  EISDIR: 'it is a folder',
});

/** The code of an error of the operating system, such as `ENOENT`. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The reason of the operating system, for a message. Rethrows an error that is not from the system, since that is a bug of this program. */
export function reasonOf(error: unknown): string {
  const code = systemCodeOf(error);
  if (code === undefined) throw error;
  return reasons[code] ?? code;
}
