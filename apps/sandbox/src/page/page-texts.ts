import type { Language } from './language.ts';

export interface PageTexts {
  title: string;
  intro: string;
  mail: (count: number) => string;
  listings: (waiting: number) => string;
  now: string;
  location: string;
  writeReview: string;
  author: string;
  rating: string;
  comment: string;
  send: string;
  reviews: string;
  newestReviews: string;
  save: string;
  remove: string;
  noReviews: string;
  waiting: string;
  nothingWaits: string;
  approve: string;
  reject: string;
  reason: string;
  byHand: string;
  clock: string;
  minutes: (count: number) => string;
  hour: string;
  day: string;
  lively: string;
  livelyHint: string;
  on: string;
  off: string;
  city: string;
  keyword: string;
  position: string;
  positionHint: string;
  move: string;
  clearCity: string;
  faults: string;
  path: string;
  outcome: string;
  outcomes: Record<'status' | 'kept' | 'cut' | 'malformed' | 'hang' | 'slow', string>;
  times: string;
  addFault: string;
  clearFaults: string;
  left: string;
  calls: string;
  noCalls: string;
  refresh: string;
  reset: string;
  resetQuestion: string;
  done: string;
  reply: string;
  states: Record<'PENDING' | 'APPROVED' | 'REJECTED', string>;
  language: string;
}

export const pageTexts: Record<Language, PageTexts> = {
  pl: {
    title: 'Piaskownica Google',
    intro:
      'Tu grasz rolę klientów i moderatorów Google. To, co zrobisz, dotrze do Pinfold jak z prawdziwego profilu.',
    mail: (count) => `Poczta (${count})`,
    listings: (waiting) => (waiting === 0 ? 'Wizytówki' : `Wizytówki (czeka: ${waiting})`),
    now: 'Czas piaskownicy',
    location: 'Lokalizacja',
    writeReview: 'Napisz opinię',
    author: 'Autor',
    rating: 'Ocena',
    comment: 'Treść',
    send: 'Opublikuj opinię',
    reviews: 'Pokaż',
    newestReviews: 'Najnowsze opinie',
    save: 'Zapisz zmianę',
    remove: 'Usuń',
    noReviews: 'Ta lokalizacja nie ma jeszcze opinii.',
    waiting: 'Odpowiedzi czekające na moderację',
    nothingWaits: 'Żadna odpowiedź nie czeka.',
    approve: 'Zatwierdź',
    reject: 'Odrzuć',
    reason: 'Powód odrzucenia',
    byHand: 'Moderuj ręcznie',
    clock: 'Przesuń zegar',
    minutes: (count) => `${count} min`,
    hour: '1 godz.',
    day: '1 dzień',
    lively: 'Klienci działają sami',
    livelyHint: 'Co 30–90 sekund ktoś pisze, zmienia albo usuwa opinię.',
    on: 'Włączone',
    off: 'Wyłączone',
    city: 'Pozycje na mapie',
    keyword: 'Fraza',
    position: 'Pozycja',
    positionHint: 'Obowiązuje od dziś; 21 oznacza, że wizytówki nie ma w pierwszej dwudziestce.',
    move: 'Ustaw pozycję',
    clearCity: 'Cofnij wszystkie zmiany pozycji',
    faults: 'Awarie',
    path: 'Ścieżka (gwiazdka zastępuje wszystko)',
    outcome: 'Co się stanie',
    outcomes: {
      status: 'Błąd 503',
      kept: 'Zapis zostaje, odpowiedź 503',
      cut: 'Zapis zostaje, połączenie zerwane',
      malformed: 'Uszkodzona odpowiedź',
      hang: 'Brak odpowiedzi',
      slow: 'Odpowiedź po 5 sekundach',
    },
    times: 'Ile razy',
    addFault: 'Dodaj awarię',
    clearFaults: 'Usuń awarie',
    left: 'zostało',
    calls: 'Ostatnie wywołania',
    noCalls: 'Nikt jeszcze nie wywołał API.',
    refresh: 'Odśwież',
    reset: 'Zacznij od nowa',
    resetQuestion: 'Przywrócić świat początkowy? Wszystkie zmiany znikną.',
    done: 'Gotowe',
    reply: 'Odpowiedź',
    states: { PENDING: 'czeka', APPROVED: 'zatwierdzona', REJECTED: 'odrzucona' },
    language: 'English',
  },
  en: {
    title: 'Google sandbox',
    intro:
      'Here you play Google’s customers and moderators. What you do reaches Pinfold as it would from a real profile.',
    mail: (count) => `Mail (${count})`,
    listings: (waiting) => (waiting === 0 ? 'Listings' : `Listings (waiting: ${waiting})`),
    now: 'Sandbox time',
    location: 'Location',
    writeReview: 'Write a review',
    author: 'Author',
    rating: 'Rating',
    comment: 'Text',
    send: 'Publish review',
    reviews: 'Show',
    newestReviews: 'Newest reviews',
    save: 'Save change',
    remove: 'Delete',
    noReviews: 'This location has no reviews yet.',
    waiting: 'Replies waiting for moderation',
    nothingWaits: 'No reply is waiting.',
    approve: 'Approve',
    reject: 'Reject',
    reason: 'Reason for rejection',
    byHand: 'Moderate by hand',
    clock: 'Move the clock',
    minutes: (count) => `${count} min`,
    hour: '1 h',
    day: '1 day',
    lively: 'Customers act by themselves',
    livelyHint: 'Every 30–90 seconds somebody writes, edits or deletes a review.',
    on: 'On',
    off: 'Off',
    city: 'Positions on the map',
    keyword: 'Keyword',
    position: 'Position',
    positionHint: 'From today on; 21 means that the listing is not among the first twenty.',
    move: 'Set the position',
    clearCity: 'Take all changes of positions back',
    faults: 'Faults',
    path: 'Path (a star stands for anything)',
    outcome: 'What happens',
    outcomes: {
      status: 'Error 503',
      kept: 'Write kept, answer 503',
      cut: 'Write kept, connection cut',
      malformed: 'Malformed answer',
      hang: 'No answer',
      slow: 'Answer after 5 seconds',
    },
    times: 'How many times',
    addFault: 'Add fault',
    clearFaults: 'Remove faults',
    left: 'left',
    calls: 'Last calls',
    noCalls: 'Nobody has called the API yet.',
    refresh: 'Refresh',
    reset: 'Start over',
    resetQuestion: 'Restore the first world? Every change will be gone.',
    done: 'Done',
    reply: 'Reply',
    states: { PENDING: 'waiting', APPROVED: 'approved', REJECTED: 'rejected' },
    language: 'Polski',
  },
};
