// Prints a token of somebody in people.ts: npx node examples/registry-authorized/token.ts reader
import { people } from './people.ts';

const [name = 'reader'] = process.argv.slice(2);

const response = await fetch('http://localhost:9000/token', {
  method: 'POST',
  headers: { authorization: `Basic ${btoa(`${name}:${name}`)}` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});
const answer = (await response.json()) as { readonly access_token?: string };
if (answer.access_token === undefined) {
  process.stderr.write(`no token for ${name}: the provider knows ${Object.keys(people).join(', ')}\n`);
  process.exitCode = 1;
} else process.stdout.write(`${answer.access_token}\n`);
