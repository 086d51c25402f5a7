const onTheirWay = new Set<Promise<unknown>>();

/** Names what the list itself waits for. */
export function neededByTheList<Answer>(coming: Promise<Answer>): Promise<Answer> {
  onTheirWay.add(coming);
  const settle = () => void onTheirWay.delete(coming);
  coming.then(settle, settle);
  return coming;
}

/** Resolves once nothing is on its way that the list waits for, and it has been drawn: everything else comes after it. */
export async function afterTheList(): Promise<void> {
  await Promise.allSettled(onTheirWay);
  await new Promise((resolve) => setTimeout(resolve));
}
