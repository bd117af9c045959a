/**
 * The database cannot be reached, cannot take what is written, or is full. Its message is for operators and holds no
 * credential; a server answers 503 and says in its readiness that it is so.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
