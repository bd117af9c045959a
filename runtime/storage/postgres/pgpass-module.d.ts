// The package brings no types.
declare module 'pgpass' {
  interface Login {
    readonly host: string;
    readonly port: number;
    readonly database: string;
    readonly user: string;
  }
  function pgpass(login: Login, answer: (password: string | undefined) => void): void;
  namespace pgpass {
    /** Where warnings go; gives the stream before. */
    function warnTo(stream: NodeJS.WritableStream): NodeJS.WritableStream;
  }
  export default pgpass;
}
