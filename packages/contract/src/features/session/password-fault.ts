/**
 * Says what is wrong with a chosen password: its length alone, counted in characters as people see them. Rules about
 * kinds of characters make passwords worse (NIST SP 800-63B, 3.1.1.2); that it was never leaked is checked by the API.
 */
export function passwordFault(password: string, minLength: number): 'too_short' | undefined {
  return [...password.normalize('NFC')].length < minLength ? 'too_short' : undefined;
}
