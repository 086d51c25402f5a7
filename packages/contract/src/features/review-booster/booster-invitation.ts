import { fold } from '../../fold.ts';

/**
 * What became of an invitation. `skipped` was stopped by the team, or nothing could be asked any more; of `failed` the
 * mail server took nothing for a day.
 */
export const invitationStates = [
  'queued',
  'sent',
  'bounced',
  'answered',
  'unsubscribed',
  'skipped',
  'failed',
] as const;
/** How far one invitation is. */
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
/** The outcome of one row. */
export type InvitationOutcome = (typeof invitationOutcomes)[number];

export const invitationLimits = {
  rows: 5000,
  /** Nobody is invited again before so many days have passed, whoever asks for it. */
  restDays: 90,
  /** Invitations of a company that are sent in one minute. */
  perMinute: 60,
  /** How long a mail server that takes nothing is asked again. */
  mostHoursLate: 24,
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
  /(?<!\p{L})(ratings?|rated|rates?|scores?|stars?|nps|csat|satisfaction|(un|dis)?satisfied|(un)?happy|happiness|sentiment|promoters?|detractors?|ocen[aey]?|gwiazd(ki|ek|ka)|(nie)?zadowol(eni[ea]|on[yaei])|punkty|satysfakcj[aei]|sentyment|punktacja|puntuacion|puntaje|valoracion(es)?|calificacion(es)?|estrellas?|satisfaccion|(in)?satisfech[oa]s?|content[oa]s?|sentimiento)(?!\p{L})/u;
