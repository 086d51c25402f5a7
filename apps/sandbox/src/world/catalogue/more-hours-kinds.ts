import type { Sector } from './categories.ts';
import { readTable } from './read-table.ts';

export interface MoreHoursKind {
  id: string;
  pl: string;
  en: string;
}

/** The kinds of hours that a business may have beside its opening hours. */
export function moreHoursKindsOf(sector: Sector): MoreHoursKind[] {
  return kinds.filter(({ sectors }) => sectors.includes('all') || sectors.includes(sector));
}

const kinds = readTable(`
ACCESS | Dostęp | Access | all
SENIOR_HOURS | Godziny dla seniorów | Senior hours | all
ONLINE_SERVICE_HOURS | Obsługa online | Online service hours | all
BREAKFAST | Śniadanie | Breakfast | food lodging
BRUNCH | Brunch | Brunch | food lodging
LUNCH | Lunch | Lunch | food
DINNER | Kolacja | Dinner | food
HAPPY_HOUR | Happy hour | Happy hours | food
KITCHEN | Kuchnia | Kitchen | food
DELIVERY | Dostawa | Delivery | food retail
TAKEOUT | Na wynos | Takeout | food
DRIVE_THROUGH | Drive-through | Drive through | food finance
PICKUP | Odbiór | Pickup | food retail
`).map(([id = '', pl = '', en = '', sectors = '']) => ({ id, pl, en, sectors: sectors.split(' ') }));
