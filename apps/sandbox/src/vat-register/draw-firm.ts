import { polishMen, polishWomen, surnames } from '../world/demo/people/polish-names.ts';
import { polishTowns } from '../world/polish-towns.ts';
import { between, chance, pick, seededRandom, type Random } from '../world/demo/random.ts';
import { accountNumberFrom, regonFrom } from './check-digits.ts';
import type { Firm } from './firm.ts';

/** Who might have a tax number: the same seed and number give the same firm. */
export function drawFirm(seed: number, nip: string): Firm {
  const random = seededRandom(seed, `firm ${nip}`);
  const isPerson = chance(random, 0.35);
  const name = isPerson ? drawPerson(random) : drawCompany(random);
  const address = drawAddress(random).toLocaleUpperCase('pl');
  return {
    name: name.toLocaleUpperCase('pl'),
    nip,
    statusVat: chance(random, 0.9) ? 'Czynny' : 'Zwolniony',
    regon: regonFrom(digits(random, 8)),
    krs: isPerson ? null : `0000${digits(random, 6)}`,
    residenceAddress: isPerson ? address : null,
    workingAddress: isPerson ? null : address,
    accountNumbers: [accountNumberFrom(`${pick(random, banks)}${digits(random, 16)}`)],
    registrationLegalDate: `${between(random, 2004, 2024)}-${twoDigits(between(random, 1, 12))}-${twoDigits(between(random, 1, 28))}`,
  };
}

function drawPerson(random: Random): string {
  const isWoman = chance(random, 0.5);
  const surname = pick(random, surnames);
  const first = pick(random, isWoman ? polishWomen : polishMen).name;
  return `${first} ${isWoman ? surname.replace(/ki$/, 'ka') : surname}`;
}

function drawCompany(random: Random): string {
  return `${pick(random, trades)} ${pick(random, brands)} ${pick(random, forms)}`;
}

/** In a village without streets, the house number follows the village and the town is where the post office is. */
function drawAddress(random: Random): string {
  const town = pick(random, polishTowns);
  const post = `${town.postalCode} ${town.name}`;
  const house = `${between(random, 1, 180)}${chance(random, 0.15) ? pick(random, ['A', 'B', 'C']) : ''}`;
  if (chance(random, 0.15)) return `${pick(random, villages)} ${house}, ${post}`;
  const flat = chance(random, 0.4) ? `/${between(random, 1, 60)}` : '';
  return `${pick(random, streets)} ${house}${flat}, ${post}`;
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => between(random, 0, 9)).join('');
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const trades = [
  'Kawiarnia',
  'Piekarnia',
  'Cukiernia',
  'Restauracja',
  'Księgarnia',
  'Apteka',
  'Pracownia',
  'Studio',
];
const brands = [
  'Jaśmin',
  'Pod Dębem',
  'Źródło',
  'Bursztyn',
  'Żuraw',
  'Łąka',
  'Młyn',
  'Czajka',
  'Ślimak',
  'Zdrój',
];
const forms = ['spółka z ograniczoną odpowiedzialnością', 'spółka akcyjna', 'spółka jawna'];
const banks = ['11402004', '10201026', '12401444', '10901014'];
const villages = ['Brzozówka', 'Kąty Wielkie', 'Wólka Łańcuchowska', 'Źrebce', 'Stara Wieś'];
const streets = [
  'ul. Lipowa',
  'ul. Świętokrzyska',
  'ul. 3 Maja',
  'ul. Św. Wawrzyńca',
  'ul. Ks. Józefa Poniatowskiego',
  'al. Niepodległości',
  'al. Jana Pawła II',
  'pl. Wolności',
  'os. Złotego Wieku',
  'Rynek Główny',
];
