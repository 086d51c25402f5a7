import type { Sector } from './categories.ts';
import { readTable } from './read-table.ts';

export interface AttributeKind {
  /** `attributes/…` */
  name: string;
  valueType: 'BOOL' | 'ENUM' | 'URL' | 'REPEATED_ENUM';
  pl: string;
  en: string;
  group: keyof typeof attributeGroups;
  /** Of ENUM and REPEATED_ENUM: what can be chosen. */
  values: { value: string; pl: string; en: string }[];
  deprecated: boolean;
}

/** The attributes that Google knows for a kind of business; all of them without one. */
export function attributeKindsOf(sector: Sector | undefined): AttributeKind[] {
  return kinds
    .filter(({ sectors }) => sector === undefined || sectors.includes('all') || sectors.includes(sector))
    .map(({ sectors: _sectors, ...kind }) => kind);
}

export const attributeGroups = {
  access: { pl: 'Ułatwienia dostępu', en: 'Accessibility' },
  amenities: { pl: 'Udogodnienia', en: 'Amenities' },
  atmosphere: { pl: 'Atmosfera', en: 'Atmosphere' },
  children: { pl: 'Dzieci', en: 'Children' },
  crowd: { pl: 'Goście', en: 'Crowd' },
  dining: { pl: 'Opcje posiłków', en: 'Dining options' },
  offerings: { pl: 'Oferta', en: 'Offerings' },
  options: { pl: 'Opcje usług', en: 'Service options' },
  parking: { pl: 'Parking', en: 'Parking' },
  payments: { pl: 'Płatności', en: 'Payments' },
  pets: { pl: 'Zwierzęta', en: 'Pets' },
  planning: { pl: 'Planowanie', en: 'Planning' },
  urls: { pl: 'Adresy URL', en: 'Place page URLs' },
  safety: { pl: 'Bezpieczeństwo i higiena', en: 'Health & safety' },
} as const;

const kinds = readTable(`
has_wheelchair_accessible_entrance | BOOL | access | Wejście dostępne dla wózków inwalidzkich | Wheelchair accessible entrance | all
has_wheelchair_accessible_restroom | BOOL | access | Toaleta dostępna dla wózków inwalidzkich | Wheelchair accessible restroom | all
has_wheelchair_accessible_seating | BOOL | access | Miejsca dostępne dla wózków inwalidzkich | Wheelchair accessible seating | food
has_hearing_loop | BOOL | access | Pętla indukcyjna | Assistive hearing loop | all
has_restroom | BOOL | amenities | Toaleta | Restroom | food retail
wi_fi | ENUM | amenities | Wi-Fi | Wi-Fi | food lodging culture | free_wi_fi: Bezpłatne: Free; paid_wi_fi: Płatne: Paid
has_changing_table | BOOL | children | Przewijak | Has changing table(s) | food retail
welcomes_children | BOOL | children | Miejsce odpowiednie dla dzieci | Good for kids | food culture
has_high_chairs | BOOL | children | Krzesełka dla dzieci | High chairs | food
feels_cozy | BOOL | atmosphere | Przytulnie | Cozy | food
welcomes_lgbtq | BOOL | crowd | Przyjazne dla osób LGBTQ+ | LGBTQ+ friendly | all
suitable_for_groups | BOOL | crowd | Dla grup | Groups | food
serves_breakfast | BOOL | dining | Śniadanie | Breakfast | food
serves_dessert | BOOL | dining | Deser | Dessert | food
has_seating | BOOL | dining | Miejsca siedzące | Seating | food
serves_coffee | BOOL | offerings | Kawa | Coffee | food
serves_alcohol | BOOL | offerings | Alkohol | Alcohol | food
serves_vegan | BOOL | offerings | Dania wegańskie | Vegan options | food
serves_vegetarian | BOOL | offerings | Dania wegetariańskie | Vegetarian options | food
has_takeout | BOOL | options | Na wynos | Takeout | food
has_delivery | BOOL | options | Dostawa | Delivery | food retail
has_curbside_pickup | BOOL | options | Odbiór przed lokalem | Curbside pickup | food retail
serves_dine_in | BOOL | options | Na miejscu | Dine-in | food
has_seating_outdoors | BOOL | options | Stoliki na zewnątrz | Outdoor seating | food
has_in_store_shopping | BOOL | options | Zakupy w sklepie | In-store shopping | retail
has_onsite_services | BOOL | options | Usługi na miejscu | Onsite services | beauty health cars sport home finance
has_parking_lot_free | BOOL | parking | Bezpłatny parking | Free parking lot | all
has_parking_street_paid | BOOL | parking | Płatny parking na ulicy | Paid street parking | all
welcomes_dogs | BOOL | pets | Psy mile widziane | Dogs allowed | food retail lodging
allows_dogs_outside | BOOL | pets | Psy wpuszczane na zewnątrz | Dogs allowed outside | food
pay_cash_only | BOOL | payments | Tylko gotówka | Cash only | all
pay_mobile_nfc | BOOL | payments | Płatności mobilne NFC | NFC mobile payments | all
pay_credit_card_types_accepted | REPEATED_ENUM | payments | Karty kredytowe | Credit cards | all | visa: VISA: VISA; mastercard: MasterCard: MasterCard; american_express: American Express: American Express; diners_club: Diners Club: Diners Club
accepts_reservations | BOOL | planning | Przyjmuje rezerwacje | Accepts reservations | food
requires_appointments | BOOL | planning | Wymagane umówienie wizyty | Appointment required | beauty health cars finance
url_menu | URL | urls | Link do menu lub usług | Menu or services link | food beauty
url_order_ahead | URL | urls | Linki do zamawiania z wyprzedzeniem | Order ahead links | food
url_reservations | URL | urls | Linki do rezerwacji | Reservations links | food
url_appointment | URL | urls | Linki do umawiania wizyt | Appointment links | all
url_facebook | URL | urls | Facebook | Facebook | all
url_instagram | URL | urls | Instagram | Instagram | all
url_tiktok | URL | urls | TikTok | TikTok | all
url_youtube | URL | urls | YouTube | YouTube | all
requires_masks_customers | BOOL | safety | Wymagane maseczki (klienci) | Mask required | all | deprecated
has_staff_temperature_checks | BOOL | safety | Kontrola temperatury personelu | Staff get temperature checks | all | deprecated
`).map(([id = '', valueType = '', group = '', pl = '', en = '', sectors = '', more = '']) => ({
  name: `attributes/${id}`,
  valueType: valueType as AttributeKind['valueType'],
  group: group as keyof typeof attributeGroups,
  pl,
  en,
  sectors: sectors.split(' '),
  deprecated: more === 'deprecated',
  values:
    more === 'deprecated' || more === ''
      ? []
      : more.split(';').map((choice) => {
          const [value = '', inPolish = '', inEnglish = ''] = choice.split(':').map((part) => part.trim());
          return { value, pl: inPolish, en: inEnglish };
        }),
}));
