import { polishMen, polishSurnames, polishWomen } from '../world/demo/people/names.ts';
import { between, chance, keyedRandom, pick, type Random } from '../world/random.ts';
import { polishTowns } from '../world/polish-towns.ts';
import { accountNumberFrom, regonFrom } from './check-digits.ts';

/** What the register knows of a taxpayer. */
export interface Firm {
  name: string;
  nip: string;
  statusVat: 'Czynny' | 'Zwolniony';
  regon: string;
  /** Null for people who trade in their own name. */
  krs: string | null;
  /** Where a person lives; null for a company. */
  residenceAddress: string | null;
  /** Where a company has its seat. */
  workingAddress: string | null;
  accountNumbers: string[];
  registrationLegalDate: string;
}

/** EntityItem of the register's API, with all the fields that it sends. */
export function firmResource(firm: Firm): object {
  return {
    authorizedClerks: [],
    regon: firm.regon,
    restorationDate: null,
    workingAddress: firm.workingAddress,
    hasVirtualAccounts: false,
    statusVat: firm.statusVat,
    krs: firm.krs,
    restorationBasis: null,
    accountNumbers: firm.accountNumbers,
    registrationDenialBasis: null,
    nip: firm.nip,
    removalDate: null,
    partners: [],
    name: firm.name,
    registrationLegalDate: firm.registrationLegalDate,
    removalBasis: null,
    pesel: null,
    representatives: [],
    residenceAddress: firm.residenceAddress,
    registrationDenialDate: null,
  };
}

/** The firms behind the demo's companies. */
export const demoFirms: readonly Firm[] = [
  demoFirm('9991001010', 'KAWIARNIA LIPA', 'UL. JÓZEFA 9/3, 31-056 KRAKÓW', '1'),
  demoFirm('9991002009', 'PIEKARNIA ZIARNO', 'UL. DŁUGA 48, 31-146 KRAKÓW', '2'),
  demoFirm('9991003003', 'PALARNIA SOWA', 'UL. TACZAKA 11, 61-818 POZNAŃ', '3'),
  demoFirm('9991004008', 'LODZIARNIA KUBUŚ', 'UL. ŚWIĘTOJAŃSKA 30, 81-372 GDYNIA', '4'),
  demoFirm('9991005002', 'CUKIERNIA BEZ', 'UL. DWORCOWA 13, 85-009 BYDGOSZCZ', '5'),
];

function demoFirm(nip: string, name: string, workingAddress: string, number: string): Firm {
  return {
    name: `${name} SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ`,
    nip,
    statusVat: 'Czynny',
    regon: regonFrom(`3610010${number}`),
    krs: `000091001${number}`,
    residenceAddress: null,
    workingAddress,
    accountNumbers: [accountNumberFrom(`1140200400003002${number.repeat(8)}`)],
    registrationLegalDate: `201${number}-03-0${number}`,
  };
}

/** Who might have a tax number: the same seed and number give the same firm. */
export function drawFirm(seed: number, nip: string): Firm {
  const random = keyedRandom(seed, `firm ${nip}`);
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
  const surname = pick(random, polishSurnames);
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
