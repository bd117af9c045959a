import { describe, expect, test } from 'vitest';
import { everyInterface } from '../../cli/explain/every-interface.ts';

const failing = (code: string) => (): Promise<void> => Promise.reject(Object.assign(new Error(code), { code }));

describe('every interface', () => {
  test.each(['EAFNOSUPPORT', 'EADDRNOTAVAIL'])('is IPv4 alone where the system says %s to IPv6', async (code) => {
    expect(await everyInterface(failing(code))).toBe('0.0.0.0');
  });

  test('is both families elsewhere', async () => {
    expect(await everyInterface(() => Promise.resolve())).toBe('::');
  });

  test('is not guessed when listening fails for another reason', async () => {
    await expect(everyInterface(failing('EMFILE'))).rejects.toThrow('EMFILE');
  });

  test('is one of them on this machine', async () => {
    expect(['::', '0.0.0.0']).toContain(await everyInterface());
  });
});
