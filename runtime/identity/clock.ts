/** The two times a verifier needs. Tests bring their own. */
export interface Clock {
  /** Seconds since 1970, which claims are held against. */
  now(): number;
  /** Seconds since some start, which never jump: for ages and pauses. */
  elapsed(): number;
}

export const systemClock: Clock = {
  now: () => Date.now() / 1000,
  elapsed: () => performance.now() / 1000,
};
