/** Words that stand in many places, in Polish. */
export const plShared = {
  skip: 'Przejdź do treści',
  loading: 'Wczytuję dane firmy',
  close: 'Zamknij',
  retry: 'Spróbuj ponownie',
  ok: 'OK',
  contact: 'Skontaktuj się z nami',
  notices: 'Powiadomienia',
  go_home: 'Wróć na start',
  new_version: 'Pojawiła się nowa wersja. Zapisz, co trzeba, i odśwież stronę.',
  reload: 'Odśwież stronę',
  'language.change': 'Język: {{name}}',
  'language.pl': 'Polski',
  'language.en': 'English',
  'language.es': 'Español',
};
