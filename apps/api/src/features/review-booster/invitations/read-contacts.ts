import {
  type InvitationColumn,
  invitationColumn,
  invitationLimits,
  isScoreName,
} from '@pinfold/contract/features/review-booster/booster-invitation';
import type { NewBoosterInvitations } from '@pinfold/contract/features/review-booster/booster-invitations.endpoints';
import { withoutApostrophe } from '@pinfold/contract/csv-text';
import { plainLine } from '@pinfold/contract/plain-line';
import papa from 'papaparse';
import { Problem } from '../../../problem.ts';

/** A row of a list, as it was typed; what it lacks is empty. */
export type ListedContact = Record<InvitationColumn, string>;

/**
 * Reads a list of contacts.
 * @throws Problem `contacts_unreadable`, `too_many_contacts`, `gating_refused`
 */
export function readContacts(asked: NewBoosterInvitations): ListedContact[] {
  const listed = asked.csv === undefined ? (asked.rows ?? []) : rowsOf(asked.csv);
  if (listed.length > invitationLimits.rows)
    throw new Problem('too_many_contacts', { values: { max: invitationLimits.rows } });
  const names = [...new Set(listed.flatMap((row) => Object.keys(row)))];
  refuseScores([...names, ...namesIn(asked)]);
  const read = names.map((name) => [name, invitationColumn(name)] as const);
  if (!read.some(([, column]) => column === 'email')) throw new Problem('contacts_unreadable');
  return listed.map((row) => {
    const contact: ListedContact = { email: '', name: '', location: '', language: '' };
    for (const [name, column] of read)
      if (column) contact[column] ||= withoutApostrophe(plainLine(row[name] ?? '').trim());
    return contact;
  });
}

function rowsOf(csv: string): Record<string, string>[] {
  const { data, errors, meta } = papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  // A list without rows still names its columns.
  refuseScores(meta.fields ?? []);
  const isBroken = errors.some(({ type }) => type === 'Quotes');
  if (isBroken || data.length === 0 || csv.includes('\uFFFD')) throw new Problem('contacts_unreadable');
  return data.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, cell]) => typeof cell === 'string')),
  );
}

/** Names of what a request has beside what the contract declares, however deep they stand, such as a filter. */
function namesIn(asked: NewBoosterInvitations): string[] {
  return Object.entries(asked).flatMap(([name, value]) =>
    declared.has(name) ? [] : [name, ...deepNames(value), ...(typeof value === 'string' ? [value] : [])],
  );
}

const declared = new Set([
  'csv',
  'rows',
  'facility_id',
  'basis',
  'subject',
  'message',
  'send_from',
  'dry_run',
]);

function deepNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...deepNames(part)]);
}

function refuseScores(names: readonly string[]): void {
  const scores = names.filter(isScoreName);
  if (scores.length > 0)
    throw new Problem('gating_refused', {
      values: { names: scores.map((name) => name.slice(0, 50)).join(', ') },
    });
}
