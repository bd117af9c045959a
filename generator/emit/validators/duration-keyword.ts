import { _, type Code, type CodeKeywordDefinition } from 'ajv';

/** The Ajv keyword `x-minimum-duration` as code: the segments of a duration are summed in nanoseconds. */
export function minimumDurationKeyword(): CodeKeywordDefinition {
  return {
    keyword: 'x-minimum-duration',
    type: 'string',
    schemaType: 'string',
    code(cxt) {
      const units = _`({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })`;
      const nanoseconds = (text: Code | string): Code =>
        _`Array.from(String(${text}).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ${units}[part[2]], 0)`;
      cxt.fail(_`${nanoseconds(cxt.data)} < ${nanoseconds(String(cxt.schema))}`);
    },
    error: { message: 'too short', params: ({ schema }) => _`{ minimum: ${schema} }` },
  };
}
