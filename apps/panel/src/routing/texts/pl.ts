/** Titles and descriptions of the pages, in Polish. */
export const plRouting = {
  'title.home': 'Pinfold',
  'title.reviews': 'Opinie – Pinfold',
  'title.login': 'Logowanie – Pinfold',
  'title.maintenance': 'Przerwa techniczna',
  'title.not_found': 'Nie ma takiej strony – Pinfold',
  'description.home': 'Wizytówki, opinie i widoczność wszystkich Twoich lokalizacji w jednym miejscu.',
  'description.reviews':
    'Opinie klientów ze wszystkich lokalizacji: czytaj, odpowiadaj i sprawdzaj, co już opublikowano.',
  'description.login': 'Zaloguj się do panelu Pinfold.',
  'description.maintenance': 'Panel jest chwilowo niedostępny.',
  'description.not_found': 'Pod tym adresem nic nie ma.',
};
