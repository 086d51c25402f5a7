/** First names with their vocative, which Polish replies use: "Pani Marto". */
const women =
  'Anna:Anno Katarzyna:Katarzyno Małgorzata:Małgorzato Agnieszka:Agnieszko Barbara:Barbaro Ewa:Ewo Magdalena:Magdaleno Monika:Moniko Joanna:Joanno Aleksandra:Aleksandro Natalia:Natalio Karolina:Karolino Marta:Marto Justyna:Justyno Dorota:Doroto Patrycja:Patrycjo Paulina:Paulino Weronika:Weroniko Wiktoria:Wiktorio Julia:Julio Zuzanna:Zuzanno Emilia:Emilio Kinga:Kingo Izabela:Izabelo Sylwia:Sylwio Beata:Beato Iwona:Iwono Renata:Renato Edyta:Edyto Aneta:Aneto Kamila:Kamilo Dominika:Dominiko Klaudia:Klaudio Martyna:Martyno Gabriela:Gabrielo Olga:Olgo Hanna:Hanno Helena:Heleno Maja:Maju Zofia:Zofio Alicja:Alicjo Daria:Dario Ilona:Ilono Jolanta:Jolanto Elżbieta:Elżbieto Teresa:Tereso Urszula:Urszulo Halina:Halino Danuta:Danuto Lidia:Lidio Marlena:Marleno Sandra:Sandro Nina:Nino Milena:Mileno Róża:Różo Łucja:Łucjo';
const men =
  'Tomasz:Tomaszu Piotr:Piotrze Krzysztof:Krzysztofie Andrzej:Andrzeju Paweł:Pawle Michał:Michale Marcin:Marcinie Grzegorz:Grzegorzu Jakub:Jakubie Adam:Adamie Łukasz:Łukaszu Mateusz:Mateuszu Marek:Marku Wojciech:Wojciechu Dawid:Dawidzie Kamil:Kamilu Jan:Janie Maciej:Macieju Rafał:Rafale Robert:Robercie Bartosz:Bartoszu Dariusz:Dariuszu Szymon:Szymonie Filip:Filipie Sebastian:Sebastianie Artur:Arturze Mariusz:Mariuszu Radosław:Radosławie Przemysław:Przemysławie Damian:Damianie Daniel:Danielu Hubert:Hubercie Patryk:Patryku Konrad:Konradzie Karol:Karolu Jacek:Jacku Sławomir:Sławomirze Zbigniew:Zbigniewie Jerzy:Jerzy Ryszard:Ryszardzie Stanisław:Stanisławie Igor:Igorze Oskar:Oskarze Mikołaj:Mikołaju Antoni:Antoni Norbert:Norbercie Wiktor:Wiktorze Leszek:Leszku Cezary:Cezary Błażej:Błażeju';

export const polishWomen = pairs(women);
export const polishMen = pairs(men);

/** Surnames; the "-ski" kind takes "-ska" for a woman. */
export const polishSurnames = words(
  'Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Mazur Jankowski Kwiatkowski Wojciechowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Michalski Król Wieczorek Jabłoński Wróbel Nowakowski Majewski Olszewski Stępień Malinowski Jaworski Adamczyk Dudek Nowicki Pawlak Górski Witkowski Walczak Sikora Baran Rutkowski Michalak Szewczyk Ostrowski Tomaszewski Pietrzak Zalewski Wróblewski Marciniak Jasiński Zawadzki Bąk Jakubowski Sadowski Duda Włodarczyk Wilk Chmielewski Borkowski Sokołowski Szczepański Sawicki Kucharski Lis Maciejewski Kubiak Kalinowski Mazurek Wysocki Kołodziej Czarnecki Kaźmierczak Sobczak Urban Głowacki Zakrzewski Sikorski Krajewski Gajewski Szulc Laskowski Brzeziński Makowski Ziółkowski Przybylski Domański Borowski Błaszczyk Chojnacki Ciesielski Mróz Szczepaniak Wesołowski Górecki Krupa Kaczmarczyk Leszczyński Lipiński Kozak Urbański Cieślak Mikołajczyk Markowski Bielecki Gołębiewski Kania Jarosz Ratajczak Wrona Musiał Orzeł Kuś Pająk Sroka Skiba Bielak Gawron Hajduk Żak Cygan Rogala Polak Kot Żuk Banaś',
);

