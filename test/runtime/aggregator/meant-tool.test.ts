import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meantTool } from '../../../runtime/aggregator/optimizer/meant-tool.ts';
import { rawOf, stringOf, type Envelope } from '../../../runtime/mcp/envelope/envelope.ts';
import { scanEnvelope } from '../../../runtime/mcp/envelope/scan-envelope.ts';

function envelopeOf(text: string): Envelope {
  const envelope = scanEnvelope(Buffer.from(text));
  if (envelope.kind === 'problem') throw new Error(envelope.message);
  return envelope;
}

/** The name and the arguments, as their bytes, of what a call with these arguments means; or what is wrong with it. */
function meant(given: string): readonly [string | undefined, string] | string {
  const found = meantTool(
    envelopeOf(`{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"call_tool","arguments":${given}}}`),
  );
  if (!('bytes' in found)) return found.message;
  const { arguments: span } = found.param;
  if (span === undefined) throw new Error('no arguments');
  return [stringOf(found, found.param.name), rawOf(found, span).toString('utf8')];
}

const noName = 'Invalid params: tool_name is missing: give the name of a tool that find_tool has returned';
const noParameters = 'Invalid params: parameters is not an object: give the arguments of the tool by name';
const twice = 'Invalid params: tool_name or parameters is there twice';

describe('a call of call_tool is the call of the tool that it names', () => {
  test.each<[string, ReturnType<typeof meant>]>([
    ['{"tool_name":"t"}', ['t', '{}']],
    ['{"tool_name":"t","parameters":null}', ['t', '{}']],
    [
      '{"parameters": { "a" : 12345678901234567890, "b":1.0 },"tool_name":"t"}',
      ['t', '{ "a" : 12345678901234567890, "b":1.0 }'],
    ],
    [String.raw`{"tool_name":"t","parameters":" {\"a\": 1} "}`, ['t', '{"a": 1}']],
    ['{"parameters":{"tool_name":"t","a":1.50,"b":[]}}', ['t', '{"a":1.50,"b":[]}']],
    // A tool may have an argument of that name.
    ['{"tool_name":"t","parameters":{"tool_name":"u"}}', ['t', '{"tool_name":"u"}']],
    ['{"parameters":{"a":1}}', noName],
    ['{"tool_name":7}', noName],
    ['[]', noName],
    ['{"tool_name":"t","parameters":[1]}', noParameters],
    ['{"tool_name":"t","parameters":"{"}', noParameters],
    ['{"tool_name":"t","parameters":"[1]"}', noParameters],
    ['{"tool_name":"t","tool_name":"u"}', twice],
    ['{"tool_name":"t","parameters":{},"parameters":{}}', twice],
    ['{"parameters":{"tool_name":"t","tool_name":"u"}}', twice],
  ])('%s', (given, expected) => {
    expect(meant(given)).toEqual(expected);
  });

  test('without arguments there is no name', () => {
    const call = envelopeOf('{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"call_tool"}}');
    expect(meantTool(call)).toMatchObject({ message: noName });
  });

  test('a string of parameters that nests too deeply is refused', () => {
    const deep = '['.repeat(500) + ']'.repeat(500);
    expect(meant(JSON.stringify({ tool_name: 't', parameters: `{"a":${deep}}` }))).toContain('nests too deeply');
  });

  test('everything else stays, in whatever order it is', () => {
    const params = fc.shuffledSubarray(['_meta', 'requestState', 'inputResponses'] as const);
    fc.assert(
      fc.property(params, fc.boolean(), fc.string(), fc.jsonValue(), (others, isNameLast, name, value) => {
        fc.pre(name !== '');
        const meta = { progressToken: 'p' };
        const more = Object.fromEntries(others.map((key) => [key, key === '_meta' ? meta : 'x']));
        const call = { arguments: { parameters: { value }, tool_name: name } };
        const tool = { name: 'call_tool' };
        const given = isNameLast ? { ...call, ...more, ...tool } : { ...tool, ...more, ...call };
        const found = meantTool(
          envelopeOf(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: given })),
        );
        if (!('bytes' in found)) throw new Error(found.message);
        expect(JSON.parse(found.bytes.toString('utf8'))).toEqual(
          JSON.parse(
            JSON.stringify({
              jsonrpc: '2.0',
              id: 1,
              method: 'tools/call',
              params: { ...more, name, arguments: { value } },
            }),
          ),
        );
      }),
    );
  });
});
