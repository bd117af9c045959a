import { describe, expect, test } from 'vitest';
import { resource, validateTexts } from '../../support/validated.ts';

describe('a target in another namespace', () => {
  const spec = '  image: example.com/a\n  groupRef: tools';
  const said = async (texts: readonly string[], options = {}): Promise<(string | undefined)[]> => {
    const { diagnostics } = await validateTexts({ 'a.yaml': texts.join('---\n') }, options);
    return diagnostics
      .filter(({ code }) => code.startsWith('link/'))
      .flatMap(({ code, message, hint }) => [code, message, hint]);
  };
  const hint = (place: string) => `there is one ${place}, but references stay inside a namespace: give both the same`;

  test('is suggested before a name of another kind or a similar name', async () => {
    const near = resource('MCPGroup', 'tool', '  description: a', 'mcp');
    const ofKind = resource('MCPToolConfig', 'tools', '  toolsFilter: [x]', 'mcp');
    const away = resource('MCPGroup', 'tools', '  description: a', 'other');
    for (const others of [[away], [away, near], [away, ofKind]])
      expect(await said([resource('MCPServer', 'a', spec, 'mcp'), ...others])).toEqual([
        'link/missing-target',
        'there is no MCPGroup "tools" in namespace "mcp"',
        hint('in namespace "other"'),
      ]);
  });

  test('is suggested if one of the two has no namespace', async () => {
    const away = (namespace?: string) => resource('MCPGroup', 'tools', '  description: a', namespace);
    expect(await said([resource('MCPServer', 'a', spec, 'mcp'), away()])).toContain(hint('without a namespace'));
    expect(await said([resource('MCPServer', 'a', spec), away('mcp')])).toEqual([
      'link/missing-target',
      'there is no MCPGroup "tools" without a namespace',
      hint('in namespace "mcp"'),
    ]);
    expect(await said([resource('MCPServer', 'a', spec), away('mcp')], { extent: 'part' })).toContain(
      hint('in namespace "mcp"'),
    );
    expect(await said([resource('MCPServer', 'a', spec), away('mcp')], { namespace: 'mcp' })).toEqual([]);
  });
});
