import { useState } from 'react';

/** Returns true once the condition has been true, so that lazily loaded content stays mounted afterwards. */
export function useWasTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue || condition;
}
