import { expect, test } from 'vitest';
import { maskedSource } from '../../../runtime/diagnostics/mask-credentials.ts';

const secret = 'Zq7xWv9kLm3pRt5n';
const signs = [
  '\n',
  '\r\n',
  '"',
  "'",
  ':',
  '{',
  '}',
  '[',
  ']',
  '\t',
  ' ',
  '|',
  '&',
  '-',
  '#',
  '%',
  '`',
  '@',
  '*',
  '!',
  ',',
];

/** Each text has the credential once, behind the name that tells what it is. */
const forms: Readonly<Record<string, string>> = {
  'a variable in quotes': `env:\n  - name: SECRET_KEY\n    value: "${secret}"\n  - name: REGION\n    value: eu\n`,
  'a variable': `env:\n  - name: SECRET_KEY\n    value: ${secret}\n  - name: REGION\n    value: eu\n`,
  'a variable with line ends of Windows': `env:\r\n  - name: SECRET_KEY\r\n    value: ${secret}\r\n  - name: REGION\r\n`,
  'a field': `spec:\n  clientSecret: ${secret}\n  image: a\n`,
};

/** What nothing can tell from a sentence: a field that lost its colon, or that is alone on its line. */
const untold = ['20 without ":"', '20 with "\\n"', '20 with "\\r\\n"'];

/** Variants of `text` with one character less or one sign more, between the name and the end of the value. */
function* torn(text: string): Generator<readonly [how: string, text: string]> {
  const first = Math.max(
    text.indexOf('SECRET_KEY') + 'SECRET_KEY'.length,
    text.indexOf('clientSecret') + 'clientSecret'.length,
  );
  const last = text.indexOf(secret) + secret.length;
  for (let at = first; at <= last; at++) {
    // The two characters of one line end stay together.
    if (text[at - 1] === '\r') continue;
    const before = text.slice(0, at);
    yield [`${at} without ${JSON.stringify(text[at])}`, before + text.slice(at + 1)];
    for (const sign of signs) yield [`${at} with ${JSON.stringify(sign)}`, before + sign + text.slice(at)];
  }
}

test.each(Object.entries(forms))('one character that is wrong shows no half of a credential: %s', (title, text) => {
  const shown: string[] = [];
  let tried = 0;
  for (const [how, changed] of torn(text)) {
    tried += 1;
    const { text: masked } = maskedSource({ path: 'a.yaml', text: changed });
    const halves = Array.from({ length: secret.length - 7 }, (__, at) => secret.slice(at, at + 8));
    if (halves.some((half) => masked.includes(half))) shown.push(how);
  }
  expect(tried).toBeGreaterThan(300);
  expect(shown).toEqual(title === 'a field' ? untold : []);
});
