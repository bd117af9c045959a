import { isCredentialProblem, type Credential, type CredentialHeaders, type CredentialProblem } from './credential.ts';

/** The headers of several credentials. Of headers with one name the last one counts; the first problem is the answer. */
export function combinedCredential(credentials: readonly Credential[]): Credential {
  return {
    headers(caller) {
      const answers = credentials.map((credential) => credential.headers(caller));
      const ready: (CredentialHeaders | CredentialProblem)[] = [];
      for (const answer of answers) {
        if (answer instanceof Promise) return Promise.all(answers.map(async (each) => each)).then(joined);
        ready.push(answer);
      }
      return joined(ready);
    },
    async close() {
      await Promise.all(credentials.map((credential) => credential.close()));
    },
  };
}

function joined(answers: readonly (CredentialHeaders | CredentialProblem)[]): CredentialHeaders | CredentialProblem {
  const [first] = answers;
  if (answers.length === 1 && first !== undefined) return first;
  const byName = new Map<string, string>();
  for (const answer of answers) {
    if (isCredentialProblem(answer)) return answer;
    for (let index = 0; index + 1 < answer.length; index += 2) byName.set(answer[index] ?? '', answer[index + 1] ?? '');
  }
  return [...byName].flat();
}
