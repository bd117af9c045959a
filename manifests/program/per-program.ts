/** A function of a program whose result is computed once for each program, when it is first asked for. */
export function perProgram<Program extends object, Result extends object>(
  compute: (program: Program) => Result,
): (program: Program) => Result {
  const known = new WeakMap<Program, Result>();
  return (program) => {
    const result = known.get(program) ?? compute(program);
    known.set(program, result);
    return result;
  };
}
