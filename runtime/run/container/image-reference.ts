/** A reference as an engine takes it: without a tag it would fetch every one there is. */
export function withTag(reference: string): string {
  const last = reference.slice(reference.lastIndexOf('/') + 1);
  return /[:@]/.test(last) ? reference : `${reference}:latest`;
}

/** What is wrong with a reference of an image; undefined where it can be one. */
export function referenceProblem(reference: string): string | undefined {
  // Distribution reference grammar: host and path, a tag, a digest.
  const form =
    /^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::\d{1,5})?\/)?[a-z0-9]+(?:[._/-]+[a-z0-9]+)*(?::[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(?:@sha256:[0-9a-f]{64})?$/;
  return reference.length <= 512 && form.test(reference) ? undefined : 'is not the reference of an image';
}
