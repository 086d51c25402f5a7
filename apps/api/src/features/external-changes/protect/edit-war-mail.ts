import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import { editWarDays } from '@pinfold/contract/features/external-changes/protection';
import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';

interface EditWar {
  /** Name and address of the location. */
  place: string;
  fields: readonly ChangeField[];
  /** How often protection rejected it before it stopped. */
  times: number;
  url: string;
}

/** To those who can decide: protection has stopped, and why. */
export function editWarMail(language: Language, { place, fields, times, url }: EditWar): Mail {
  const names = new Intl.ListFormat(language).format(
    fields.map((field) => translate(language, `external_changes.fields.${field}`)),
  );
  return {
    subject: translate(language, 'mails.edit_war.subject', { place }),
    heading: translate(language, 'mails.edit_war.heading'),
    paragraphs: [
      translate(language, 'mails.edit_war.stopped', { place, names, count: times, days: editWarDays }),
      translate(language, 'mails.edit_war.decide'),
    ],
    button: { label: translate(language, 'mails.edit_war.button'), url },
  };
}
