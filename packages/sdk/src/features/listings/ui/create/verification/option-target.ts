import type { Translate } from '../../../../../i18n/i18n.ts';
import type { VerificationOption } from '../../../create/map-place.ts';

/** Tells two ways of one method apart, such as two phones. */
export function optionKey({ method, phone_number, email_domain }: VerificationOption): string {
  return `${method} ${phone_number ?? email_domain ?? ''}`;
}

/** Where the code goes, and how long it takes. */
export function optionTarget(option: VerificationOption, t: Translate): string {
  const { method, phone_number, email_user, email_domain, address, expected_days } = option;
  const target =
    phone_number ?? (email_domain === null ? (address ?? '') : `${email_user ?? '…'}@${email_domain}`);
  const days = expected_days === null ? '' : t('listings.create.verification.days', { count: expected_days });
  const said = [target, days].filter((part) => part !== '');
  return said.length > 0 ? said.join(' · ') : t(`listings.create.verification.method_help.${method}`);
}
