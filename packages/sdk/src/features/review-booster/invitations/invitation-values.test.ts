import { expect, test } from 'vitest';
import { emptyInvitations, invitationBody, invitationFaults, typedAddresses } from './invitation-values.ts';

const today = '2026-11-30';
const typed = {
  ...emptyInvitations,
  source: 'typed' as const,
  typed: 'ola@lipa.example, jan@lipa.example;\n\newa@lipa.example',
  basisHow: ' zgoda przy kasie ',
  basisDay: '2026-11-01',
};

test('BEY-13 addresses are divided by lines, commas and semicolons', () => {
  expect(typedAddresses(typed.typed)).toEqual(['ola@lipa.example', 'jan@lipa.example', 'ewa@lipa.example']);
});

test('BEY-13 a list needs contacts and the ground on which they are asked', () => {
  expect(invitationFaults(emptyInvitations, today)).toEqual({
    file: 'file_missing',
    basisHow: 'basis_missing',
    basisDay: 'day_missing',
  });
  expect(invitationFaults(typed, today)).toEqual({});
  expect(
    invitationFaults({ ...typed, basisDay: '2026-12-01', isLater: true, sendAt: 'T09:00' }, today),
  ).toEqual({
    basisDay: 'day_future',
    sendAt: 'moment_missing',
  });
  const many = Array.from({ length: 5001 }, (_, index) => `a${index}@lipa.example`).join('\n');
  expect(invitationFaults({ ...typed, typed: many }, today)).toEqual({ typed: 'list_too_long' });
});

test('BEY-13 what is left empty is not sent, and a later time is the company’s', () => {
  expect(invitationBody(typed, 'Europe/Warsaw')).toEqual({
    rows: [{ email: 'ola@lipa.example' }, { email: 'jan@lipa.example' }, { email: 'ewa@lipa.example' }],
    basis: { how: 'zgoda przy kasie', given_at: '2026-11-01' },
  });
  const later = {
    ...typed,
    source: 'file' as const,
    file: { name: 'a.csv', csv: 'email\na@b.pl' },
    locationId: 3,
    isLater: true,
    sendAt: '2026-12-01T09:00',
  };
  expect(invitationBody(later, 'Europe/Warsaw')).toMatchObject({
    csv: 'email\na@b.pl',
    facility_id: 3,
    send_from: '2026-12-01T08:00:00.000Z',
  });
});
