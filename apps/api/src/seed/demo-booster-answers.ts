import type { Language } from '@pinfold/contract/languages';

export interface DemoAnswer {
  rating: number | null;
  comment: string | null;
  language?: Language;
  contact?: string;
  /** Wrote a public review as well. */
  isPublic?: boolean;
  /** Answered without JavaScript, or with a browser that was too slow. */
  isUnverified?: boolean;
  /** What the team wrote beside it. */
  note?: string;
  /** What the team wrote back by mail, on the same day. */
  reply?: string;
}

/** What guests of the café answered, the latest first. Those who are happy and those who are not write in public alike. */
export const demoAnswers: readonly DemoAnswer[] = [
  { rating: 5, comment: 'Najlepsze cappuccino w okolicy i przemiła obsługa.', isPublic: true },
  { rating: 4, comment: 'Pyszna szarlotka, ale kolejka była długa.' },
  {
    rating: 2,
    comment: 'Czekałam na kawę dwadzieścia minut. Przydałaby się druga osoba przy kasie.',
    contact: 'gosc@mail.example',
    reply: 'Dziękujemy za tę uwagę. W soboty są już przy kasie dwie osoby, więc kawa będzie szybciej.',
    note: 'Sobotnia zmiana była jednoosobowa. Grafik poprawiony.',
  },
  {
    rating: 5,
    comment: 'Lovely place to work for an hour, cosy and quiet.',
    language: 'en',
    isPublic: true,
  },
  { rating: 5, comment: null },
  { rating: 3, comment: 'Kawa w porządku, ale stolik był brudny.', isUnverified: true },
  { rating: 5, comment: 'Wracamy tu co niedzielę, dzieci uwielbiają gorącą czekoladę.', isPublic: true },
  {
    rating: 1,
    comment: 'Pomylono zamówienie i nikt nie przeprosił. Fatalna obsługa.',
    contact: 'rozczarowany@mail.example',
    isPublic: true,
    note: 'Zadzwonić do kierowniczki i ustalić, kto był na zmianie.',
  },
  { rating: 4, comment: null },
  {
    rating: null,
    comment: 'Macie może kawę bezkofeinową na wynos?',
    contact: 'pytanie@mail.example',
    reply: 'Tak, bezkofeinową parzymy na każde zamówienie, także na wynos. Zapraszamy!',
  },
  { rating: 5, comment: 'Great flat white!', language: 'en' },
  { rating: 4, comment: 'Przyjemna muzyka i wygodne fotele.', isPublic: true },
  { rating: 5, comment: 'Sernik jak u babci, polecam każdemu.' },
  { rating: 2, comment: 'Drogo jak na tak małą kawę.', isPublic: true },
  { rating: 5, comment: 'Barista doradził świetny przelew. Brawo!' },
  { rating: 4, comment: 'Śniadanie smaczne, choć jajecznica trochę zimna.' },
  { rating: 5, comment: null },
  {
    rating: 3,
    comment: 'Toaleta wymaga sprzątania częściej niż raz dziennie.',
    note: 'Dodane do listy obowiązków: kontrola co dwie godziny.',
  },
  { rating: 5, comment: 'Pani za ladą pamięta, że piję bez cukru. Miło!', contact: 'ula@mail.example' },
  { rating: 1, comment: 'Zamknięte pół godziny przed czasem.', isUnverified: true },
  { rating: 4, comment: 'Nice cake, but the queue was long.', language: 'en' },
  { rating: 5, comment: 'Przytulne wnętrze, idealne na spotkanie.', isPublic: true },
  { rating: null, comment: 'Czy można u Was zamówić tort na urodziny?', contact: 'tort@mail.example' },
  { rating: 4, comment: null },
  { rating: 5, comment: 'Świetna kawa i dobra cena.' },
  { rating: 2, comment: 'Za głośna muzyka, nie dało się rozmawiać.' },
  { rating: 5, comment: 'Drożdżówka jeszcze ciepła. Wrócę jutro.' },
  { rating: 3, comment: 'Było w porządku, bez zachwytu.' },
  { rating: 5, comment: null, isUnverified: true },
  { rating: 4, comment: 'Szybka obsługa mimo tłoku.', isPublic: true },
];

/** Of those who were invited by mail, the latest first. */
export const invitedAnswers: readonly DemoAnswer[] = [
  { rating: 5, comment: 'Dziękuję za pamięć! Kawa jak zawsze wyśmienita.', isPublic: true },
  { rating: 3, comment: 'Ostatnio długo czekałem, wcześniej bywało szybciej.' },
];
