import { isValidNip, normalizeNip } from '@pinfold/contract/features/company/company-profile';
import { isAddress } from '../../../team/form/addresses.ts';
import type { ProfileValues } from './profile-values.ts';

/** What can be wrong with what was filled in. */
export type ProfileFault = 'name_missing' | 'tax_number_invalid' | 'email_invalid';

/** What is wrong with what was filled in, by field. */
export interface ProfileFaults {
  name?: 'name_missing';
  tax_number?: 'tax_number_invalid';
  email?: 'email_invalid';
}

/** Finds what the API would refuse. Only Polish tax numbers can be checked. */
export function profileFaults({ name, tax_number, country, email }: ProfileValues): ProfileFaults {
  return {
    ...(name.trim() === '' && { name: 'name_missing' }),
    ...(country === 'PL' &&
      tax_number.trim() !== '' &&
      !isValidNip(tax_number) && { tax_number: 'tax_number_invalid' }),
    ...(email.trim() !== '' && !isAddress(email.trim()) && { email: 'email_invalid' }),
  };
}

/** Whether a Polish tax number is typed to its end, so that a wrong one may be named before the field is left. */
export function isWholeNip(text: string): boolean {
  return normalizeNip(text).length >= 10;
}
