import type { LocatorOptions } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';

/** Appearance and texts of the chain's locator. */
export const lipaLocator: Partial<LocatorOptions> = {
  name: 'kawiarnia-lipa',
  is_published: true,
  header_name: 'Znajdź Lipę',
  primary_color: '#9a4a1f',
  language: 'pl',
  search_area: { center: { latitude: 50.06143, longitude: 19.93658 }, radius_km: null },
  filters: [
    { kind: 'label', key: 'ogródek' },
    { kind: 'attribute', key: 'welcomes_dogs' },
    { kind: 'attribute', key: 'wi_fi=free_wi_fi' },
    { kind: 'attribute', key: 'has_wheelchair_accessible_entrance' },
    { kind: 'label', key: 'dworzec' },
    { kind: 'label', key: 'galeria handlowa' },
  ],
  launcher: { text: 'Znajdź kawiarnię', position: 'bottom_right' },
  reviews: { is_shown: true, min_rating: 3, text_only: false },
  contact: {
    is_shown: true,
    email: 'biuro@kawiarnialipa.example',
    phone: '+48 12 422 10 10',
    url: 'https://kawiarnialipa.example/kontakt',
  },
  offer_link: { text: 'Karta na ten sezon', url: 'https://kawiarnialipa.example/karta' },
  sections: [
    {
      kind: 'buttons',
      title: 'Zamów i zarezerwuj',
      items: [
        { text: 'Zamów na wynos', url: 'https://kawiarnialipa.example/zamow', image: null },
        { text: 'Zarezerwuj stolik', url: 'https://kawiarnialipa.example/rezerwacje', image: null },
      ],
    },
    {
      kind: 'links',
      title: 'Więcej o Lipie',
      items: [
        { text: 'Nasza kawa i palarnie', url: 'https://kawiarnialipa.example/kawa', image: null },
        { text: 'Bony podarunkowe', url: 'https://sklep.kawiarnialipa.example/bony', image: null },
        { text: 'Praca w Lipie', url: 'https://kawiarnialipa.example/praca', image: null },
      ],
    },
  ],
};

/** What guests ask everywhere. */
export const lipaQuestions = [
  {
    question: 'Czy można przyjść z psem?',
    answer:
      'W kawiarniach oznaczonych „Psy mile widziane” pies wejdzie z Tobą do środka, a na Was czeka miska z wodą. Do ogródków psy mogą wchodzić wszędzie.',
  },
  {
    question: 'Do której podajecie śniadania?',
    answer: 'Do 12:00, a w weekendy i święta do 13:00. Owsiankę i kanapki dostaniesz przez cały dzień.',
  },
  {
    question: 'Czy macie mleko roślinne?',
    answer: 'Tak: owsiane, sojowe i migdałowe. Do każdej kawy dodajemy je bez dopłaty.',
  },
  {
    question: 'Czy mogę zarezerwować stolik?',
    answer:
      'Tak, przez stronę rezerwacji albo telefonicznie w wybranej kawiarni. Stolik trzymamy 15 minut, a dla grup od ośmiu osób prosimy o kontakt dzień wcześniej.',
  },
  {
    question: 'Czy mogę u Was popracować z laptopem?',
    answer:
      'Jasne. Wi-Fi jest bezpłatne, a gniazdka znajdziesz przy większości stolików pod ścianą. W soboty i niedziele między 10:00 a 14:00 prosimy zostawić stoliki dla gości śniadaniowych.',
  },
  {
    question: 'Czy ciasta są wypiekane na miejscu?',
    answer:
      'Sernik, szarlotkę i drożdżówki pieczemy codziennie rano w naszych piekarniach Ziarno i przywozimy przed otwarciem. Listę alergenów pokaże obsługa.',
  },
  {
    question: 'Gdzie kupię bon podarunkowy?',
    answer:
      'W każdej kawiarni i w naszym sklepie internetowym. Bon jest ważny 12 miesięcy i można go wykorzystać w kilku częściach.',
  },
  {
    question: 'Co zrobić, gdy coś u Was zostawię?',
    answer:
      'Zadzwoń do tej kawiarni. Znalezione rzeczy przechowujemy na miejscu przez miesiąc, a później czekają w biurze przy ul. Józefa 9 w Krakowie.',
  },
] as const;

/** Texts of single locations, by store code. */
export const lipaCafes = {
  'LIP-KRK-01': {
    text: 'Nasza pierwsza kawiarnia, od 2009 roku w kamienicy przy Rynku. Na parterze palimy kawę w małym piecu, na piętrze jest cicha sala z widokiem na Sukiennice.',
    offer_link: { text: 'Karta kawiarni na Rynku', url: 'https://kawiarnialipa.example/karta/rynek' },
    questions: [
      {
        question: 'Jak wejść na piętro z wózkiem?',
        answer: 'Winda jest w podwórzu, wejście od ul. św. Jana. Obsługa otworzy bramę, wystarczy zadzwonić.',
      },
      {
        question: 'Gdzie zaparkować?',
        answer: 'Rynek jest zamknięty dla aut. Najbliższy parking to plac Szczepański, trzy minuty pieszo.',
      },
    ],
  },
} as const;

/** A location that is hidden from visitors: it is about to move. */
export const hiddenCafe = 'LIP-WAW-09';

/** The chain's sign: a linden leaf over a cup. */
export const lipaLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="32" fill="#4a2a1c"/>
  <path d="M32 9c7 5 10 9.5 10 14a10 10 0 0 1-8.8 9.9L33 36h-2l-.2-3.1A10 10 0 0 1 22 23c0-4.5 3-9 10-14z" fill="#c9d98b"/>
  <path d="M32 14v18M32 21l4-3M32 26l5-4M32 21l-4-3M32 26l-5-4" fill="none" stroke="#4a2a1c" stroke-width="1.2" stroke-linecap="round"/>
  <path d="M18 37h26v2h2.5a5.5 5.5 0 0 1 0 11h-3.2A12 12 0 0 1 32 56h-2a12 12 0 0 1-12-12zm26.5 5-.5 5h2.5a2.5 2.5 0 0 0 0-5z" fill="#fff7ea"/>
</svg>`;
