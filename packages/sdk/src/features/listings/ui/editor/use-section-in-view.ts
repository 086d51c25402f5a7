import { useEffect, useState } from 'react';
import { listingSections, type ListingSection } from '../../editor/listing-sections.ts';

/** The section that is read now: the first whose middle part is on the screen. */
export function useSectionInView(
  idPrefix: string,
  sections: readonly ListingSection[],
): ListingSection | undefined {
  const [current, setCurrent] = useState(sections[0]);
  const names = sections.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<Element>();
    const elements = names.split(' ').flatMap((name) => document.getElementById(`${idPrefix}${name}`) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        const first = elements.find((element) => seen.has(element));
        const name = names.split(' ').find((one) => first?.id === `${idPrefix}${one}`);
        if (name !== undefined) setCurrent(listingSections.find((one) => one === name));
      },
      // The upper part of the screen, below what sticks to its edge.
      { rootMargin: '-96px 0px -55% 0px' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [idPrefix, names]);
  return current;
}
