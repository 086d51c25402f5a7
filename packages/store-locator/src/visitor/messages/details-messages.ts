import type { Language } from '@pinfold/contract/languages';
import { plural } from './locator-messages.ts';

/** Texts of a store’s details, loaded with the details in all languages. */
export interface DetailsMessages {
  loading: string;
  hours: string;
  today: string;
  closed: string;
  allDay: string;
  /** Beside a day with other hours than its weekday. */
  exception: string;
  hoursUnknown: string;
  /** Where the visitor’s clock shows another time. */
  timeThere(time: string): string;
  specialDays: string;
  moreHours: string;
  phone: string;
  website: string;
  email: string;
  contactPage: string;
  maps: string;
  about: string;
  services: string;
  attributes: string;
  links: string;
  offer: string;
  contact: string;
  reviews: string;
  reviewCount(count: number): string;
  stars(count: number): string;
  allStars: string;
  starsFilter: string;
  textOnly: string;
  moreReviews: string;
  noSuchReviews: string;
  reviewsLoading: string;
  reviewsFailed: string;
  anonymous: string;
  answer: string;
  posts: string;
  postImage(title: string): string;
  coupon: string;
  from(date: string): string;
  until(date: string): string;
  photos: string;
  photo(number: number, count: number, name: string): string;
  enlarge(photo: string): string;
  previous: string;
  next: string;
  close: string;
  position(number: number, count: number): string;
  questions: string;
  more: string;
  showAll(count: number): string;
}

