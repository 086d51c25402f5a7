import type { Language } from '@pinfold/contract/languages';

/** What the pages for search engines say of themselves. */
export interface PageTexts {
  /** The language in its own words. */
  language: string;
  languages: string;
  allStores: string;
  noStores: string;
  pages: string;
  page(page: number, pages: number): string;
  previous: string;
  next: string;
  hours: string;
  specialHours: string;
  day: string;
  time: string;
  closed: string;
  allDay: string;
  closedForNow: string;
  directions: string;
  call: string;
  website: string;
  about: string;
  photos: string;
  photo(name: string, number: number): string;
  posts: string;
  coupon: string;
  services: string;
  amenities: string;
  links: string;
  questions: string;
  contact: string;
  notFound: string;
  notFoundHint: string;
  listDescription(name: string, count: number): string;
  storeDescription(name: string, address: string): string;
}

export const pageTexts: Record<Language, PageTexts> = {
  pl: {
    language: 'Polski',
    languages: 'Język',
    allStores: 'Wszystkie lokalizacje',
    noStores: 'Nie ma tu jeszcze żadnej lokalizacji.',
    pages: 'Strony listy',
    page: (page, pages) => `Strona ${page} z ${pages}`,
    previous: 'Poprzednia',
    next: 'Następna',
    hours: 'Godziny otwarcia',
    specialHours: 'Dni z innymi godzinami',
    day: 'Dzień',
    time: 'Godziny',
    closed: 'Nieczynne',
    allDay: 'Całą dobę',
    closedForNow: 'Tymczasowo zamknięte',
    directions: 'Trasa',
    call: 'Zadzwoń',
    website: 'Strona internetowa',
    about: 'O tym miejscu',
    photos: 'Zdjęcia',
    photo: (name, number) => `${name}, zdjęcie ${number}`,
    posts: 'Aktualności',
    coupon: 'Kod',
    services: 'Usługi',
    amenities: 'Udogodnienia',
    links: 'Przydatne linki',
    questions: 'Najczęstsze pytania',
    contact: 'Kontakt',
    notFound: 'Nie ma takiej strony',
    notFoundHint: 'Adres jest nieaktualny albo ta lokalizacja została zamknięta.',
    listDescription: (name, count) =>
      `${name}: adresy, godziny otwarcia i telefony. Liczba lokalizacji: ${count}.`,
    storeDescription: (name, address) => `${name}, ${address}: godziny otwarcia, telefon i dojazd.`,
  },
  en: {
    language: 'English',
    languages: 'Language',
    allStores: 'All locations',
    noStores: 'There are no locations here yet.',
    pages: 'Pages of the list',
    page: (page, pages) => `Page ${page} of ${pages}`,
    previous: 'Previous',
    next: 'Next',
    hours: 'Opening hours',
    specialHours: 'Days with other hours',
    day: 'Day',
    time: 'Hours',
    closed: 'Closed',
    allDay: 'Open 24 hours',
    closedForNow: 'Temporarily closed',
    directions: 'Directions',
    call: 'Call',
    website: 'Website',
    about: 'About this place',
    photos: 'Photos',
    photo: (name, number) => `${name}, photo ${number}`,
    posts: 'News',
    coupon: 'Code',
    services: 'Services',
    amenities: 'Amenities',
    links: 'Useful links',
    questions: 'Frequently asked questions',
    contact: 'Contact',
    notFound: 'There is no such page',
    notFoundHint: 'The address is out of date, or this location has closed.',
    listDescription: (name, count) =>
      `${name}: addresses, opening hours and phone numbers. Locations: ${count}.`,
    storeDescription: (name, address) => `${name}, ${address}: opening hours, phone number and directions.`,
  },
  es: {
    language: 'Español',
    languages: 'Idioma',
    allStores: 'Todas las ubicaciones',
    noStores: 'Todavía no hay ninguna ubicación.',
    pages: 'Páginas de la lista',
    page: (page, pages) => `Página ${page} de ${pages}`,
    previous: 'Anterior',
    next: 'Siguiente',
    hours: 'Horario',
    specialHours: 'Días con otro horario',
    day: 'Día',
    time: 'Horario',
    closed: 'Cerrado',
    allDay: 'Abierto 24 horas',
    closedForNow: 'Cerrado temporalmente',
    directions: 'Cómo llegar',
    call: 'Llamar',
    website: 'Sitio web',
    about: 'Sobre este lugar',
    photos: 'Fotos',
    photo: (name, number) => `${name}, foto ${number}`,
    posts: 'Novedades',
    coupon: 'Código',
    services: 'Servicios',
    amenities: 'Comodidades',
    links: 'Enlaces útiles',
    questions: 'Preguntas frecuentes',
    contact: 'Contacto',
    notFound: 'Esta página no existe',
    notFoundHint: 'La dirección ya no es válida o esta ubicación ha cerrado.',
    listDescription: (name, count) => `${name}: direcciones, horarios y teléfonos. Ubicaciones: ${count}.`,
    storeDescription: (name, address) => `${name}, ${address}: horario, teléfono y cómo llegar.`,
  },
};
