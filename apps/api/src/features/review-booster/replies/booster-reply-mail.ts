import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';
import { shortName } from '../../../mail/short-name.ts';
import { controllerOf } from '../invitations/review-invitation-mail.ts';
import type { ClaimedBoosterReply } from './booster-reply-lifecycle.ts';

/** Tells a customer what the team answers: names the day of the answer, and says neither its score nor its text. */
export function boosterReplyMail(
  language: Language,
  facts: Pick<ClaimedBoosterReply, 'comment' | 'day' | 'location' | 'company' | 'company_email'>,
): Mail {
  const company = shortName(facts.company);
  const location = shortName(facts.location);
  const day = new Date(`${facts.day}T12:00:00Z`).toLocaleDateString(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const text = (key: 'subject' | 'heading' | 'quote' | 'signature' | 'why') =>
    translate(language, `mails.booster_reply.${key}`, { company, location, day });
  const controller = controllerOf(language, { company, email: facts.company_email });
  return {
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [
      text('quote'),
      ...facts.comment.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
      text('signature'),
    ],
    footnote: `${text('why')} ${controller}`,
    ...(facts.company_email !== '' && { replyTo: facts.company_email }),
  };
}
