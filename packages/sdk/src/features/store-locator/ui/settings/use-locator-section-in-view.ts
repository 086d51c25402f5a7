import { useEffect, useState } from 'react';
import { locatorSectionNames, type LocatorSectionName } from '../../settings/locator-sections.ts';

/** The part of the settings that is read now: the first whose middle is on the screen. */
export function useLocatorSectionInView(idPrefix: string): LocatorSectionName | undefined {
  const [current, setCurrent] = useState(locatorSectionNames[0]);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        const first = locatorSectionNames.find((name) => seen.has(`${idPrefix}${name}`));
        if (first) setCurrent(first);
      },
      // The upper part of the screen, below what sticks to its edge.
      { rootMargin: '-64px 0px -55% 0px' },
    );
    for (const name of locatorSectionNames) {
      const section = document.getElementById(`${idPrefix}${name}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [idPrefix]);
  return current;
}
