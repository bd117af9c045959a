import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { rules } from './every-rule.ts';
import { relevantRules } from './relevance.ts';
import type { LinkedProgram } from '../program/link.ts';
import { shareFacts } from '../facts/facts-of.ts';
import { readPermissionProfiles } from '../facts/permission-profiles.ts';
import type { CheckedProgram } from '../program/checked-program.ts';

/** Runs every cross-document rule that may have something to say (the others are not even loaded) and reads the documents inside the documents. */
export async function check(program: LinkedProgram, report: Report): Promise<CheckedProgram> {
  const relevant = await Promise.all(relevantRules(program, rules).map((rule) => rule.load()));
  for (const rule of relevant) await rule(program, report);
  const permissionProfiles = await readPermissionProfiles(program, report);
  // The brand exists in types only: passing through here is what it means.
  const checked = { ...program, permissionProfiles } as CheckedProgram;
  shareFacts(program, checked);
  return checked;
}
