import { useEffect, useState } from 'react';

/** The present moment, anew with every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const rest = 60_000 - (now.getTime() % 60_000);
    const timer = setTimeout(() => setNow(new Date()), rest);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
