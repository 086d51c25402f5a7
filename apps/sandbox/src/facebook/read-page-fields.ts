import { hoursDays, type PageFields, type PageHours } from './facebook-page.ts';
import { GraphError } from './graph-error.ts';

/** Characters that the text about a page may have. */
const aboutLimit = 100;

/** Reads what a call changes of a page, by the rules of Facebook. Hours replace those of the whole week. */
export function readPageFields(params: Record<string, string>): PageFields {
  // Facebook's own client sends the page's id with its changes.
  const { access_token: _token, appsecret_proof: _proof, fields: _fields, id: _id, ...given } = params;
  const unknown = Object.keys(given).find((name) => !['phone', 'website', 'about', 'hours'].includes(name));
  if (unknown !== undefined) throw new GraphError(100, `(#100) Unknown parameter ${unknown}`);
  const { phone, website, about, hours } = given;
  if (phone !== undefined && phone !== '' && !/^\+?[\d ()./-]{5,30}$/.test(phone))
    throw new GraphError(100, '(#100) Param phone must be a valid phone number');
  if (website !== undefined && website !== '' && !URL.canParse(website))
    throw new GraphError(100, '(#100) Param website must be a valid URL');
  if (about !== undefined && about.length > aboutLimit)
    throw new GraphError(100, `(#100) Param about must be at most ${aboutLimit} characters`);
  return {
    ...(phone === undefined ? {} : { phone }),
    ...(website === undefined ? {} : { website }),
    ...(about === undefined ? {} : { about }),
    ...(hours === undefined ? {} : { hours: readHours(hours) }),
  };
}

/** Each span has an opening and a closing time; the second of a day needs the first. */
function readHours(text: string): PageHours {
  const hours = parsed(text);
  for (const [key, time] of Object.entries(hours)) {
    const [, day = '', span, side] = /^([a-z]{3})_([12])_(open|close)$/.exec(key) ?? [];
    const isKnown = hoursDays.some((known) => known === day);
    if (!isKnown || typeof time !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
      throw invalidHours(key);
    const other = `${day}_${span}_${side === 'open' ? 'close' : 'open'}`;
    if (!Object.hasOwn(hours, other)) throw invalidHours(other);
    if (span === '2' && !Object.hasOwn(hours, `${day}_1_open`)) throw invalidHours(`${day}_1_open`);
  }
  return hours as PageHours;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Refused below.
  }
  throw invalidHours('hours');
}

function invalidHours(key: string): GraphError {
  return new GraphError(100, `(#100) Param hours has an invalid value at ${key}`);
}
