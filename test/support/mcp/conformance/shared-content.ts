import { completable, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { onePixel, said } from './samples.ts';

/** The prompts of the suite. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt('test_simple_prompt', { description: 'Has no arguments.' }, () => ({
    messages: [{ role: 'user', content: said('This is a simple prompt for testing.') }],
  }));
  const words = completable(z.string(), (begun) => ['paris', 'park', 'party'].filter((word) => word.startsWith(begun)));
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'Has two arguments.', argsSchema: z.object({ arg1: words, arg2: z.string() }) },
    ({ arg1, arg2 }) => ({
      messages: [{ role: 'user', content: said(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`) }],
    }),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'Holds a resource.', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) => ({
      messages: [
        {
          role: 'user',
          content: { type: 'resource', resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Its content.' } },
        },
        { role: 'user', content: said('Please process the embedded resource above.') },
      ],
    }),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'Holds a picture.' }, () => ({
    messages: [
      { role: 'user', content: onePixel },
      { role: 'user', content: said('Please analyze the image above.') },
    ],
  }));
}

/** The resources of the suite. */
export function addResources(server: McpServer): void {
  for (const name of ['static-text', 'watched-resource']) {
    const uri = `test://${name}`;
    server.registerResource(name, uri, { description: 'A text.', mimeType: 'text/plain' }, () => ({
      contents: [{ uri, mimeType: 'text/plain', text: 'This is the content of a text resource.' }],
    }));
  }
  server.registerResource(
    'static-binary',
    'test://static-binary',
    { description: 'A picture.', mimeType: 'image/png' },
    ({ href }) => ({
      contents: [{ uri: href, mimeType: 'image/png', blob: onePixel.data }],
    }),
  );
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { description: 'Takes an id.', mimeType: 'application/json' },
    ({ href }, { id }) => ({
      contents: [
        {
          uri: href,
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  );
}
