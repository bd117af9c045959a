import { setTimeout as after } from 'node:timers/promises';
import { fromJsonSchema, type McpServer } from '@modelcontextprotocol/server';
import { onePixel, said, silence } from './samples.ts';

/** What tells open streams that a list changed. */
export interface ListChanges {
  toolsChanged(): void;
  promptsChanged(): void;
}

/** The schema that the suite expects to arrive with every keyword. */
const wideSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
};

const regionSchema = {
  type: 'object',
  properties: {
    region: { type: 'string', 'x-mcp-header': 'Region' },
    priority: { type: 'integer', 'x-mcp-header': 'Priority' },
    urgent: { type: 'boolean', 'x-mcp-header': 'Urgent' },
  },
  required: ['region'],
};

/** The tools of the suite that answer without a question to the client. */
export function addPlainTools(server: McpServer, changes: ListChanges): void {
  const answers = {
    test_simple_text: [said('This is a simple text response for testing.')],
    test_image_content: [onePixel],
    test_audio_content: [silence],
    test_embedded_resource: [embedded('test://embedded-resource', 'text/plain', 'An embedded resource.')],
    test_multiple_content_types: [
      said('Multiple content types test:'),
      onePixel,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  };
  for (const [name, content] of Object.entries(answers)) {
    server.registerTool(name, { description: `Answers with ${name}.` }, () => ({ content }));
  }
  server.registerTool('test_error_handling', { description: 'Fails.' }, () => ({
    isError: true,
    content: [said('This tool intentionally returns an error for testing')],
  }));
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Has a wide schema.', inputSchema: fromJsonSchema(wideSchema) },
    () => ({
      content: [said('valid')],
    }),
  );
  server.registerTool(
    'test_headers',
    { description: 'Takes headers.', inputSchema: fromJsonSchema(regionSchema) },
    (given) => ({
      content: [said(JSON.stringify(given))],
    }),
  );
  server.registerTool('test_trigger_tool_change', { description: 'Changes the tools.' }, () => {
    changes.toolsChanged();
    return { content: [said('changed')] };
  });
  server.registerTool('test_trigger_prompt_change', { description: 'Changes the prompts.' }, () => {
    changes.promptsChanged();
    return { content: [said('changed')] };
  });
}

/** The tools of the suite that send notifications before they answer. */
export function addTalkingTools(server: McpServer): void {
  for (const name of ['test_tool_with_logging', 'test_logging_tool']) {
    server.registerTool(name, { description: 'Logs.' }, async ({ mcpReq }) => {
      for (const step of ['started', 'processing', 'completed']) {
        await mcpReq.log('info', `Tool execution ${step}`);
        await after(20);
      }
      return { content: [said('logged')] };
    });
  }
  for (const name of ['test_tool_with_progress', 'test_streaming_elicitation']) {
    server.registerTool(name, { description: 'Reports its progress.' }, async ({ mcpReq }) => {
      const progressToken = mcpReq._meta?.progressToken;
      for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } });
        await after(20);
      }
      return { content: [said(String(progressToken))] };
    });
  }
  server.registerTool('test_reconnection', { description: 'Ends its stream before it answers.' }, async ({ http }) => {
    http?.closeSSE?.();
    await after(100);
    return { content: [said('You came again.')] };
  });
}

function embedded(
  uri: string,
  mimeType: string,
  text: string,
): { type: 'resource'; resource: { uri: string; mimeType: string; text: string } } {
  return { type: 'resource', resource: { uri, mimeType, text } };
}
