import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { rules } from '../check/every-rule.ts';
import { relevantRules } from '../check/relevance.ts';
import type { LinkedProgram } from './link.ts';
import { readPermissionProfiles, type PermissionProfiles } from './permission-profiles.ts';

declare const checked: unique symbol;

/** A linked program that every rule has seen. Only such a program can be lowered. */
export interface CheckedProgram extends LinkedProgram {
  readonly [checked]: true;
  readonly permissionProfiles: PermissionProfiles;
}

/** Runs every cross-document rule that may have something to say (the others are not even loaded) and reads the documents inside the documents. */
export async function check(program: LinkedProgram, report: Report): Promise<CheckedProgram> {
  const relevant = await Promise.all(relevantRules(program, rules).map((rule) => rule.load()));
  for (const rule of relevant) await rule(program, report);
  const permissionProfiles = await readPermissionProfiles(program, report);
  // The brand exists in types only: passing through here is what it stands for.
  return { ...program, permissionProfiles } as CheckedProgram;
}
