import { describe, expect, test } from 'vitest';
import { judgePlainScalar } from '../../../../runtime/config/yaml/plain-scalar.ts';

const text = 'text';
const number = (value: number): string => `the number ${value}`;

describe('judgePlainScalar', () => {
  test.each([
    ...['y', 'Y', 'yes', 'Yes', 'YES', 'on', 'On', 'ON'].map((word) => [word, text, 'true']),
    ...['n', 'N', 'no', 'No', 'NO', 'off', 'Off', 'OFF'].map((word) => [word, text, 'false']),
    ['-012', number(-12), number(-10)],
    ['0b101', text, number(5)],
    ['-0x1F', text, number(-31)],
    ['0X1f', text, number(31)],
    ['1_000', text, number(1000)],
    ['1_0.5', text, number(10.5)],
    ['0x_ff', text, number(255)],
    ['12:30:45', text, number(45_045)],
    ['190:20', text, number(11_420)],
    ['-1:30', text, number(-90)],
    ['=', text, 'a special mark'],
    ['0o17', number(15), text],
    ['08', number(8), text],
  ])('finds %s ambiguous: %s and %s', (word, here, elsewhere) => {
    expect(judgePlainScalar(word)).toEqual({ problem: 'ambiguous', here, elsewhere });
  });

  test('finds numbers with a leading 0 that are octal to a cluster', () => {
    expect(judgePlainScalar('0400')).toEqual({ problem: 'octal', here: 400, elsewhere: 256 });
    expect(judgePlainScalar('012')).toEqual({ problem: 'octal', here: 12, elsewhere: 10 });
  });

  test.each(
    [
      'a yEs oN No. nope true True TRUE false null ~ 0 -1 +12 8080 1.5 .5 5. 1e3 +1e-3 0x1F 00 007 2024-01-31 2024-01-31T10:00:00Z',
      '8080:80 1.2.3 10.0.0.1 1a _1 1-2 v1 0x 0b 0b2 - + . -- 1_a 12:60 100m 128Mi 9007199254740991 1e22',
    ].flatMap((words) => words.split(' ')),
  )('leaves %s alone', (word) => {
    expect(judgePlainScalar(word)).toBeUndefined();
  });

  test.each([
    '9007199254740992',
    '-9007199254740993',
    '12345678901234567890',
    '0xFFFFFFFFFFFFFFFF',
    '0o777777777777777777777',
  ])('finds %s too large to be exact', (word) => {
    expect(judgePlainScalar(word)).toEqual({ problem: 'imprecise-integer' });
  });

  test.each(['.inf', '-.Inf', '+.INF', '.nan', '.NaN', '1e999', '9'.repeat(400)])('finds %s not finite', (word) => {
    expect(judgePlainScalar(word)).toEqual({ problem: 'not-finite' });
  });
});
