import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** The time, which moves on every half minute while the page is in sight, and at once when it comes back. */
export function useStoreLocatorNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const move = () => document.visibilityState === 'visible' && setNow(new Date());
    const timer = setInterval(move, halfMinute);
    document.addEventListener('visibilitychange', move);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', move);
    };
  }, []);
  return now;
}
