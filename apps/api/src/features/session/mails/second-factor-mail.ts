import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';
import { momentText } from './account-mails.ts';

/** What happened to the second factor of an account. */
export type SecondFactorEvent =
  | { kind: 'added' | 'removed' | 'codes_made' }
  | { kind: 'passkey_added' | 'passkey_removed'; name: string }
  /** Somebody knew the password, and no code in as many tries as a log-in has. */
  | { kind: 'guessed' }
  /** `left`: how many recovery codes remain. */
  | { kind: 'code_used'; left: number };

/** To the holder of an account whose second factor was changed, guessed at or replaced by a recovery code. */
export function secondFactorMail(
  language: Language,
  event: SecondFactorEvent,
  at: Date,
  resetUrl: string,
): Mail {
  const { kind } = event;
  const when = momentText(language, at);
  return {
    subject: translate(language, `mails.second_factor.${kind}.subject`),
    heading: translate(language, `mails.second_factor.${kind}.heading`),
    paragraphs: [
      translate(language, `mails.second_factor.${kind}.text`, {
        when,
        ...('name' in event && { name: event.name }),
      }),
      ...(kind === 'code_used'
        ? [translate(language, 'mails.second_factor.codes_left', { count: event.left })]
        : []),
    ],
    button: { label: translate(language, 'mails.password_changed.button'), url: resetUrl },
    footnote: translate(language, 'mails.password_changed.footnote'),
  };
}