export const detailsMessagesByLanguage: Readonly<Record<Language, DetailsMessages>> = {
  pl: {
    loading: 'Wczytuję szczegóły…',
    hours: 'Godziny otwarcia',
    today: 'dziś',
    closed: 'zamknięte',
    allDay: 'całą dobę',
    exception: 'wyjątkowo',
    hoursUnknown: 'Nie znamy godzin otwarcia tego miejsca.',
    timeThere: (time) => `Godziny podajemy według czasu na miejscu: jest tam teraz ${time}.`,
    specialDays: 'Inne godziny w najbliższych dniach',
    moreHours: 'Godziny usług',
    phone: 'Telefon',
    website: 'Strona internetowa',
    email: 'E-mail',
    contactPage: 'Strona kontaktowa',
    maps: 'Zobacz w Mapach Google',
    about: 'O tym miejscu',
    services: 'Usługi',
    attributes: 'Co tu znajdziesz',
    links: 'Przydatne linki',
    offer: 'Oferta',
    contact: 'Kontakt',
    reviews: 'Opinie',
    reviewCount: (count) => plural('pl', count, { one: '# opinia', few: '# opinie', other: '# opinii' }),
    stars: (count) => plural('pl', count, { one: '# gwiazdka', few: '# gwiazdki', other: '# gwiazdek' }),
    allStars: 'Wszystkie oceny',
    starsFilter: 'Ocena',
    textOnly: 'Tylko z treścią',
    moreReviews: 'Pokaż więcej opinii',
    noSuchReviews: 'Żadna opinia nie pasuje do tego wyboru.',
    reviewsLoading: 'Wczytuję opinie…',
    reviewsFailed: 'Nie udało się wczytać opinii.',
    anonymous: 'Opinia anonimowa',
    answer: 'Odpowiedź firmy',
    posts: 'Aktualności',
    postImage: (title) => (title ? `Zdjęcie do wpisu: ${title}` : 'Zdjęcie do wpisu'),
    coupon: 'Kod rabatowy',
    from: (date) => `od ${date}`,
    until: (date) => `do ${date}`,
    photos: 'Zdjęcia',
    photo: (number, count, name) => `${name}, zdjęcie ${number} z ${count}`,
    enlarge: (photo) => `Powiększ: ${photo}`,
    previous: 'Poprzednie zdjęcie',
    next: 'Następne zdjęcie',
    close: 'Zamknij',
    position: (number, count) => `${number} z ${count}`,
    questions: 'Pytania i odpowiedzi',
    more: 'Więcej informacji',
    showAll: (count) => `Pokaż wszystkie (${count})`,
  },
  en: {
    loading: 'Loading details…',
    hours: 'Opening hours',
    today: 'today',
    closed: 'closed',
    allDay: 'open 24 hours',
    exception: 'this day only',
    hoursUnknown: 'The opening hours of this place are not known.',
    timeThere: (time) => `Times are local to this place, where it is ${time} now.`,
    specialDays: 'Different hours in the coming days',
    moreHours: 'Hours of services',
    phone: 'Phone',
    website: 'Website',
    email: 'E-mail',
    contactPage: 'Contact page',
    maps: 'View on Google Maps',
    about: 'About this place',
    services: 'Services',
    attributes: 'Good to know',
    links: 'Useful links',
    offer: 'Offer',
    contact: 'Contact',
    reviews: 'Reviews',
    reviewCount: (count) => plural('en', count, { one: '# review', other: '# reviews' }),
    stars: (count) => plural('en', count, { one: '# star', other: '# stars' }),
    allStars: 'All ratings',
    starsFilter: 'Rating',
    textOnly: 'With text only',
    moreReviews: 'Show more reviews',
    noSuchReviews: 'No review matches this choice.',
    reviewsLoading: 'Loading reviews…',
    reviewsFailed: 'The reviews could not be loaded.',
    anonymous: 'Anonymous review',
    answer: 'Reply from the business',
    posts: 'News',
    postImage: (title) => (title ? `Picture for: ${title}` : 'Picture of a news item'),
    coupon: 'Coupon code',
    from: (date) => `from ${date}`,
    until: (date) => `until ${date}`,
    photos: 'Photos',
    photo: (number, count, name) => `${name}, photo ${number} of ${count}`,
    enlarge: (photo) => `Enlarge: ${photo}`,
    previous: 'Previous photo',
    next: 'Next photo',
    close: 'Close',
    position: (number, count) => `${number} of ${count}`,
    questions: 'Questions and answers',
    more: 'More information',
    showAll: (count) => `Show all (${count})`,
  },
  es: {
    loading: 'Cargando los detalles…',
    hours: 'Horario',
    today: 'hoy',
    closed: 'cerrado',
    allDay: 'abierto 24 horas',
    exception: 'excepcionalmente',
    hoursUnknown: 'No conocemos el horario de este lugar.',
    timeThere: (time) => `El horario es el del lugar, donde ahora son las ${time}.`,
    specialDays: 'Horario distinto en los próximos días',
    moreHours: 'Horario de los servicios',
    phone: 'Teléfono',
    website: 'Sitio web',
    email: 'Correo electrónico',
    contactPage: 'Página de contacto',
    maps: 'Ver en Google Maps',
    about: 'Sobre este lugar',
    services: 'Servicios',
    attributes: 'Qué ofrece',
    links: 'Enlaces útiles',
    offer: 'Oferta',
    contact: 'Contacto',
    reviews: 'Reseñas',
    reviewCount: (count) => plural('es', count, { one: '# reseña', other: '# reseñas' }),
    stars: (count) => plural('es', count, { one: '# estrella', other: '# estrellas' }),
    allStars: 'Todas las valoraciones',
    starsFilter: 'Valoración',
    textOnly: 'Solo con texto',
    moreReviews: 'Mostrar más reseñas',
    noSuchReviews: 'Ninguna reseña coincide con esta selección.',
    reviewsLoading: 'Cargando reseñas…',
    reviewsFailed: 'No se han podido cargar las reseñas.',
    anonymous: 'Reseña anónima',
    answer: 'Respuesta de la empresa',
    posts: 'Novedades',
    postImage: (title) => (title ? `Imagen de: ${title}` : 'Imagen de una novedad'),
    coupon: 'Código de descuento',
    from: (date) => `desde el ${date}`,
    until: (date) => `hasta el ${date}`,
    photos: 'Fotos',
    photo: (number, count, name) => `${name}, foto ${number} de ${count}`,
    enlarge: (photo) => `Ampliar: ${photo}`,
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    close: 'Cerrar',
    position: (number, count) => `${number} de ${count}`,
    questions: 'Preguntas y respuestas',
    more: 'Más información',
    showAll: (count) => `Mostrar todo (${count})`,
  },
};
