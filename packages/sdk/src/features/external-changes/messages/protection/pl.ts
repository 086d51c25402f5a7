export const plExternalChangesProtection = {
  'external_changes.protection.forbidden': 'Nie masz dostępu do zmian zewnętrznych',
  'external_changes.protection.failed': 'Nie udało się wczytać ustawień ochrony',
  'external_changes.protection.automatic.title': 'Automatyczne odrzucanie',
  'external_changes.protection.automatic': 'Odrzucaj zmiany chronionych pól automatycznie',
  'external_changes.protection.automatic_on':
    'Zmiany chronionych pól odrzucamy zaraz po wykryciu. Każdą znajdziesz w historii.',
  'external_changes.protection.automatic_off':
    'Zmiany chronionych pól czekają na Twoją decyzję, a my o nich przypominamy.',
  'external_changes.protection.rehearsal_one':
    'W ostatnich {{days}} dniach odrzuciłaby {{rejected}} z {{count}} zmiany.',
  'external_changes.protection.rehearsal_few':
    'W ostatnich {{days}} dniach odrzuciłaby {{rejected}} z {{count}} zmian.',
  'external_changes.protection.rehearsal_many':
    'W ostatnich {{days}} dniach odrzuciłaby {{rejected}} z {{count}} zmian.',
  'external_changes.protection.rehearsal_other':
    'W ostatnich {{days}} dniach odrzuciłaby {{rejected}} z {{count}} zmian.',
  'external_changes.protection.rehearsal_empty':
    'W ostatnich {{days}} dniach nikt niczego nie zmienił, więc nie ma na czym jej sprawdzić.',
  'external_changes.protection.stopped_one':
    '{{count}} zmianę zostawiłaby człowiekowi, bo ktoś uparcie do niej wracał.',
  'external_changes.protection.stopped_few':
    '{{count}} zmiany zostawiłaby człowiekowi, bo ktoś uparcie do nich wracał.',
  'external_changes.protection.stopped_many':
    '{{count}} zmian zostawiłaby człowiekowi, bo ktoś uparcie do nich wracał.',
  'external_changes.protection.stopped_other':
    '{{count}} zmiany zostawiłaby człowiekowi, bo ktoś uparcie do nich wracał.',
  'external_changes.protection.would_reject_one': 'odrzuciłaby {{rejected}} z {{count}} zmiany',
  'external_changes.protection.would_reject_few': 'odrzuciłaby {{rejected}} z {{count}} zmian',
  'external_changes.protection.would_reject_many': 'odrzuciłaby {{rejected}} z {{count}} zmian',
  'external_changes.protection.would_reject_other': 'odrzuciłaby {{rejected}} z {{count}} zmian',
  'external_changes.protection.changed_one': '{{count}} zmiana w {{days}} dni',
  'external_changes.protection.changed_few': '{{count}} zmiany w {{days}} dni',
  'external_changes.protection.changed_many': '{{count}} zmian w {{days}} dni',
  'external_changes.protection.changed_other': '{{count}} zmiany w {{days}} dni',
  'external_changes.protection.edit_war_one':
    'Po {{count}} odrzuceniu tego samego pola w jednej lokalizacji w ciągu {{days}} dni ochrona przestaje odrzucać i prosi o decyzję człowieka.',
  'external_changes.protection.edit_war_few':
    'Po {{count}} odrzuceniach tego samego pola w jednej lokalizacji w ciągu {{days}} dni ochrona przestaje odrzucać i prosi o decyzję człowieka.',
  'external_changes.protection.edit_war_many':
    'Po {{count}} odrzuceniach tego samego pola w jednej lokalizacji w ciągu {{days}} dni ochrona przestaje odrzucać i prosi o decyzję człowieka.',
  'external_changes.protection.edit_war_other':
    'Po {{count}} odrzuceniach tego samego pola w jednej lokalizacji w ciągu {{days}} dni ochrona przestaje odrzucać i prosi o decyzję człowieka.',
  'external_changes.protection.fields.title': 'Chronione pola',
  'external_changes.protection.fields.text': 'We wszystkich lokalizacjach poza tymi z grup z własną listą.',
  'external_changes.protection.section.name_address': 'Nazwa i adres',
  'external_changes.protection.section.contact': 'Kontakt',
  'external_changes.protection.section.hours': 'Godziny',
  'external_changes.protection.section.offer': 'Kategorie i usługi',
  'external_changes.protection.section.other': 'Pozostałe',
  'external_changes.protection.protected_count_one': '{{count}} chronione pole',
  'external_changes.protection.protected_count_few': '{{count}} chronione pola',
  'external_changes.protection.protected_count_many': '{{count}} chronionych pól',
  'external_changes.protection.protected_count_other': '{{count}} chronionego pola',
  'external_changes.protection.groups.title': 'Grupy z własną listą',
  'external_changes.protection.groups.text':
    'W lokalizacji z kilku takich grup chronione jest wszystko, co chroni którakolwiek z nich.',
  'external_changes.protection.groups.add': 'Dodaj grupę',
  'external_changes.protection.groups.placeholder': 'Wpisz nazwę grupy',
  'external_changes.protection.groups.no_match': 'Nie ma takiej grupy',
  'external_changes.protection.groups.remove': 'Usuń własną listę grupy {{name}}',
  'external_changes.protection.groups.open': 'Pokaż pola grupy {{name}}',
  'external_changes.protection.groups.close': 'Ukryj pola grupy {{name}}',
  'external_changes.protection.dirty': 'Ustawienia ochrony nie są jeszcze zapisane',
  'external_changes.protection.discard': 'Przywróć zapisane',
  'external_changes.protection.saving': 'Zapisuję',
  'external_changes.protection.saved': 'Zapisano ustawienia ochrony',
  'external_changes.protection.updated': 'Ostatnia zmiana: {{date}}, {{name}}',
  'external_changes.protection.updated_at': 'Ostatnia zmiana: {{date}}',
  'external_changes.protection.confirm.title': 'Włączyć automatyczne odrzucanie?',
  'external_changes.protection.confirm.text':
    'Nowe zmiany chronionych pól będą odrzucane zaraz po wykryciu, a te, które teraz czekają na decyzję, odrzucimy od razu.',
  'external_changes.protection.confirm.yes': 'Włącz i zapisz',
  'external_changes.protection.bar.label': 'Zmiany chronionych pól',
  'external_changes.protection.bar.waiting_one':
    '{{count}} zmiana chronionego pola {{places}} czeka na decyzję',
  'external_changes.protection.bar.waiting_few':
    '{{count}} zmiany chronionych pól {{places}} czekają na decyzję',
  'external_changes.protection.bar.waiting_many':
    '{{count}} zmian chronionych pól {{places}} czeka na decyzję',
  'external_changes.protection.bar.waiting_other':
    '{{count}} zmiany chronionych pól {{places}} czeka na decyzję',
  'external_changes.protection.bar.places_one': 'w {{count}} lokalizacji',
  'external_changes.protection.bar.places_few': 'w {{count}} lokalizacjach',
  'external_changes.protection.bar.places_many': 'w {{count}} lokalizacjach',
  'external_changes.protection.bar.places_other': 'w {{count}} lokalizacji',
  'external_changes.protection.bar.reject': 'Odrzuć',
  'external_changes.protection.bar.open': 'Zobacz zmiany',
  'external_changes.protection.bar.ask_one': 'Odrzucić {{count}} zmianę?',
  'external_changes.protection.bar.ask_few': 'Odrzucić {{count}} zmiany?',
  'external_changes.protection.bar.ask_many': 'Odrzucić {{count}} zmian?',
  'external_changes.protection.bar.ask_other': 'Odrzucić {{count}} zmiany?',
  'external_changes.protection.bar.ask_text':
    'Dotyczą pól: {{fields}} ({{places}}). Google znów pokaże to, co zapisano u nas.',
  'external_changes.protection.bar.ask_rest_one':
    '{{count}} zmiana zostanie na liście, bo naraz można odrzucić ograniczoną liczbę.',
  'external_changes.protection.bar.ask_rest_few':
    '{{count}} zmiany zostaną na liście, bo naraz można odrzucić ograniczoną liczbę.',
  'external_changes.protection.bar.ask_rest_many':
    '{{count}} zmian zostanie na liście, bo naraz można odrzucić ograniczoną liczbę.',
  'external_changes.protection.bar.ask_rest_other':
    '{{count}} zmiany zostanie na liście, bo naraz można odrzucić ograniczoną liczbę.',
  'external_changes.protection.bar.yes': 'Tak, odrzuć',
  'external_changes.protection.bar.no': 'Nie',
  'external_changes.protection.bar.rejecting': 'Odrzucam',
  'external_changes.protection.bar.done_one': 'Odrzucono {{count}} zmianę',
  'external_changes.protection.bar.done_few': 'Odrzucono {{count}} zmiany',
  'external_changes.protection.bar.done_many': 'Odrzucono {{count}} zmian',
  'external_changes.protection.bar.done_other': 'Odrzucono {{count}} zmiany',
  'external_changes.protection.bar.done_none': 'Niczego nie odrzucono',
  'external_changes.protection.bar.done_send':
    'Za chwilę wyślemy to do Google. Do tego czasu możesz to cofnąć.',
  'external_changes.protection.bar.done_sent': 'Wysyłamy to do Google. Wynik znajdziesz w historii zmian.',
  'external_changes.protection.bar.skipped_one':
    '{{count}} zmianę pominięto, bo już jej rozstrzygać nie trzeba.',
  'external_changes.protection.bar.skipped_few':
    '{{count}} zmiany pominięto, bo już ich rozstrzygać nie trzeba.',
  'external_changes.protection.bar.skipped_many':
    '{{count}} zmian pominięto, bo już ich rozstrzygać nie trzeba.',
  'external_changes.protection.bar.skipped_other':
    '{{count}} zmiany pominięto, bo już ich rozstrzygać nie trzeba.',
  'external_changes.protection.bar.undone': 'Cofnięto. Zmiany znów czekają na decyzję.',
  'external_changes.protection.bar.undo': 'Cofnij ({{seconds}} s)',
};
