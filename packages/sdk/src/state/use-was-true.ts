import { useState } from 'react';

/** True from the first time that a condition holds: what was fetched for it then stays, and closes as it opened. */
export function useWasTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue || condition;
}
