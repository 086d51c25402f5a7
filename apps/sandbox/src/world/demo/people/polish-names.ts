/** First names with their vocative, because a Polish reply says "Pani Marto". */
const women =
  'Anna:Anno Katarzyna:Katarzyno Małgorzata:Małgorzato Agnieszka:Agnieszko Barbara:Barbaro Ewa:Ewo Magdalena:Magdaleno Monika:Moniko Joanna:Joanno Aleksandra:Aleksandro Natalia:Natalio Karolina:Karolino Marta:Marto Justyna:Justyno Dorota:Doroto Patrycja:Patrycjo Paulina:Paulino Weronika:Weroniko Wiktoria:Wiktorio Julia:Julio Zuzanna:Zuzanno Emilia:Emilio Kinga:Kingo Izabela:Izabelo Sylwia:Sylwio Beata:Beato Iwona:Iwono Renata:Renato Edyta:Edyto Aneta:Aneto Kamila:Kamilo Dominika:Dominiko Klaudia:Klaudio Martyna:Martyno Gabriela:Gabrielo Olga:Olgo Hanna:Hanno Helena:Heleno Maja:Maju Zofia:Zofio Alicja:Alicjo Daria:Dario Ilona:Ilono Jolanta:Jolanto Elżbieta:Elżbieto Teresa:Tereso Urszula:Urszulo Halina:Halino Danuta:Danuto Lidia:Lidio Marlena:Marleno Sandra:Sandro Nina:Nino Milena:Mileno Róża:Różo Łucja:Łucjo';
const men =
  'Tomasz:Tomaszu Piotr:Piotrze Krzysztof:Krzysztofie Andrzej:Andrzeju Paweł:Pawle Michał:Michale Marcin:Marcinie Grzegorz:Grzegorzu Jakub:Jakubie Adam:Adamie Łukasz:Łukaszu Mateusz:Mateuszu Marek:Marku Wojciech:Wojciechu Dawid:Dawidzie Kamil:Kamilu Jan:Janie Maciej:Macieju Rafał:Rafale Robert:Robercie Bartosz:Bartoszu Dariusz:Dariuszu Szymon:Szymonie Filip:Filipie Sebastian:Sebastianie Artur:Arturze Mariusz:Mariuszu Radosław:Radosławie Przemysław:Przemysławie Damian:Damianie Daniel:Danielu Hubert:Hubercie Patryk:Patryku Konrad:Konradzie Karol:Karolu Jacek:Jacku Sławomir:Sławomirze Zbigniew:Zbigniewie Jerzy:Jerzy Ryszard:Ryszardzie Stanisław:Stanisławie Igor:Igorze Oskar:Oskarze Mikołaj:Mikołaju Antoni:Antoni Norbert:Norbercie Wiktor:Wiktorze Leszek:Leszku Cezary:Cezary Błażej:Błażeju';

export const polishWomen = women.split(' ').map(named);
export const polishMen = men.split(' ').map(named);

/** Surnames; the "-ski" kind takes "-ska" for a woman. */
export const surnames =
  'Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Mazur Jankowski Kwiatkowski Wojciechowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Michalski Król Wieczorek Jabłoński Wróbel Nowakowski Majewski Olszewski Stępień Malinowski Jaworski Adamczyk Dudek Nowicki Pawlak Górski Witkowski Walczak Sikora Baran Rutkowski Michalak Szewczyk Ostrowski Tomaszewski Pietrzak Zalewski Wróblewski Marciniak Jasiński Zawadzki Bąk Jakubowski Sadowski Duda Włodarczyk Wilk Chmielewski Borkowski Sokołowski Szczepański Sawicki Kucharski Lis Maciejewski Kubiak Kalinowski Mazurek Wysocki Kołodziej Czarnecki Kaźmierczak Sobczak Urban Głowacki Zakrzewski Sikorski Krajewski Gajewski Szulc Laskowski Brzeziński Makowski Ziółkowski Przybylski Domański Borowski Błaszczyk Chojnacki Ciesielski Mróz Szczepaniak Wesołowski Górecki Krupa Kaczmarczyk Leszczyński Lipiński Kozak Urbański Cieślak Mikołajczyk Markowski Bielecki Gołębiewski Kania Jarosz Ratajczak Wrona Musiał Orzeł Kuś Pająk Sroka Skiba Bielak Gawron Hajduk Żak Cygan Rogala Polak Kot Żuk Banaś'.split(
    ' ',
  );

function named(pair: string): { name: string; vocative: string } {
  const [name = '', vocative = name] = pair.split(':');
  return { name, vocative };
}
