/** Reviews as customers write them, each with its stars and how a person reads it: + positive, - negative, ~ mixed, 0 neutral. */
export const polishSample = `
5 + Najlepsza kawiarnia w okolicy, wpadam tu przed pracą prawie codziennie.
5 + Flat white jak marzenie, a pani za ladą pamięta, co zamawiam.
1 - Czekałam czterdzieści minut na dwie kawy i nikt nie powiedział nawet przepraszam.
3 ~ Sernik rewelacyjny, ale obsługa jakby za karę.
4 + Bardzo miła atmosfera i uczciwe ceny, polecam śniadania.
2 - Stolik lepił się od poprzednich gości, a w toalecie nie było papieru.
5 + Nie mam się do czego przyczepić.
1 - Nie polecam nikomu, kto szanuje swój czas.
3 0 Zwykła kawiarnia przy dworcu, można wypić kawę przed pociągiem.
4 ~ Jedzenie pyszne, tylko strasznie głośno i ciasno.
5 + Pan barista doradził nam ziarna do domu, pełen profesjonalizm.
2 - Kanapka sucha, kawa letnia, a rachunek jak w hotelu.
1 - Znalazłem włos w zupie. Kelnerka wzruszyła ramionami.
5 + Bez zarzutu, jak zawsze.
3 ~ Ładny ogródek i dobra lemoniada, za to na rachunek czekaliśmy pół godziny.
5 + Nigdy się nie zawiodłam, a chodzę tu od lat.
1 - Super, po prostu super: godzina czekania i zimne frytki.
4 + Nie jest tanio, ale za taką jakość warto zapłacić.
2 - Kiedyś było tu naprawdę dobrze, teraz ciasta smakują jak z marketu.
5 + Fryzjerka cudotwórczyni, pierwszy raz wyszłam z salonu zachwycona.
1 - Kolor wyszedł zupełnie inny, niż prosiłam, i jeszcze usłyszałam, że to moja wina.
3 0 Byłem raz, ani dobrze, ani źle.
5 + Wymienili opony w dwadzieścia minut i bez kolejki, brawo!
2 ~ Mechanik zna się na rzeczy, jednak termin przesuwali trzy razy i nikt nie dzwonił.
1 - Naprawa kosztowała dwa razy więcej, niż ustaliliśmy. Zwykłe naciąganie.
5 + Chleb na zakwasie najlepszy w Krakowie, zapach czuć już od rogu.
4 ~ Pączki przepyszne, niestety po dziesiątej zwykle już nie ma.
3 0 Bułki w porządku.
1 - Chleb z wczoraj sprzedany jako świeży, reklamacji nie przyjęli.
5 + Cudowne miejsce dla rodzin z dziećmi, kącik zabaw i przewijak.
2 - Brak podjazdu dla wózka, a obsługa udawała, że nas nie widzi.
5 + Lody obłędne, zwłaszcza słony karmel!
4 + Porcje spore, smak bardzo dobry, na pewno wrócimy.
3 ~ Lody dobre, kolejka na pół ulicy i tylko jedna osoba do obsługi.
1 - Syf, kiła i mogiła.
5 + Apteka, w której ktoś naprawdę słucha. Pani magister znalazła tańszy zamiennik.
1 - Farmaceutka opryskliwa, przy wszystkich komentowała moją receptę.
2 - Ceny leków wyższe niż gdzie indziej, a za darmowy odbiór i tak doliczyli opłatę.
3 0 Apteka jak apteka.
5 + Kwiaty stały w wazonie dwa tygodnie, bukiet był piękniejszy niż na zdjęciu.
1 - Bukiet zwiądł następnego dnia, a na telefon nikt nie odpowiada.
4 ~ Bukiet śliczny, ale dostawa spóźniła się o dwie godziny.
5 + Hotel czysty, cichy, śniadanie z lokalnych produktów.
2 ~ Lokalizacja świetna, pokój niestety duszny i z widokiem na śmietnik.
1 - Pluskwy. Nie muszę chyba dodawać nic więcej.
3 ~ Pokój wygodny, łazienka prosi się o remont.
5 + Nic dodać, nic ująć.
4 0 Hotel przy autostradzie, spaliśmy jedną noc w drodze nad morze.
1 - Żenada. Rezerwacja potwierdzona, a pokoju nie było.
5 + Dentysta z anielską cierpliwością, syn nawet nie zapłakał.
1 - Ból po wizycie większy niż przed, a recepcja każe czekać na termin trzy tygodnie.
5 + Pełna fachowość, wszystko wytłumaczone i bez bólu.
3 ~ Lekarz konkretny i miły, natomiast opóźnienie ponad godzinę.
2 - Wizyta trwała trzy minuty i kosztowała trzysta złotych.
4 + Szybko i na temat, tak powinno być wszędzie.
5 + Obsługa z uśmiechem od wejścia do wyjścia.
1 - Obsługa z łaski, kawa z ekspresu za trzy grosze.
5 + Pizza cienka, chrupiąca, prosto z pieca.
2 - Pizza przypalona od spodu i surowa w środku.
3 ~ Ciasto w pizzy super, dodatków jak na lekarstwo.
4 + Pizza naprawdę niezła.
1 - Zamówienie przyjechało po dwóch godzinach, zimne i pomylone.
5 + Dowóz przed czasem i wszystko gorące.
3 0 Zamawiam tu czasem, gdy nie chce mi się gotować.
5 + Wróciliśmy drugi raz tego samego dnia, to chyba mówi wszystko.
1 - Wyszliśmy, zanim ktokolwiek do nas podszedł.
2 - Muzyka tak głośna, że nie dało się rozmawiać, a na prośbę o ściszenie śmiech.
4 ~ Klimat niepowtarzalny, choć ceny wzrosły i porcje jakby mniejsze.
5 + Nie spodziewałam się tak dobrej kawy w takim małym miasteczku!
3 ~ Herbata przepyszna, szarlotka sucha.
1 - Herbata z torebki za dziewiętnaście złotych, to jakiś żart.
5 + Wszystko świeże, podane z sercem.
2 - Niby ładnie, ale porcja dla mrówki, a smaku nie ma żadnego.
1 - Kelner pomylił zamówienie, a potem jeszcze miał pretensje do nas.
5 + Kelner pomylił zamówienie, ale przeprosił i dostaliśmy deser gratis. Tak się to robi!
4 + Mały minus za parking, poza tym wszystko na medal.
3 0 Otwarte do dwudziestej drugiej, blisko tramwaju.
5 + Pies też dostał miskę wody i smaczka, kochamy to miejsce.
1 - Wyproszono nas z psem, chociaż na drzwiach wisi naklejka, że można.
2 - Więcej tu nie przyjdziemy.
5 + Nie ma lepszej jajecznicy w tym mieście.
4 + Czysto, schludnie i bez zadęcia.
3 ~ Lokal piękny, jedzenie takie sobie.
1 - Zatrułem się tatarem, dwa dni z życia wyjęte.
5 + Pierogi jak u babci!
2 - Pierogi rozgotowane, farszu tyle co kot napłakał.
4 ~ Pierogi palce lizać, szkoda tylko, że płatność wyłącznie gotówką.
5 + Kurs jogi prowadzony uważnie, czuję się po nim jak nowo narodzona.
1 - Siłownia brudna, połowa sprzętu zepsuta od miesięcy, a karnet zdrożał.
3 ~ Sprzęt nowy i zadbany, szatnie za to brudne.
2 - Zajęcia odwołane bez słowa, staliśmy pod drzwiami w deszczu.
5 + Trener Marek potrafi zmotywować każdego, gorąco polecam!
4 0 Basen 25 metrów, sześć torów, szafki na kluczyk.
1 - Woda lodowata, pod prysznicem grzyb.
5 + Sklep z duszą, doradzono mi uczciwie, choć kupiłam tylko drobiazg.
1 - Nie przyjęli zwrotu mimo paragonu. Unikać.
2 ~ Wybór ogromny, ale kasjerka niemiła i ciągle kolejka.
3 0 Typowa sieciówka, asortyment jak w każdym innym mieście.
5 + Zero stresu, wszystko załatwione od ręki.
1 - Zero kultury, zero pojęcia o pracy z klientem.
4 + Bez kolejki, bez nerwów, dobra robota.
2 - Bez rezerwacji nie ma szans, z rezerwacją też trzeba swoje odstać.
5 + Rewelka, nic bym tu nie zmieniała.
3 ~ Jedni kelnerzy mili, inni obrażeni na cały świat.
1 - Dno i wodorosty.
5 + Tort weselny przeszedł nasze oczekiwania, goście pytają o adres.
1 - Tort przyjechał z innym imieniem. Na urodziny pięciolatki.
4 ~ Tort smaczny, dekoracja krzywa.
5 + Kosmetyczka ma złote ręce.
2 - Po zabiegu wysypka na całej twarzy, a w salonie rozkładają ręce.
3 0 Standardowy manicure, standardowa cena.
5 + Polecam z czystym sumieniem!
1 - Odradzam z całego serca.
4 + Nie żałuję ani złotówki.
2 - Żałuję każdej wydanej złotówki.
5 + Trudno o lepsze miejsce na randkę.
1 - Trudno o gorsze miejsce na kolację.
3 ~ Trochę drogo, ale smacznie.
4 + Trochę drogo, ale przepysznie i z klasą, wrócę na pewno.
2 - Smacznie było kiedyś, dziś drogo i byle jak.
5 + Jestem pod ogromnym wrażeniem, ekipa na szóstkę.
1 - Takiego chamstwa dawno nie widziałam.
5 + Kameralnie, spokojnie, można popracować z laptopem.
2 - Wifi nie działa, gniazdek brak, a gapią się, gdy siedzisz dłużej niż godzinę.
3 0 Wifi jest, gniazdka przy dwóch stolikach.
4 + Kawa dobra, obsługa szybka, czego chcieć więcej.
1 - Kawa niedobra, obsługa powolna, czego się spodziewać.
5 + Panie w okienku cierpliwe i pomocne, załatwiłam paczkę bez problemu.
1 - Paczkę zgubili, reklamacja od miesiąca bez odpowiedzi.
2 - Awizo w skrzynce, chociaż cały dzień byłem w domu.
3 ~ Kurier sympatyczny, paczka niestety uszkodzona.
5 + Mega!
1 - Porażka.
3 0 Może być.
4 + Całkiem przyjemnie.
2 - Słabo.
5 + Wow, wow, wow.
1 - Oszuści, trzymajcie się z daleka!
4 ~ Dobre burgery, frytki gumowe.
5 + Burger soczysty, bułka maślana, sosy robione na miejscu.
2 - Burger suchy jak wiór i kapał tłuszczem jednocześnie, nie wiem, jak to możliwe.
3 ~ Burger w porządku, obsługa mogłaby się czasem uśmiechnąć.
1 - Gratuluję, tak złego ramenu nie jadłam nigdzie na świecie.
5 + Ramen rozgrzewa duszę, bulion gotowany godzinami.
4 0 Ramen w czterech wersjach, dwie wegańskie.
5 + Zakochałam się w ich drożdżówkach z rabarbarem.
1 - Drożdżówka z muchą w lukrze.
2 ~ Drożdżówki dobre, ale sprzedawczyni rzuca resztę na ladę jak psu.
3 ~ Plus za weganskie ciasta, minus za brak klimatyzacji.
5 + swietna obsluga, pyszne jedzenie, polecam kazdemu
1 - tragedia, nie wracam nigdy wiecej
4 + spoko miejscowka, kawka git
2 - drogo i niesmacznie, obsluga znudzona
3 ~ jedzenie ok ale czekalismy godzine
5 + Szybko, miło i profesjonalnie, a przy tym z humorem.
1 - Ani szybko, ani miło, ani profesjonalnie.
4 + Nie tylko kawa świetna, ale i książki do czytania.
2 - Nie tylko drogo, ale i niegrzecznie.
5 + Gdybym mogła, dałabym sześć gwiazdek.
1 - Gdyby można było dać zero gwiazdek, dałbym zero.
3 0 Byłam służbowo, zamówiłam wodę i espresso.
5 + Warsztat godny zaufania, auto oddane dzień przed terminem.
1 - Oddali auto z nową rysą i twierdzą, że już była.
4 ~ Auto naprawione dobrze, kontakt telefoniczny fatalny.
`;