/** Guests from Ukraine write in Polish or English; their vocatives are Polish ones. */
export const ukrainianWomen = pairs(
  'Olena:Oleno Oksana:Oksano Iryna:Iryno Natalia:Natalio Tetiana:Tetiano Svitlana:Switłano Yulia:Julio Kateryna:Kateryno Mariia:Mario Daryna:Daryno Sofiia:Sofijo Anastasiia:Anastazjo Alina:Alino Halyna:Hałyno',
);
export const ukrainianMen = pairs(
  'Andrii:Andriju Serhii:Serhiju Oleh:Ołehu Taras:Tarasie Bohdan:Bohdanie Maksym:Maksymie Vasyl:Wasylu Oleksandr:Ołeksandrze Ihor:Ihorze Yurii:Juriju Roman:Romanie Vitalii:Witaliju',
);
export const ukrainianSurnames = words(
  'Bondar Shevchenko Kovalenko Tkachenko Melnyk Kravchenko Lysenko Savchuk Moroz Petrenko Marchenko Rudenko Polishchuk Koval Hrytsenko Romaniuk',
);

export const englishWomen = words(
  'Emma Sarah Charlotte Hannah Laura Rachel Emily Sophie Megan Rebecca Grace Jessica Amelia Olivia Chloe Fiona Siobhan Claire Alice Zoe Lucy Holly Abigail Katie Lauren Victoria',
);
export const englishMen = words(
  'James Oliver Daniel Thomas Jack Harry Matthew Ben Liam Ryan Andrew Callum Ewan Patrick Sean George Luke Samuel Joe Nathan Adam David Kevin Peter Simon Alex Tom',
);
export const englishSurnames = words(
  'Smith Jones Taylor Brown Wilson Evans Thomas Roberts Walker Wright Robinson Thompson White Hughes Edwards Green Hall Clarke Murphy Kelly Byrne Campbell Stewart Miller Cox Ward Turner Cook Bailey Reid Anderson Parker Bennett Cooper',
);

/** Guests from elsewhere who write in English. */
export const travellers =
  'Giulia Rossi,Marco Bianchi,Luca Ferrari,Elena Conti,Camille Dubois,Antoine Moreau,Carmen García,Pablo Fernández,Inês Silva,Tiago Costa,Lars Nilsson,Ingrid Larsen,Freja Sørensen,Mikkel Hansen,Aino Virtanen,Priya Patel,Arjun Singh,Aisha Khan,Mei Chen,Wei Zhang,Yuki Tanaka,Hiroshi Sato,Jana Nováková,Tomáš Dvořák,Eszter Nagy,Sanne de Vries,Daan Bakker,Rūta Kazlauskaitė,Omar Haddad,Min-ji Kim'.split(
    ',',
  );

export const germanWomen = words(
  'Klara Anna Katharina Julia Sabine Petra Birgit Claudia Stefanie Nicole Lena Lea Johanna Franziska Heike Monika Susanne Carolin Miriam Ulrike Greta Ines',
);
export const germanMen = words(
  'Thomas Michael Stefan Andreas Jürgen Markus Matthias Sebastian Tobias Florian Jan Felix Lukas Uwe Dirk Holger Martin Jonas Moritz Wolfgang Klaus Bernd',
);
export const germanSurnames = words(
  'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Braun Krüger Hartmann Lange Krause Lehmann Köhler Herrmann König Walter Huber Vogel',
);

function words(text: string): string[] {
  return text.split(' ');
}

function pairs(text: string): { name: string; vocative: string }[] {
  return words(text).map((pair) => {
    const [name = '', vocative = name] = pair.split(':');
    return { name, vocative };
  });
}
