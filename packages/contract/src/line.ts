import * as z from 'zod';
import { plainCode, plainLine } from './plain-line.ts';

/** A single line that a person types or pastes, without invisible marks and without blanks around it. */
export function line() {
  return z.string().overwrite(plainLine).trim();
}

/** A line that machines read and compare, such as a postal code or a date. */
export function codeLine() {
  return z.string().overwrite(plainCode);
}

/** An e-mail address that a person types or pastes. */
export function emailLine() {
  return line().email().max(254);
}
