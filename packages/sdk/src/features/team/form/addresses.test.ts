import { MemberInvitation } from '@pinfold/contract/features/team/members.endpoints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddress, joinAddresses, splitAddresses } from './addresses.ts';

const accepts = (address: string) => MemberInvitation.safeParse({ type: 2, emails: [address] }).success;

describe('addresses', () => {
  it.each([
    ['anna@firma.pl, jan@firma.pl', ['anna@firma.pl', 'jan@firma.pl']],
    [
      'anna@firma.pl;jan@firma.pl\newa@firma.pl\tola@firma.pl',
      ['anna@firma.pl', 'jan@firma.pl', 'ewa@firma.pl', 'ola@firma.pl'],
    ],
    [
      'Anna Nowak <anna@firma.pl>, "Kowalski, Jan" <jan@firma.pl>',
      ['anna@firma.pl', '"Kowalski', 'jan@firma.pl'],
    ],
    ['  anna@firma.pl   jan@firma.pl ', ['anna@firma.pl', 'jan@firma.pl']],
    ['anna.firma.pl', ['anna.firma.pl']],
    [' , ;\n', []],
  ])('COM-04 %j is pasted as its addresses', (text, addresses) => {
    expect(splitAddresses(text)).toEqual(addresses);
  });

  it('COM-04 an address is not invited twice, in whatever case', () => {
    expect(joinAddresses(['Anna@firma.pl'], ['anna@FIRMA.pl', 'jan@firma.pl', 'jan@firma.pl'])).toEqual([
      'Anna@firma.pl',
      'jan@firma.pl',
    ]);
  });

  it('COM-04 every address survives being joined to others by any separator', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.emailAddress(), { maxLength: 8 }),
        fc.constantFrom(', ', ';', '\n', ' '),
        (all, between) => {
          const plain = all.filter((address) => !/[<>;,\s"]/.test(address));
          expect(splitAddresses(plain.join(between))).toEqual(plain);
        },
      ),
    );
  });

  it('COM-04 the form and the API agree on what an address is', () => {
    const part = fc.string({
      unit: fc.constantFrom('a', 'Z', '0', '.', '-', '_', '+', "'", ' ', 'ł'),
      maxLength: 6,
    });
    const almost = fc
      .tuple(part, fc.constantFrom('@', '', '@@'), part, fc.constantFrom('.pl', '.p', '', '.com.pl'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), almost), (address) => isAddress(address) === accepts(address)),
      { numRuns: 500, examples: [[' a@a.pl']] },
    );
    const long = `${'a'.repeat(250)}@firma.pl`;
    expect([isAddress(long), accepts(long)]).toEqual([false, false]);
  });
});
