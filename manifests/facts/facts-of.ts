type Question<Subject> = (subject: Subject) => unknown;

/** What was asked about one subject, and the answers. */
export interface Facts<Subject> {
  /** The answer to a question about the subject: computed when it is first asked for. A question is the function that computes it. */
  get<Result>(question: (subject: Subject) => Result): Result;
}

/** The facts of programs and of their resources, for as long as those are in use. */
const known = new WeakMap<object, Map<Question<never>, unknown>>();

/** The facts of a program, or of a resource or another part of one. */
export function factsOf<Subject extends object>(subject: Subject): Facts<Subject> {
  let answers = known.get(subject);
  if (answers === undefined) known.set(subject, (answers = new Map<Question<never>, unknown>()));
  const asked = answers;
  return {
    get<Result>(question: (subject: Subject) => Result): Result {
      if (!asked.has(question)) asked.set(question, question(subject));
      // Only the question itself has set its answer.
      return asked.get(question) as Result;
    },
  };
}

/** A function of a program, or of a part of one, whose result is computed once for each, when it is first asked for. */
export function computedOnce<Subject extends object, Result>(
  compute: (subject: Subject) => Result,
): (subject: Subject) => Result {
  return (subject) => factsOf(subject).get(compute);
}

/** The same for a part of a program, such as one resource, whose result follows from the rest of the program too. */
export function computedOnceForEach<Part extends object, Program extends object, Result>(
  compute: (part: Part, program: Program) => Result,
): (part: Part, program: Program) => Result {
  const resultsOf = computedOnce<Program, Map<Part, { readonly result: Result }>>(() => new Map());
  return (part, program) => {
    const results = resultsOf(program);
    let entry = results.get(part);
    if (entry === undefined) results.set(part, (entry = { result: compute(part, program) }));
    return entry.result;
  };
}

/** Makes two programs share their facts: the same program at another stage. */
export function shareFacts(program: object, later: object): void {
  const answers = known.get(program) ?? new Map<Question<never>, unknown>();
  known.set(program, answers);
  known.set(later, answers);
}
