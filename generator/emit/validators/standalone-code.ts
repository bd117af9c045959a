import { posix } from 'node:path';
import type { Ajv, Options } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { preamble, type GeneratedFile } from '../../write/generated-file.ts';

/** What an exported validator accepts: the name of its type, and the generated module that declares it. */
export interface ValidatedType {
  readonly name: string;
  readonly module: string;
}

/** Path of the module that declares the shape of every validator. */
export const validateFunctionPath = 'validators/validate-function.ts';

/** How every validator is compiled. */
export const ajvOptions = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  inlineRefs: false,
  messages: false,
  // Findings carry the schema they broke: its property names and its language make the hint.
  verbose: true,
  code: { source: true, esm: true, lines: true, optimize: 2 },
} as const satisfies Options;

/**
 * A compiled schema of an Ajv instance as an ES module with its declarations: no eval and no import of this project at run time.
 * Throws when the instance does not know the schema.
 */
export function standaloneModule(
  path: string,
  parent: string,
  ajv: Ajv,
  id: string,
  type: ValidatedType,
): GeneratedFile[] {
  const validate = ajv.getSchema(id);
  if (validate === undefined) throw new Error(`${id} did not compile`);
  const from = (module: string): string => {
    const relative = posix.relative(posix.dirname(path), module);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const code = renumbered(withPlainCalls(withoutCopies(withoutRequires(standalone.default(ajv, validate)))));
  return [
    { path, content: `// ${preamble(parent)}\n${code}\n` },
    {
      path: path.replace(/\.js$/, '.d.ts'),
      content: [
        `// ${preamble(parent)}`,
        '',
        `import type { ${type.name} } from '${from(type.module)}';`,
        `import type { ValidateFunction } from '${from(validateFunctionPath)}';`,
        '',
        `/** Whether a value is a ${type.name}; its problems are in \`validate.errors\`. */`,
        `export declare const validate: ValidateFunction<${type.name}>;`,
        '',
      ].join('\n'),
    },
  ];
}

/**
 * What Ajv would require at run time, written out: the validators import nothing, whatever loads them. Characters (code points) are
 * counted only where the number of UTF-16 units leaves open whether a bound is met.
 */
const codePoints = `function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }`;

/** Replaces the CommonJS requires that Ajv prints. Throws for an unknown one, which a new keyword of this project adds. */
function withoutRequires(code: string): string {
  const counting = new Set<string>();
  const text = code.replaceAll(
    /^const (\w+) = require\("([^"]+)"\)\.default;?\n/gm,
    (_match, name: string, specifier: string) => {
      if (specifier !== 'ajv/dist/runtime/ucs2length') throw new Error(`a validator needs ${specifier} at run time`);
      counting.add(name);
      return '';
    },
  );
  if (text.includes('require(')) throw new Error('a validator requires something in a way that is not known here');
  if (counting.size === 0) return text;
  const compared = text.replaceAll(/\b(func\d+)\((\w+)\) ([<>]) (\d+)/g, (all, name: string, ...of: string[]) => {
    const [value, sign, limit] = of;
    return counting.has(name) ? `${sign === '>' ? 'isLonger' : 'isShorter'}(${value}, ${limit})` : all;
  });
  if ([...compared.matchAll(/\bfunc\d+\b/g)].some(([name]) => counting.has(name)))
    throw new Error('a validator counts characters in a way that is not known here');
  return `${codePoints}\n${compared}`;
}

/**
 * Ajv passes each part an object with the position of its value; only the path in it is ever read, and that needs no object. Throws where
 * another member is read.
 */
function withPlainCalls(code: string): string {
  const text = code
    .replaceAll(/\{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}/g, 'instancePath = ""')
    .replaceAll(/\{instancePath:(.+?),parentData:\w+,parentDataProperty:(?:"[^"]*"|\w+),rootData\}/g, '$1')
    .replaceAll('{instancePath,parentData,parentDataProperty,rootData}', 'instancePath');
  if (/\b(?:parentData|parentDataProperty|rootData)\b/.test(text))
    throw new Error('a validator reads more of where its value stands than is known here');
  return text;
}

/**
 * Ajv copies all findings for each part that adds some, so that a list of ten thousand wrong items would take ten thousand copies;
 * the findings of a part belong to nobody else, and are added where they are.
 */
function withoutCopies(code: string): string {
  const text = code.replaceAll(/\bvErrors\.concat\(((?:wrapper\d+\.)?validate\d*\.errors)\)/g, 'joined(vErrors, $1)');
  if (text.includes('.concat(')) throw new Error('a validator copies its findings in a way that is not known here');
  if (text === code) return code;
  return `function joined(all, more) { for (const one of more) all.push(one); return all; }\n${text}`;
}

/**
 * Ajv numbers its functions over all schemas of an instance; counted anew in each module, a change of one schema
 * leaves the validators of the others as they were.
 */
function renumbered(code: string): string {
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  return code.replaceAll(/\b(validate|schema|func|pattern)\d+\b/g, (name, prefix: string) => {
    const number = numbers.get(name) ?? counts.get(prefix) ?? 0;
    if (!numbers.has(name)) counts.set(prefix, number + 1);
    numbers.set(name, number);
    return `${prefix}${number}`;
  });
}
