import { fold } from '../../fold.ts';

/** What became of an invitation. `skipped` was stopped by the team, or nothing could be asked any more. */
export const invitationStates = ['queued', 'sent', 'bounced', 'answered', 'unsubscribed', 'skipped'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What happens to a row of a list of contacts. */
export const invitationOutcomes = [
  'will_be_sent',
  'already_invited',
  'unsubscribed',
  'invalid_address',
  'unknown_location',
  'duplicate',
  'link_missing',
] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];

export const invitationLimits = {
  rows: 5000,
  /** Nobody is invited again before so many days have passed, whoever asks for it. */
  restDays: 90,
  /** Invitations of a company that are sent in one minute. */
  perMinute: 60,
  /** How far ahead the first may be sent. */
  mostDaysAhead: 90,
  subjectLength: 100,
  messageLength: 500,
  basisLength: 200,
} as const;

/** Columns of a list, by the names that they go by. */
const columnNames = {
  email: ['email', 'e-mail', 'mail', 'adres e-mail', 'adres email', 'correo', 'correo electronico'],
  name: ['name', 'first name', 'imie', 'imie i nazwisko', 'nombre'],
  location: ['location', 'facility_id', 'store_code', 'store code', 'lokalizacja', 'kod sklepu', 'ubicacion'],
  language: ['language', 'lang', 'jezyk', 'idioma'],
} as const;

export type InvitationColumn = keyof typeof columnNames;

/** Which column a name stands for; undefined for one that is not read. */
export function invitationColumn(name: string): InvitationColumn | undefined {
  const folded = fold(name).trim();
  const columns = Object.keys(columnNames) as InvitationColumn[];
  return columns.find((column) => columnNames[column].some((known) => known === folded));
}

/**
 * Whether a column or a filter is about how content customers are. Invitations go by time, place and consent alone:
 * choosing those who liked it is what Google, the FTC and the Unfair Commercial Practices Directive forbid.
 */
export function isScoreName(name: string): boolean {
  const words = fold(name.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return scoreName.test(words);
}

const scoreName =
  /(?<!\p{L})(ratings?|rated|scores?|stars?|nps|csat|satisfaction|sentiment|promoters?|detractors?|ocen[aey]?|gwiazd(ki|ek|ka)|zadowoleni[ea]|satysfakcj[aei]|sentyment|punktacja|puntuacion|puntaje|valoracion(es)?|calificacion(es)?|estrellas?|satisfaccion|sentimiento)(?!\p{L})/u;

/**
 * Whether a text offers something in return, in any of our languages. A review that was paid for, with a discount too, is
 * refused by Google and is an unfair practice under 16 CFR 465.4 and Annex I of Directive 2005/29/EC.
 */
export function offersIncentive(text: string): boolean {
  return incentive.test(fold(text));
}

const incentive = new RegExp(
  [
    String.raw`\d\s?(%|procent|percent|por ?ciento)`,
    `(?<!\\p{L})(${[
      // English
      'discount\\p{L}*|coupons?|e?vouchers?|gifts?|gift ?cards?|freebies?|free of charge|cash ?back|rewards?|rewarded|prizes?|raffles?|giveaways?|sweepstakes?|bonus(es)?|promo(tion(al)?)? codes?|win an?',
      // Polish
      'rabat\\p{L}*|znizk\\p{L}*|kupon\\p{L}*|vouchery|voucher(a|ow|em)|bon(y|u|em|ow)?|prezent(y|u|em|ow|ami|cie)?|upomin\\p{L}*|nagrod\\p{L}*|nagradzamy|gratis\\p{L}*|darmow\\p{L}*|za darmo|konkurs\\p{L}*|losowani\\p{L}*|loteri\\p{L}*|bonus\\p{L}*|taniej|wygraj\\p{L}*',
      // Spanish
      'descuent\\p{L}*|cupon(es)?|vales? (de )?(regalo|compra|descuento)|regal(o|os|amos|aremos|ar)|premi(o|os|amos|aremos|ar)|sorte(o|os|amos|aremos)|recompens\\p{L}*|reembols\\p{L}*|bono|bonos',
    ].join('|')})(?!\\p{L})`,
  ].join('|'),
  'u',
);
