import type { BusinessCategory } from '../../world/catalogue/categories.ts';
import { moreHoursKindsOf, serviceKindsOf } from '../../world/catalogue/sector-kinds.ts';

export function categoryResource(category: BusinessCategory, language: 'pl' | 'en', view: 'BASIC' | 'FULL') {
  const head = { name: category.name, displayName: category[language] };
  if (view === 'BASIC') return head;
  const services = serviceKindsOf(category.sector);
  return {
    ...head,
    ...(services.length === 0
      ? {}
      : { serviceTypes: services.map((kind) => ({ serviceTypeId: kind.id, displayName: kind[language] })) }),
    moreHoursTypes: moreHoursKindsOf(category.sector).map((kind) => ({
      hoursTypeId: kind.id,
      displayName: kind.en,
      localizedDisplayName: kind[language],
    })),
  };
}

/** Names exist in Polish and English; for other languages English is returned, as Google does. */
export function languageOf(code: string | undefined): 'pl' | 'en' {
  return code?.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}
