import { TestProblem, type TestAnswers } from './answers.ts';
import { now } from './collection.ts';
import type { Tell } from './live-stream.ts';
import { erasedReview } from './reviews/booster-reviews.ts';
import type { TestData } from './test-data.ts';

/** Requests of customers about their address, of the in-memory API. */
export function boosterContactAnswers(data: TestData, tell: Tell): TestAnswers {
  const stored = (typed: string) => {
    if (!data.company.enabled_review_booster) throw new TestProblem('booster_disabled');
    const contact = typed.toLowerCase();
    return {
      contact,
      answers: data.booster.reviews.filter((one) => one.contact?.toLowerCase() === contact),
      invitations: data.boosterInvitations.filter((one) => one.contact !== null && one.email === contact),
    };
  };
  const readable = (typed: string) => {
    const { contact, answers, invitations } = stored(typed);
    return {
      answers,
      invitations: invitations.map(({ formId, email: _email, ...invitation }) => {
        const form = data.booster.forms.find(({ id }) => id === formId);
        return { ...invitation, form: form ? { id: form.id, name: form.name } : null };
      }),
      unsubscribed_at: data.boosterSuppressions.get(contact) ?? null,
    };
  };

  return {
    searchBoosterContact: ({ body }) => readable(body.contact),
    exportBoosterContact: ({ body }) => ({
      filename: `pinfold-contact-${now().slice(0, 10)}.json`,
      content: JSON.stringify({ contact: body.contact, ...readable(body.contact) }, null, 2),
    }),
    eraseBoosterContact: ({ body }) => {
      const { contact, answers, invitations } = stored(body.contact);
      for (const answer of answers) Object.assign(answer, erasedReview);
      for (const invitation of invitations) {
        invitation.contact = null;
        if (invitation.state === 'queued') invitation.state = 'skipped';
      }
      if (!data.boosterSuppressions.has(contact)) data.boosterSuppressions.set(contact, now());
      tell('booster', []);
      return { answers: answers.length, invitations: invitations.length };
    },
  };
}
