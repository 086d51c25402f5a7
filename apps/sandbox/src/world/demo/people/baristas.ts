import type { Barista } from '../phrases/phrasebook.ts';
import { keyedRandom, pick, type Random } from '../../random.ts';

/** One of the few people who work at a location; the same few in all its reviews. */
export function baristaOf(locationId: string, random: Random): Barista {
  const roster = keyedRandom(7, locationId);
  return pick(random, [pick(roster, STAFF), pick(roster, STAFF), pick(roster, STAFF), pick(roster, STAFF)]);
}

const STAFF: Barista[] = [
  she('Ola', 'Oli', 'Oli', 'Olę', 'Olą'),
  she('Kasia', 'Kasi', 'Kasi', 'Kasię', 'Kasią'),
  she('Zuza', 'Zuzy', 'Zuzie', 'Zuzę', 'Zuzą'),
  she('Magda', 'Magdy', 'Magdzie', 'Magdę', 'Magdą'),
  she('Julka', 'Julki', 'Julce', 'Julkę', 'Julką'),
  she('Natalia', 'Natalii', 'Natalii', 'Natalię', 'Natalią'),
  she('Weronika', 'Weroniki', 'Weronice', 'Weronikę', 'Weroniką'),
  she('Hania', 'Hani', 'Hani', 'Hanię', 'Hanią'),
  she('Marta', 'Marty', 'Marcie', 'Martę', 'Martą'),
  she('Gosia', 'Gosi', 'Gosi', 'Gosię', 'Gosią'),
  she('Wiktoria', 'Wiktorii', 'Wiktorii', 'Wiktorię', 'Wiktorią'),
  she('Sofiia', 'Sofii', 'Sofii', 'Sofię', 'Sofią'),
  she('Karolina', 'Karoliny', 'Karolinie', 'Karolinę', 'Karoliną'),
  he('Kuba', 'Kuby', 'Kubie', 'Kubę', 'Kubą'),
  he('Bartek', 'Bartka', 'Bartkowi', 'Bartka', 'Bartkiem'),
  he('Michał', 'Michała', 'Michałowi', 'Michała', 'Michałem'),
  he('Szymon', 'Szymona', 'Szymonowi', 'Szymona', 'Szymonem'),
  he('Mateusz', 'Mateusza', 'Mateuszowi', 'Mateusza', 'Mateuszem'),
  he('Filip', 'Filipa', 'Filipowi', 'Filipa', 'Filipem'),
  he('Tomek', 'Tomka', 'Tomkowi', 'Tomka', 'Tomkiem'),
  he('Antek', 'Antka', 'Antkowi', 'Antka', 'Antkiem'),
];

function she(
  nominative: string,
  genitive: string,
  dative: string,
  accusative: string,
  instrumental: string,
): Barista {
  return { gender: 'she', nominative, genitive, dative, accusative, instrumental };
}

function he(
  nominative: string,
  genitive: string,
  dative: string,
  accusative: string,
  instrumental: string,
): Barista {
  return { gender: 'he', nominative, genitive, dative, accusative, instrumental };
}
