/** A part of a plan while it is put together: its properties are set one after another, in the order in which they are printed. */
export type PlanDraft<Part> = { -readonly [Key in keyof Part]: Part[Key] };
