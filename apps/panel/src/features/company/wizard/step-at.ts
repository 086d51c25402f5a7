interface Named {
  name: string;
}

/** The step that an address names; the first one otherwise. */
export function stepAt<Step extends Named>(steps: readonly [Step, ...Step[]], query: URLSearchParams): Step {
  return steps.find(({ name }) => name === query.get('step')) ?? steps[0];
}

/** The step that follows; undefined after the last. */
export function stepAfter<Step extends Named>(steps: readonly Step[], step: Step): Step | undefined {
  return steps[steps.indexOf(step) + 1];
}
