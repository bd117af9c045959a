import { DUMP_SCHEMA, NOT_RESOLVED, defineScalarTag } from 'js-yaml';
import { judgePlainScalar } from '../../runtime/config/yaml/plain-scalar.ts';

/** A line that begins with one of these ends a document, also where it is a key. */
const marker = /^(?:---|\.\.\.)(?:[ \t]|$)/;

/**
 * Words that js-yaml would print without quotes and that some reader takes for something else than text: `+_1` and `1_e3` are numbers
 * to a cluster. What we would report in an input is quoted in our output.
 */
const doubtful = defineScalarTag('!doubtful', {
  implicit: true,
  implicitFirstChars: '+-.0123456789'.split(''),
  resolve: (word) => (judgePlainScalar(word) !== undefined || marker.test(word) ? word : NOT_RESOLVED),
  identify: () => false,
});

/** The schema of all output: a string stays a string for every reader of YAML. */
export const printedWords = DUMP_SCHEMA.withTags(doubtful);
