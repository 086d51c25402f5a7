import type { Sector } from './categories.ts';
import { readTable } from './read-table.ts';

interface ServiceKind {
  /** As `job_type_id:…` */
  id: string;
  pl: string;
  en: string;
}

/** The services that Google offers to tick for a kind of business. */
export function serviceKindsOf(sector: Sector): readonly ServiceKind[] {
  return servicesBySector.get(sector) ?? [];
}

const serviceRows = readTable(`
food | coffee_to_go | Kawa na wynos | Coffee to go
food | specialty_coffee | Kawa specialty | Specialty coffee
food | breakfast | Śniadania | Breakfast
food | cakes_to_order | Ciasta na zamówienie | Cakes to order
food | catering | Catering | Catering
food | private_events | Imprezy zamknięte | Private events
food | coffee_beans_sale | Sprzedaż kawy ziarnistej | Coffee bean sales
food | barista_training | Szkolenia baristyczne | Barista training
retail | click_and_collect | Odbiór zamówień internetowych | Click and collect
retail | gift_wrapping | Pakowanie prezentów | Gift wrapping
retail | home_delivery | Dostawa do domu | Home delivery
retail | product_repair | Naprawa produktów | Product repair
beauty | haircut | Strzyżenie | Haircut
beauty | hair_coloring | Koloryzacja włosów | Hair coloring
beauty | manicure | Manicure | Manicure
beauty | pedicure | Pedicure | Pedicure
beauty | massage | Masaż | Massage
health | consultation | Konsultacja | Consultation
health | teeth_cleaning | Czyszczenie zębów | Teeth cleaning
health | vaccination | Szczepienia | Vaccination
health | eye_exam | Badanie wzroku | Eye exam
cars | oil_change | Wymiana oleju | Oil change
cars | tire_change | Wymiana opon | Tire change
cars | car_detailing | Auto detailing | Car detailing
sport | personal_training | Trening personalny | Personal training
sport | group_classes | Zajęcia grupowe | Group classes
home | installation | Montaż | Installation
home | emergency_repair | Naprawy awaryjne | Emergency repair
home | cleaning | Sprzątanie | Cleaning
finance | tax_advice | Doradztwo podatkowe | Tax advice
finance | mortgage_advice | Doradztwo hipoteczne | Mortgage advice
learning | individual_lessons | Lekcje indywidualne | Individual lessons
learning | group_lessons | Lekcje grupowe | Group lessons
culture | guided_tours | Zwiedzanie z przewodnikiem | Guided tours
`);

const servicesBySector = Map.groupBy(
  serviceRows.map(([sector = '', id = '', pl = '', en = '']) => ({
    sector,
    id: `job_type_id:${id}`,
    pl,
    en,
  })),
  ({ sector }) => sector as Sector,
);

interface MoreHoursKind {
  id: string;
  pl: string;
  en: string;
}

/** The kinds of hours that a business may have beside its opening hours. */
export function moreHoursKindsOf(sector: Sector): MoreHoursKind[] {
  return moreHoursKinds.filter(({ sectors }) => sectors.includes('all') || sectors.includes(sector));
}

const moreHoursKinds = readTable(`
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
