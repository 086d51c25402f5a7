import { accountNumberFrom, regonFrom } from './check-digits.ts';
import type { Firm } from './firm.ts';

/** The firms behind the demo's chains. */
export const demoFirms: readonly Firm[] = [
  demoFirm('9991001010', 'KAWIARNIA LIPA', 'UL. JÓZEFA 9/3, 31-056 KRAKÓW', '1'),
  demoFirm('9991002009', 'PIEKARNIA ZIARNO', 'UL. DŁUGA 48, 31-146 KRAKÓW', '2'),
  demoFirm('9991003003', 'PALARNIA SOWA', 'UL. TACZAKA 11, 61-818 POZNAŃ', '3'),
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
