import {
  invitationColumn,
  type InvitationOutcome,
  invitationOutcomes,
  type InvitationState,
  invitationStates,
  isScoreName,
} from '@pinfold/contract/features/review-booster/booster-invitation';
import { unfairText } from '@pinfold/contract/features/review-booster/booster-invitation-texts';
import papa from 'papaparse';
import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { idsIn, now, pageOf } from './collection.ts';
import type { Tell } from './live-stream.ts';
import type { TestData } from './test-data.ts';

/** Invitations of the Review Booster, the newest first. */
export type TestInvitation = Schemas['BoosterInvitation'] & {
  formId: number;
  /** In full; `contact` is masked. */
  email: string;
};

interface ListedContact {
  email: string;
  location: string;
  language: string;
}

/** Invitations of the in-memory API: they stay queued until a test says otherwise, and no mail is sent. */
export function boosterInvitationAnswers(data: TestData, tell: Tell): TestAnswers {
  const formOf = (id: number) => {
    if (!data.company.enabled_review_booster) throw new TestProblem('booster_disabled');
    const form = data.booster.forms.find((one) => one.id === id);
    if (!form) throw new TestProblem('not_found');
    return form;
  };
  const ofForm = (id: number) => {
    formOf(id);
    return data.boosterInvitations.filter(({ formId }) => formId === id);
  };

  return {
    inviteContacts: ({ id, body }) => {
      const form = formOf(id);
      const listed = contactsOf(body);
      const unfair = unfairText([body.subject, body.message, body.basis.how].join('\n'));
      if (unfair) throw new TestProblem(unfair.code);
      const seen = new Set(data.boosterInvitations.filter(isRemembered).map(({ email }) => email));
      const inList = new Set<string>();
      const at = body.send_from ?? now();
      const made: TestInvitation[] = [];
      const planned = listed.map(({ email, location, language }, index) => {
        const facility = data.locations.find((one) =>
          location === ''
            ? body.facility_id === undefined || one.id === body.facility_id
            : String(one.id) === location,
        );
        const outcome = outcomeOf();
        inList.add(email);
        if (outcome === 'will_be_sent' && facility)
          made.push({
            id: 0,
            formId: id,
            email,
            contact: `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`,
            facility: { id: facility.id, name: facility.name },
            language: form.languages.find((one) => one === language) ?? form.languages[0] ?? 'pl',
            state: 'queued',
            basis: body.basis,
            send_at: at,
            sent_at: null,
            created_at: now(),
          });
        return { line: index + 1, outcome, facility_id: facility?.id ?? null };

        function outcomeOf(): InvitationOutcome {
          if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'invalid_address';
          if (inList.has(email)) return 'duplicate';
          if (!facility) return 'unknown_location';
          if (data.boosterSuppressions.has(email)) return 'unsubscribed';
          if (!form.is_open || data.booster.withoutPublicLink.has(facility.id)) return 'link_missing';
          return seen.has(email) ? 'already_invited' : 'will_be_sent';
        }
      });
      if (!body.dry_run) {
        const last = Math.max(0, ...data.boosterInvitations.map((one) => one.id));
        const numbered = made.map((one, index) => ({ ...one, id: last + index + 1 }));
        data.boosterInvitations.unshift(...numbered.toReversed());
        tell('booster', []);
      }
      const counts = countBy(
        invitationOutcomes,
        planned.map(({ outcome }) => outcome),
      );
      return { counts, rows: planned, last_send_at: made.length === 0 ? null : at };
    },
    listInvitations: ({ id, query }) => {
      const all = ofForm(id);
      const state = query.get('state');
      const found = all.filter((one) => state === null || one.state === state);
      const { count, results } = pageOf(found, query, 20);
      return {
        count,
        counts: countBy(
          invitationStates,
          all.map((one) => one.state),
        ),
        results: results.map(({ formId: _form, email: _email, ...shown }) => shown),
      };
    },
    stopInvitations: ({ id, query }) => {
      const ids = idsIn(query, 'ids');
      const stopped = ofForm(id).filter(
        (one) => one.state === 'queued' && (ids === undefined || ids.includes(one.id)),
      );
      for (const one of stopped) one.state = 'skipped';
      tell('booster', []);
      return { stopped: stopped.length };
    },
  };
}

/** Whoever was not asked after all may be invited again. */
function isRemembered({ state }: { state: InvitationState }): boolean {
  return state !== 'skipped' && state !== 'failed';
}

function contactsOf({ csv, rows }: Schemas['NewBoosterInvitations']): ListedContact[] {
  const listed =
    csv === undefined
      ? (rows ?? [])
      : papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: 'greedy' }).data;
  const names = [...new Set(listed.flatMap((row) => Object.keys(row)))];
  if (names.some(isScoreName)) throw new TestProblem('gating_refused');
  if (!names.some((name) => invitationColumn(name) === 'email')) throw new TestProblem('contacts_unreadable');
  return listed.map((row) => {
    const contact: ListedContact = { email: '', location: '', language: '' };
    for (const [name, cell] of Object.entries(row)) {
      const column = invitationColumn(name);
      if (column && column !== 'name') contact[column] ||= cell.trim().toLowerCase();
    }
    return contact;
  });
}

function countBy<Name extends string>(names: readonly Name[], found: readonly Name[]): Record<Name, number> {
  const counts = names.map((name) => [name, found.filter((one) => one === name).length]);
  return Object.fromEntries(counts) as Record<Name, number>;
}
