import type { RunConfig } from '../../generated/types/run.ts';
import type { NamedSecret } from '../endpoint/named-secret.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';
import { placeOf, secretValue } from '../http/secret-value.ts';

/**
 * The variables that a document makes of secrets (`--secret NAME,target=TARGET`). A secret that is missing is refused before anything starts,
 * by its name and its place.
 */
export async function secretsOf(
  { secrets = [] }: Pick<RunConfig, 'secrets'>,
  secretNamed: NamedSecret,
): Promise<{ readonly variables: Readonly<Record<string, string>> } | RefusedStart> {
  const variables: Record<string, string> = {};
  for (const { name, target } of secrets) {
    const source = secretNamed(name);
    const reading = await secretValue(source).read();
    if (!reading.ok) {
      const hint = `keep it with svc secret set ${name}, or put it into a file of this name in the folder SVC_SECRETS_DIR, or into the variable SVC_SECRET_<NAME>`;
      return { problem: `the secret ${name}${placeOf(source)} cannot be read: ${reading.problem}`, hint };
    }
    variables[target] = reading.text;
  }
  return { variables };
}
