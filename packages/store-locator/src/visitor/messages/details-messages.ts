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
  /** Which reviews the owner shows; empty for all of them. */
  reviewsShown(minRating: number, isTextOnly: boolean): string;
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
    reviewsShown: (least, isTextOnly) =>
      shownText(least, isTextOnly, {
        withText: 'Pokazujemy opinie z treścią.',
        withStars: {
          some: `Pokazujemy opinie od ${least} gwiazdek wzwyż.`,
          five: 'Pokazujemy opinie z 5 gwiazdkami.',
        },
        withBoth: {
          some: `Pokazujemy opinie z treścią, od ${least} gwiazdek wzwyż.`,
          five: 'Pokazujemy opinie z treścią i 5 gwiazdkami.',
        },
        average: 'Średnia obejmuje wszystkie.',
      }),
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
    reviewsShown: (least, isTextOnly) =>
      shownText(least, isTextOnly, {
        withText: 'Reviews with text.',
        withStars: { some: `Reviews with ${least} stars and more.`, five: 'Reviews with 5 stars.' },
        withBoth: {
          some: `Reviews with text, and ${least} stars or more.`,
          five: 'Reviews with text, and 5 stars.',
        },
        average: 'The average counts all of them.',
      }),
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
    reviewsShown: (least, isTextOnly) =>
      shownText(least, isTextOnly, {
        withText: 'Reseñas con texto.',
        withStars: { some: `Reseñas con ${least} estrellas o más.`, five: 'Reseñas con 5 estrellas.' },
        withBoth: {
          some: `Reseñas con texto y ${least} estrellas o más.`,
          five: 'Reseñas con texto y 5 estrellas.',
        },
        average: 'La media las cuenta todas.',
      }),
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

interface ShownTexts {
  withText: string;
  withStars: { some: string; five: string };
  withBoth: { some: string; five: string };
  average: string;
}

/** Which reviews are shown, and that the average is of all; empty where nothing is left out. */
function shownText(
  minRating: number,
  isTextOnly: boolean,
  { withText, withStars, withBoth, average }: ShownTexts,
): string {
  const stars = minRating === 5 ? 'five' : 'some';
  if (minRating > 1) return `${(isTextOnly ? withBoth : withStars)[stars]} ${average}`;
  return isTextOnly ? `${withText} ${average}` : '';
}
