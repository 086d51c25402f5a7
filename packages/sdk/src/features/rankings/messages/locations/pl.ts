export const plRankingsLocations = {
  'rankings.locations.title': 'Pozycje wszystkich lokalizacji',
  'rankings.locations.search': 'Szukaj lokalizacji',
  'rankings.locations.forbidden': 'Nie masz dostępu do pozycji',
  'rankings.locations.failed': 'Nie udało się wczytać pozycji',
  'rankings.locations.filter.title': 'Filtry lokalizacji',
  'rankings.locations.filter.add': 'Filtry',
  'rankings.locations.filter.cities': 'Miasta',
  'rankings.locations.filter.groups': 'Grupy',
  'rankings.locations.filter.nothing': 'Nic nie pasuje',
  'rankings.locations.filter.remove': 'Usuń filtr: {{name}}',
  'rankings.locations.filter.clear': 'Wyczyść filtry',
  'rankings.locations.filter.show_one': 'Pokaż {{count}} lokalizację',
  'rankings.locations.filter.show_few': 'Pokaż {{count}} lokalizacje',
  'rankings.locations.filter.show_many': 'Pokaż {{count}} lokalizacji',
  'rankings.locations.filter.show_other': 'Pokaż {{count}} lokalizacji',
  'rankings.locations.column.place': 'Lokalizacja',
  'rankings.locations.column.address': 'Adres',
  'rankings.locations.column.city': 'Miasto',
  'rankings.locations.column.store_code': 'Kod sklepu',
  'rankings.locations.column.before': '{{keyword}} (wcześniej)',
  'rankings.locations.column.position': 'Pozycja',
  'rankings.locations.column.average': 'Średnia, gdzie widać',
  'rankings.locations.column.average_all': 'Średnia ze wszystkich punktów',
  'rankings.locations.column.top3': 'Udział w top 3',
  'rankings.locations.column.buckets': 'Wyniki w top 3 / 10 / 20',
  'rankings.locations.definitions': 'Co znaczą te liczby',
  'rankings.locations.definition.position':
    'Najlepsze miejsce z ostatniego dnia z pomiarem w okresie. 20+: szukaliśmy i nie było wśród pierwszych 20.',
  'rankings.locations.definition.average':
    'Średnie miejsce w wyszukiwaniach, w których wizytówka była wśród pierwszych 20.',
  'rankings.locations.definition.average_all':
    'Średnie miejsce we wszystkich wyszukiwaniach; brak wśród pierwszych 20 liczy się jako 21.',
  'rankings.locations.definition.top3':
    'Jaka część wszystkich wyszukiwań pokazała wizytówkę na miejscach 1–3.',
  'rankings.locations.definition.buckets':
    'Jaka część dni z pomiarem, liczonych dla każdej frazy i lokalizacji, miała najlepsze miejsce wśród pierwszych 3, 10 i 20.',
  'rankings.locations.beyond': 'poza pierwszą dwudziestką',
  'rankings.locations.not_watched': 'nieśledzona',
  'rankings.locations.not_measured': 'brak pomiaru w tym okresie',
  'rankings.locations.change.up_one': 'w górę o {{count}} miejsce',
  'rankings.locations.change.up_few': 'w górę o {{count}} miejsca',
  'rankings.locations.change.up_many': 'w górę o {{count}} miejsc',
  'rankings.locations.change.up_other': 'w górę o {{count}} miejsca',
  'rankings.locations.change.down_one': 'w dół o {{count}} miejsce',
  'rankings.locations.change.down_few': 'w dół o {{count}} miejsca',
  'rankings.locations.change.down_many': 'w dół o {{count}} miejsc',
  'rankings.locations.change.down_other': 'w dół o {{count}} miejsca',
  'rankings.locations.change.in_one':
    'wejście do pierwszej dwudziestki, w górę o co najmniej {{count}} miejsce',
  'rankings.locations.change.in_few':
    'wejście do pierwszej dwudziestki, w górę o co najmniej {{count}} miejsca',
  'rankings.locations.change.in_many':
    'wejście do pierwszej dwudziestki, w górę o co najmniej {{count}} miejsc',
  'rankings.locations.change.in_other':
    'wejście do pierwszej dwudziestki, w górę o co najmniej {{count}} miejsca',
  'rankings.locations.change.out_one':
    'wypadnięcie z pierwszej dwudziestki, w dół o co najmniej {{count}} miejsce',
  'rankings.locations.change.out_few':
    'wypadnięcie z pierwszej dwudziestki, w dół o co najmniej {{count}} miejsca',
  'rankings.locations.change.out_many':
    'wypadnięcie z pierwszej dwudziestki, w dół o co najmniej {{count}} miejsc',
  'rankings.locations.change.out_other':
    'wypadnięcie z pierwszej dwudziestki, w dół o co najmniej {{count}} miejsca',
  'rankings.locations.change.same': 'bez zmian',
  'rankings.locations.card_totals':
    'Średnia, gdzie widać: {{average}} · ze wszystkich punktów: {{all}} · top 3: {{share}}',
  'rankings.locations.period_compared': '{{period}}, w porównaniu z: {{before}}',
  'rankings.locations.order.label': 'Kolejność',
  'rankings.locations.order.name': 'Nazwa',
  'rankings.locations.order.city': 'Miasto',
  'rankings.locations.order.position': 'Najwyższe pozycje: {{keyword}}',
  'rankings.locations.order.-position': 'Najniższe pozycje: {{keyword}}',
  'rankings.locations.order.change': 'Największe wzrosty: {{keyword}}',
  'rankings.locations.order.-change': 'Największe spadki: {{keyword}}',
  'rankings.locations.file': 'pozycje-lokalizacji',
  'rankings.locations.downloading_one': 'Przygotowuję plik: {{count}} lokalizacja',
  'rankings.locations.downloading_few': 'Przygotowuję plik: {{count}} lokalizacje',
  'rankings.locations.downloading_many': 'Przygotowuję plik: {{count}} lokalizacji',
  'rankings.locations.downloading_other': 'Przygotowuję plik: {{count}} lokalizacji',
  'rankings.locations.no_keywords.title': 'Żadna fraza nie jest jeszcze śledzona',
  'rankings.locations.no_keywords.text':
    'Dodaj frazy, których szukają Twoi klienci. Pozycje sprawdzamy codziennie.',
  'rankings.locations.no_match.title': 'Żadna lokalizacja nie pasuje',
  'rankings.locations.no_match.text': 'Zmień wyszukiwanie albo wyczyść filtry.',
  'rankings.locations.empty.title': 'Nie ma jeszcze pozycji do pokazania',
  'rankings.locations.empty.text':
    'Pozycje sprawdzamy raz dziennie, nad ranem. Wybierz inny okres albo zajrzyj tu jutro.',
  'rankings.locations.chart.label': 'Wykres pozycji',
  'rankings.locations.chart.show': 'Co pokazać',
  'rankings.locations.chart.bucket': 'Do którego miejsca',
  'rankings.locations.show.bands': 'Przedziały',
  'rankings.locations.show.bucket': 'Udział w top',
  'rankings.locations.show.average': 'Średnia',
  'rankings.locations.show.period': 'Cały okres',
  'rankings.locations.bucket.top3': 'Top 3',
  'rankings.locations.bucket.top10': 'Top 10',
  'rankings.locations.bucket.top20': 'Top 20',
  'rankings.locations.chart_title.bands': 'Udział przedziałów pozycji w czasie',
  'rankings.locations.chart_title.bucket': '{{bucket}}: udział w czasie',
  'rankings.locations.chart_title.average': 'Średnia pozycja w czasie',
  'rankings.locations.chart_title.period': 'Przedziały pozycji w całym okresie',
  'rankings.locations.chart_note.bands':
    'Każdy dzień z pomiarem liczy się raz dla każdej frazy i lokalizacji, według najlepszego miejsca z tego dnia.',
  'rankings.locations.chart_note.bucket':
    'Jaka część dni z pomiarem miała najlepsze miejsce w wybranym przedziale. Top 10 obejmuje top 3, a top 20 oba.',
  'rankings.locations.chart_note.average':
    '„Gdzie widać” pomija wyszukiwania bez wizytówki; „ze wszystkich punktów” liczy brak jako 21.',
  'rankings.locations.chart_note.period':
    'Liczba dni z pomiarem w każdym przedziale; w nawiasie wcześniejszy okres.',
  'rankings.locations.map.label': 'Mapa pozycji',
  'rankings.locations.map.list': 'Pozycje na mapie jako lista',
  'rankings.locations.map.count_one': '{{count}} lokalizacja na mapie',
  'rankings.locations.map.count_few': '{{count}} lokalizacje na mapie',
  'rankings.locations.map.count_many': '{{count}} lokalizacji na mapie',
  'rankings.locations.map.count_other': '{{count}} lokalizacji na mapie',
  'rankings.locations.map.group_one': 'udział w top 3, {{count}} lokalizacja',
  'rankings.locations.map.group_few': 'udział w top 3, {{count}} lokalizacje',
  'rankings.locations.map.group_many': 'udział w top 3, {{count}} lokalizacji',
  'rankings.locations.map.group_other': 'udział w top 3, {{count}} lokalizacji',
  'rankings.locations.map.zoom_in': 'Przybliż',
  'rankings.locations.map.zoom_out': 'Oddal',
  'rankings.locations.map.show_all': 'Pokaż wszystkie',
  'rankings.locations.map.measured': 'zmierzono {{date}}',
  'rankings.locations.map.open': 'Zobacz wszystkie frazy',
  'rankings.locations.map.grey':
    'Szare 20+: szukaliśmy i wizytówki nie było wśród pierwszych 20. Procent w kółku to udział w top 3 lokalizacji, które stoją blisko siebie.',
  'rankings.locations.map.not_shown_one':
    '{{count}} lokalizacji nie ma na mapie: brakuje jej współrzędnych albo pierwszego pomiaru.',
  'rankings.locations.map.not_shown_few':
    '{{count}} lokalizacji nie ma na mapie: brakuje im współrzędnych albo pierwszego pomiaru.',
  'rankings.locations.map.not_shown_many':
    '{{count}} lokalizacji nie ma na mapie: brakuje im współrzędnych albo pierwszego pomiaru.',
  'rankings.locations.map.not_shown_other':
    '{{count}} lokalizacji nie ma na mapie: brakuje im współrzędnych albo pierwszego pomiaru.',
};
