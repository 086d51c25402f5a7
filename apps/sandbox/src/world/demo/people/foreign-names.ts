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
