import type { Language } from './language.ts';

interface MailsTexts {
  title: string;
  intro: string;
  back: string;
  refresh: string;
  language: string;
  done: string;
  search: string;
  find: string;
  mails: string;
  none: string;
  noneTo: (address: string) => string;
  from: string;
  to: string;
  choose: string;
  content: string;
  plainText: string;
  toList: string;
  empty: string;
  emptyQuestion: string;
  refusals: string;
  address: string;
  answer: string;
  temporary: string;
  permanent: string;
  times: string;
  addRefusal: string;
  clearRefusals: string;
  left: string;
}

export const mailsTexts: Record<Language, MailsTexts> = {
  pl: {
    title: 'Poczta piaskownicy',
    intro:
      'Tu trafia każda wiadomość, którą wysyła Pinfold. Odnośniki w niej działają jak w prawdziwej skrzynce.',
    back: 'Piaskownica Google',
    refresh: 'Odśwież',
    language: 'English',
    done: 'Gotowe',
    search: 'Adres odbiorcy',
    find: 'Szukaj',
    mails: 'Wiadomości',
    none: 'Nie ma jeszcze żadnej wiadomości.',
    noneTo: (address) => `Nie ma wiadomości do: ${address}.`,
    from: 'Od',
    to: 'Do',
    choose: 'Wybierz wiadomość z listy.',
    content: 'Treść wiadomości',
    plainText: 'Wersja tekstowa',
    toList: 'Wróć do listy',
    empty: 'Usuń wszystkie',
    emptyQuestion: 'Usunąć wszystkie wiadomości ze wszystkich skrzynek?',
    refusals: 'Odmowy',
    address: 'Adres (gwiazdka zastępuje wszystko)',
    answer: 'Odpowiedź serwera',
    temporary: '451: na razie nie',
    permanent: '550: nie ma takiej skrzynki',
    times: 'Ile razy',
    addRefusal: 'Odmawiaj',
    clearRefusals: 'Usuń odmowy',
    left: 'zostało',
  },
  en: {
    title: 'Sandbox mail',
    intro: 'Every message that Pinfold sends arrives here. Its links work as they would in a real mailbox.',
    back: 'Google sandbox',
    refresh: 'Refresh',
    language: 'Polski',
    done: 'Done',
    search: 'Recipient’s address',
    find: 'Search',
    mails: 'Messages',
    none: 'There is no message yet.',
    noneTo: (address) => `There is no message to ${address}.`,
    from: 'From',
    to: 'To',
    choose: 'Choose a message from the list.',
    content: 'Message',
    plainText: 'Plain text',
    toList: 'Back to the list',
    empty: 'Delete all',
    emptyQuestion: 'Delete all messages from all mailboxes?',
    refusals: 'Refusals',
    address: 'Address (a star stands for anything)',
    answer: 'The server’s answer',
    temporary: '451: not now',
    permanent: '550: no such mailbox',
    times: 'How many times',
    addRefusal: 'Refuse',
    clearRefusals: 'Remove refusals',
    left: 'left',
  },
};
