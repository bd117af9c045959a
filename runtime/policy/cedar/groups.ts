import type { TokenClaims } from '../../identity/identity.ts';

/** Where the groups of a caller come from. */
export interface GroupSettings {
  /** Name of the claim with the groups, or a path with dots to one inside of others. */
  readonly groupClaimName?: string;
  /** Name of a further claim, whose values count as groups too. */
  readonly roleClaimName?: string;
}

/** Claims that providers write groups in, the first that is present counts. */
const usualClaims = ['groups', 'roles', 'cognito:groups'];
const most = 1000;

/** The groups that a token names, each once. A claim that is a single string is a group too. */
export function groupsOf(claims: TokenClaims, settings: GroupSettings): readonly string[] {
  const names =
    settings.groupClaimName === undefined
      ? usualClaims.filter((name) => claims[name] !== undefined).slice(0, 1)
      : [settings.groupClaimName];
  if (settings.roleClaimName !== undefined) names.push(settings.roleClaimName);
  return [...new Set(names.flatMap((name) => stringsAt(claims, name)))].slice(0, most);
}

/** A claim by its whole name first: names may hold dots themselves (`https://example.com/groups`). */
function stringsAt(claims: TokenClaims, name: string): readonly string[] {
  let value: unknown = Object.hasOwn(claims, name) ? claims[name] : undefined;
  if (value === undefined) {
    value = claims;
    for (const part of name.split('.')) {
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? Reflect.get(value, part)
          : undefined;
    }
  }
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
