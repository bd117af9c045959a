/** What a caller can ask a server for, as policies name it. */
export const cedarActions: readonly string[] = [
  'call_tool',
  'get_prompt',
  'read_resource',
  'list_tools',
  'list_prompts',
  'list_resources',
];
