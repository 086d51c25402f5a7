import { readTable } from '../../catalogue/read-table.ts';

/**
 * Reviews of the chain's app in Google Play, the newest first: days ago, language of the device, stars, author, phone, text
 * and reply.
 */
export const playTexts = readTable(`
0 | pl | 5 | Magda Wilk | a54x | W końcu mogę zamówić kawę w tramwaju i odebrać ją bez kolejki. Zadziałało od pierwszego razu, a pieczątki nabijają się same. |
0 | pl | 2 | Tomek Baran | gold | Od ostatniej aktualizacji muszę się logować za każdym razem od nowa, a SMS z kodem przychodzi po pięciu minutach. Stoję przy kasie i blokuję kolejkę. |
1 | en | 4 | Hannah Price | panther | Lovely little loyalty app. Ordering ahead saved my morning train. Would be great if the whole menu were translated, some syrups are still only in Polish. |
1 | pl | 5 | Iwona Kmiecik | a15 | Zbieram listki od roku i wreszcie od razu widać, ile brakuje do darmowej kawy. Prosto i bez reklam. | Pani Iwono, bardzo nam miło! Licznik listków przenieśliśmy na pierwszy ekran właśnie dlatego, że prosili o to stali goście. Do zobaczenia przy kawie! Zespół Kawiarni Lipa
2 | pl | 1 | Piotr Zawadzki | fogo | Po zmianie telefonu zniknęło mi 7 pieczątek. Napisałem maila tydzień temu i cisza. |
2 | de | 5 | Jürgen Maas | b0q | Sehr praktisch im Urlaub: Die Filialen sind auf der Karte, die Öffnungszeiten stimmen, und die zehnte Tasse war wirklich gratis. |
3 | pl | 3 | Karolina Sadowska | a54x | Fajny pomysł, ale aplikacja zjada baterię. Wystarczy, że siedzi w tle z włączoną lokalizacją. | Pani Karolino, dziękujemy za sygnał. W wersji 4.2.1 lokalizacja działa tylko przy otwartej mapie. Jeśli telefon nadal szybko się rozładowuje, prosimy o wiadomość w aplikacji: Profil, Pomoc. Zespół Kawiarni Lipa
3 | uk | 5 | Олена Бондар | gold | Дуже зручно, є все потрібне. Дякую за безкоштовну каву на день народження! |
4 | es | 4 | Lucía Ferrer | panther | Muy cómoda para pagar con el móvil. A veces el código QR tarda en cargar si no hay buena cobertura. | Gracias, Lucía. El código se puede guardar sin conexión: Perfil, Ajustes, Código sin red. ¡Te esperamos con un café! El equipo de Kawiarnia Lipa
5 | pl | 2 | Marcin Olszewski | b0q | Zamówienie na 8:10, kawiarnia na Chmielnej otwarta od ósmej, a kawa gotowa o 8:35. Po co w takim razie zamawiać wcześniej? | Panie Marcinie, przepraszamy, tak nie powinno być. Na Chmielnej mieliśmy rano awarię młynka i nie wyłączyliśmy zamówień na czas. Listki za to zamówienie dopisaliśmy podwójnie. Zespół Kawiarni Lipa
5 | pl | 5 | Ola Górna | a15 | Nowy wygląd\tCiemny motyw, większe litery i mniej klikania. Bardzo na plus. |
6 | en | 1 | Craig Donnelly | panther | Crashes every time I open the gift card screen. Pixel 7, Android 15. Reinstalled twice. |
6 | pl | 4 | Bartek Lis | fogo | Edycja: po poprawce z piątku płatność BLIK już działa, dodaję dwie gwiazdki. Do pełni szczęścia brakuje paragonu na maila. | Panie Bartku, dziękujemy za cierpliwość przy płatnościach! Paragon na maila mamy w planach na początek roku. Zespół Kawiarni Lipa
8 | pl | 5 | Ewelina Pająk | a54x | Kupiłam mamie kartę podarunkową w dwie minuty, przyszła od razu ładnym mailem. Polecam. | Dziękujemy, pani Ewelino! Mamy nadzieję, że mamie smakowało. Zespół Kawiarni Lipa
9 | pl | 1 | Zbigniew Rokita | a15 | Żeby odebrać ciastko za punkty, muszę podać datę urodzenia i zgodzić się na reklamy. Nie, dziękuję. | Panie Zbigniewie, data urodzin i zgoda na wiadomości są dobrowolne, ale przyznajemy, że ekran tego jasno nie mówił. Poprawiliśmy go w wersji 4.2.1. Zespół Kawiarni Lipa
11 | pl | 5 | Dominika Hałas | gold | Mapa kawiarni z filtrem „przyjazna psom” to strzał w dziesiątkę. |
12 | pl | 3 | Rafał Czuba | fogo | Działa, ale powolutku. Na starszym telefonie menu otwiera się z dziesięć sekund. | Panie Rafale, w wersji 4.2.1 zdjęcia w menu są lżejsze, powinno być wyraźnie szybciej. Dajmy temu szansę! Zespół Kawiarni Lipa
14 | en | 5 | Siobhan Keane | b0q | Ten stamps, one free flat white, no nonsense. |
16 | pl | 2 | Agnieszka Turek | a54x | Powiadomienia o promocjach przychodzą o 6 rano. W ustawieniach nie ma jak wybrać godziny. | Pani Agnieszko, ma pani rację. Od wersji 4.2.1 promocje wysyłamy między 9 a 19, a w ustawieniach można je całkiem wyłączyć. Zespół Kawiarni Lipa
19 | pl | 5 | Kamil Sroka | panther | Zamawianie z wyprzedzeniem zmieniło mi poranki. Szkoda tylko, że jeszcze nie na wszystkich dworcach. | Panie Kamilu, dziękujemy! Dworzec we Wrocławiu i w Poznaniu dołączą jeszcze w tym kwartale. Zespół Kawiarni Lipa
23 | pl | 1 | Grażyna Pilch | a15 | Po aktualizacji pusty ekran. Odinstalowałam i zainstalowałam, dalej pusto. | Pani Grażyno, to błąd wersji 4.2.0 na Androidzie 14, naprawiony w 4.2.1. Prosimy o aktualizację, listki na pani nie przepadły. Zespół Kawiarni Lipa
24 | pl | 1 | Wojtek Adamski | a54x | Aplikacja wyłącza się zaraz po starcie. Wcześniej było dobrze, po co było ruszać? | Panie Wojtku, przepraszamy. Poprawka jest w wersji 4.2.1, od dziś w sklepie. Zespół Kawiarni Lipa
27 | de | 3 | Sabine Vogt | b0q | Gute Idee, aber die deutsche Übersetzung ist stellenweise seltsam. „Blatt einlösen“ musste ich erst erraten. | Liebe Frau Vogt, danke für den Hinweis! Aus dem „Blatt“ ist jetzt ein „Treuepunkt“ geworden. Ihr Team der Kawiarnia Lipa
31 | pl | 5 | Natalia Ryś | fogo | Najlepsza aplikacja kawiarniana, jaką mam. Nie spamuje i nie każe się rejestrować przez Facebooka. |
38 | pl | 4 | Michał Duda | gold | Dobra, choć wolałbym dodać kartę do Portfela Google i nie otwierać aplikacji przy kasie. | Panie Michale, Portfel Google jest od wersji 4.2.0: Profil, Karta, Dodaj do Portfela. Zespół Kawiarni Lipa
47 | es | 5 | Andrés Molina | panther | La descubrí de Erasmus en Cracovia. Sencilla y los cafés gratis llegan de verdad. |
55 | pl | 2 | Beata Krupa | a15 | Kasjerka nie umiała zeskanować kodu, bo ekran sam się przyciemnia. | Pani Beato, dziękujemy. Od wersji 4.1.3 ekran rozjaśnia się przy kodzie sam. Zespół Kawiarni Lipa
68 | pl | 5 | Hubert Wnuk | b0q | Listki dzielimy z żoną na jednym koncie i nic się nie gubi. |
82 | en | 3 | Marcus Lindqvist | a54x | Good, but it forgets my favourite café and always suggests the one at the airport. | Thanks, Marcus! Since 4.1.3 the app remembers the café of your last three orders. The Kawiarnia Lipa team
101 | pl | 4 | Justyna Bielak | gold | Przejrzysta, szybka, brakuje mi tylko alergenów przy ciastach. | Pani Justyno, alergeny są od wersji 4.1.3, po dotknięciu produktu. Zespół Kawiarni Lipa
124 | pl | 5 | Leszek Fijał | a15 | Mam 67 lat i sam ją sobie ustawiłem. To chyba najlepsza rekomendacja. | Panie Leszku, lepszej rekomendacji nie mogliśmy sobie wymarzyć. Zapraszamy na kawę! Zespół Kawiarni Lipa
153 | pl | 1 | Sylwia Mróz | fogo | Nie da się usunąć konta z poziomu aplikacji. | Pani Sylwio, od wersji 4.0.2 konto usuwa się w Profil, Dane, Usuń konto. Wszystkie dane kasujemy w ciągu doby. Zespół Kawiarni Lipa
178 | pl | 4 | Adrian Kulesza | panther | Robi to, co obiecuje. Czekam na widżet. |
`);
