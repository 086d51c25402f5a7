import { useEffect, useState } from 'react';
import { loadTimezoneRegions, type TimezoneRegions } from './timezone-regions.ts';

const none: TimezoneRegions = new Map();

/** The region of each time zone; none until the browser has been asked. */
export function useTimezoneRegions(): TimezoneRegions {
  const [regions, setRegions] = useState(none);
  useEffect(() => {
    let isHere = true;
    void loadTimezoneRegions().then((all) => isHere && setRegions(all));
    return () => {
      isHere = false;
    };
  }, []);
  return regions;
}
