import { readTable } from '../../catalogue/read-table.ts';

/**
 * Reviews of the chain's app in the App Store, the newest first: days ago, territory, stars, nickname, title, text and
 * response.
 */
export const appStoreTexts = readTable(`
0 | POL | 5 | kawosz_77 | Poranek uratowany | Zamawiam z autobusu, odbieram bez kolejki, listki wpadają same. Widżet na ekranie blokady to złoto. |
0 | POL | 1 | Ania.Gda | Podwójna opłata | Zapłaciłam dwa razy za to samo latte, bo przycisk nie reagował. W kawiarni odesłali mnie do aplikacji, aplikacja do kawiarni. |
1 | GBR | 4 | tea_in_krakow | Nearly perfect | Great for visitors, everything but the seasonal menu is in English. Apple Pay works every time. |
2 | POL | 3 | Radek B | Po co mi konto? | Chciałem tylko sprawdzić godziny otwarcia, a aplikacja od razu prosi o numer telefonu. |
3 | DEU | 5 | Frau_Holunder | Schön gemacht | Übersichtlich, schnell und ohne Werbung. Meine Stempel aus Danzig haben auch in Breslau gezählt. | Liebe Frau Holunder, vielen Dank! Treuepunkte gelten in allen unseren Cafés. Ihr Team der Kawiarnia Lipa
4 | POL | 2 | mlody_tata | Kod znika przy kasie | Kod QR wygasa po trzydziestu sekundach i trzeba czekać na nowy. Z dzieckiem na ręku to średnia zabawa. | Dziękujemy za tę uwagę, z dzieckiem na ręku kawa ma być najprostsza na świecie. Od wersji 4.2.1 kod jest ważny trzy minuty. Zespół Kawiarni Lipa
5 | ESP | 5 | marta.bcn | Café y trenes | Pido desde el tren y me lo dan al bajar. ¡Ojalá la tuvieran en Barcelona! | ¡Gracias, Marta! De momento te esperamos en Polonia, pero quién sabe. El equipo de Kawiarnia Lipa
6 | POL | 5 | Zośka z Żoliborza | Na piątkę | Karta podarunkowa na ostatnią chwilę i nawet dało się wybrać obrazek. |
8 | POL | 1 | Przemo_WRO | Wylogowuje | Trzeci raz w tym tygodniu kod SMS i trzeci raz od nowa. Na stary telefon się nie skarżyłem. | Panie Przemku, przepraszamy. W wersji 4.2.0 sesja kończyła się po dobie zamiast po roku. Poprawka jest w 4.2.1, wystarczy zalogować się ostatni raz. Zespół Kawiarni Lipa
10 | POL | 4 | joanna.k | Ładna i szybka | Brakuje mi tylko historii zamówień, żeby powtórzyć ulubione jednym dotknięciem. | Pani Joanno, historia zamówień jest gotowa i czeka na zatwierdzenie w App Store. Jeszcze chwila! Zespół Kawiarni Lipa
13 | USA | 2 | travelingjoe | No US phone numbers | Sign up wants an SMS code and my US number never gets one. Had to use a paper card. | Sorry about that, Joe. Since 4.2.1 you can sign in with Apple instead of a phone number. Hope to see you again! The Kawiarnia Lipa team
15 | POL | 5 | Kasia i Burek | Psy mile widziane | Filtr „przyjazna psom” na mapie, dziękuję w imieniu Burka. | Burek zawsze u nas mile widziany, miska z wodą stoi przy wejściu. Zespół Kawiarni Lipa
18 | CZE | 4 | honza_k | Fajn | Přehledná aplikace, jen čeština chybí. |
21 | POL | 1 | IT_Krzysiek | Biały ekran | iOS 18, wersja 4.2.0, po starcie biały ekran. Kawa dobra, testy słabe. | Panie Krzysztofie, trudno się nie zgodzić. Błąd dotyczył kont bez ulubionej kawiarni i zniknął w wersji 4.2.1. Zespół Kawiarni Lipa
22 | POL | 2 | Nina_1990 | Było lepiej | Stara wersja otwierała kod od razu, teraz muszę się przebić przez trzy ekrany z promocjami. | Pani Nino, cofnęliśmy tę zmianę. W wersji 4.2.1 kod jest znów na pierwszym ekranie. Zespół Kawiarni Lipa
26 | AUT | 5 | Wiener_Melange | Fast wie daheim | Bestellen, bezahlen, abholen. So einfach darf es sein. |
33 | POL | 5 | dziadek.stefan | Wnuczka zainstalowała | A ja korzystam codziennie. Duże litery, dziękuję. | Panie Stefanie, proszę pozdrowić wnuczkę! Czekamy z kawą. Zespół Kawiarni Lipa
41 | POL | 3 | Magda_Mgr | Paragony | Do rozliczeń firmowych potrzebuję faktury, a w aplikacji jest tylko paragon. | Pani Magdo, od wersji 4.2.0 w profilu można wpisać NIP, a faktura przychodzi mailem. Zespół Kawiarni Lipa
52 | GBR | 5 | pete_the_barista | Takes one to know one | I run a café myself and wish we had something this tidy. |
63 | POL | 4 | olek.poznan | Solidna | Portfel Apple działa, powiadomienia z umiarem. Gwiazdka mniej za brak trybu poziomego na iPadzie. |
79 | POL | 1 | Rozżalona | Zniknęły listki | Miałam dziewięć, po zalogowaniu mam zero. | Bardzo nam przykro. Listki były na starym numerze telefonu, połączyliśmy oba konta i dodaliśmy jeden na przeprosiny. Zespół Kawiarni Lipa
97 | DEU | 4 | Karsten aus Görlitz | Grenzgänger | Praktisch, wenn man jede Woche drüben ist. Preise bitte auch in Euro anzeigen. | Danke, Karsten! Seit 4.1.3 zeigt die App auf Wunsch ungefähre Preise in Euro. Ihr Team der Kawiarnia Lipa
118 | POL | 5 | Tosia_czyta | Lubię | Prosta, ładna i nie prosi o ocenę co dwa dni. Dlatego ją daję sama. |
141 | ESP | 3 | jorge_erasmus | Está bien | Funciona, pero el mapa tarda mucho en abrirse con datos móviles. | Gracias, Jorge. Desde la versión 4.0.2 el mapa pesa la mitad. El equipo de Kawiarnia Lipa
166 | POL | 4 | Wiktor | W porządku | Zbiera pieczątki, pokazuje mapę, nie przeszkadza. |
`);
