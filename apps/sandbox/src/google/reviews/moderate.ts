/** Why a reply is refused, in Google's PolicyViolation values; undefined when nothing speaks against it. */
export function policyViolationOf(comment: string, repeated: boolean): PolicyViolation | undefined {
  if (profanity.test(comment)) return 'OBSCENITY_AND_PROFANITY';
  if (phoneNumber.test(comment) || email.test(comment)) return 'PERSONAL_INFO';
  if (link.test(comment)) return 'ADVERTISING_AND_SOLICITATION';
  if (isShouting(comment)) return 'GENERIC_QUALITY';
  return repeated ? 'REPETITIVE' : undefined;
}

/** Whether a text keeps a post from appearing: profanity, a phone number, an address of mail, or capitals. */
export function isUnfitForPost(text: string): boolean {
  return profanity.test(text) || phoneNumber.test(text) || email.test(text) || isShouting(text);
}

/** All reasons that Google lists, any of which can be chosen for a refusal; it may add others. */
export const policyViolations = [
  'REPETITIVE',
  'GIBBERISH_AND_REPETITIVE',
  'UNCLEAR',
  'OFF_TOPIC',
  'OFFENSIVE',
  'HARASSMENT',
  'HATE_SPEECH',
  'ADVERTISING_AND_SOLICITATION',
  'OBSCENITY_AND_PROFANITY',
  'PERSONAL_INFO',
  'PRIVACY',
  'IMPERSONATION',
  'MISINFORMATION',
  'MISREPRESENTATION',
  'FAKE_ENGAGEMENT',
  'EDITING_RESTRICTION',
  'ACCOUNT_RESTRICTED_AND_SUSPENDED',
  'ACCOUNT_RESTRICTED_AND_EDIT_REJECTED',
  'ASSOCIATED_ACCOUNT_SUSPENDED',
  'BUSINESS_INELIGIBLE',
  'OWNERSHIP_REVOKED',
  'LOCATION_SUSPENDED',
  'LOCATION_DISABLED',
  'LOCATION_VERIFICATION_REQUIRED',
  'PO_BOX',
  'GOOGLE_PAY_SUSPENSION',
  'ILLEGAL_BUSINESS_HOURS_EDIT',
  'ADULT_THEMED',
  'SEXUALLY_EXPLICIT',
  'DANGEROUS',
  'ILLEGAL',
  'VIOLENCE_AND_GORE',
  'CHILD_SAFETY',
  'REGULATED_GOODS_AND_SERVICES',
  'PHOTOS_AND_VIDEOS_CRITERIA',
  'IDENTITY_CHANGE',
  'GEOGRAPHIC_LOCATION_CHANGE',
  'GENERIC_VIOLATION',
  'GENERIC_VANDALISM',
  'GENERIC_FRAUD',
  'GENERIC_QUALITY',
  'MODERATION_ERROR',
] as const;

export type PolicyViolation = (typeof policyViolations)[number];

/** Nine digits or more, spaced or dashed as people write them; shorter runs are dates, prices and hours. */
const phoneNumber = /(?<!\d)\+?\d(?:[\s-]?\d){8,}(?!\d)/u;
const email = /[\w.+-]+@[\w-]+\.[\w.]+/u;
const link = /https?:\/\/|\bwww\.|\b[\w-]+\.(?:pl|com|eu|net|org|de|es)\b/iu;
const profanity =
  /(?<!\p{L})(?:kurw|chuj|huj(?!\p{L}{4,})|pierdol|spierdal|wypierdal|jeba|zajeb|pojeb|dupek|skurwy|fuck|shit(?!ake)|asshole|bitch|bastard)/iu;

function isShouting(comment: string): boolean {
  const letters = comment.match(/\p{L}/gu)?.length ?? 0;
  const capitals = comment.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 20 && capitals / letters > 0.7;
}
