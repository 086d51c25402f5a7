/** Pages of one message, in Polish. */
export const plPages = {
  'modal.title': 'Nie możemy tego zrobić',
  'modal.expired': 'Plan wygasł',
  'modal.sign_up': 'Załóż własne konto',
  'modal.subscription': 'Przejdź do subskrypcji',
  'pending.title': 'Ten ekran jeszcze powstaje',
  'pending.text': 'Pracujemy nad nim. Gdy będzie gotowy, znajdziesz go w menu.',
  'maintenance.title': 'Przerwa techniczna',
  'maintenance.text': 'Pracujemy nad panelem. Zajrzyj za kilka minut, Twoje dane są bezpieczne.',
  'not_found.title': 'Nie ma takiej strony',
  'not_found.text': 'Adres mógł się zmienić albo wkradła się literówka.',
  'no_access.title': 'Nie masz jeszcze dostępu',
  'no_access.text':
    'Poproś właściciela konta o uprawnienia. Gdy je dostaniesz, zobaczysz tu swoje lokalizacje.',
  'crash.title': 'Coś poszło nie tak',
  'crash.text': 'Strona nie wczytała się do końca. Odświeżenie zwykle pomaga.',
};
