// Prints a token of somebody in people.ts: npx node examples/registry-authorized/token.ts reader
const [name = 'reader'] = process.argv.slice(2);

const response = await fetch('http://localhost:9000/token', {
  method: 'POST',
  headers: { authorization: `Basic ${btoa(`${name}:${name}`)}` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});
const answer = (await response.json()) as { readonly access_token?: string; readonly error_description?: string };
if (answer.access_token === undefined) throw new Error(`no token for ${name}: ${answer.error_description}`);
process.stdout.write(`${answer.access_token}\n`);
