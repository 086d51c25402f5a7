import * as z from 'zod';
import { normaliseText } from './normalise-text.ts';
import { hasLineBreak, plainCode, plainLine } from './plain-line.ts';

/** What is wrong with a line, as a code: the API says it in the language of the request. */
export const lineFaults = ['line_break', 'link'] as const;
export type LineFault = (typeof lineFaults)[number];

/** A single line that a person types or pastes, without invisible marks and without blanks around it. */
export function line() {
  return lines().refine((text) => !hasLineBreak(text), refusal('line_break'));
}

/** A text that may have several lines, without invisible marks and without blanks around it. */
export function lines() {
  return z.string().overwrite(plainLine).trim();
}

/** A text of any number of lines that a person writes, with composed letters and `\n` where lines end. */
export function prose() {
  return z.string().overwrite(normaliseText);
}

/** A line that machines read and compare, such as a postal code or a date. */
export function codeLine() {
  return z.string().overwrite(plainCode);
}

/**
 * The name of a person or a company, who are strangers to those that our mails name them to: no link. A name may end as
 * a domain does, as brands do; mails make no link of it.
 */
export function nameLine() {
  return line().refine((text) => !link.test(text), refusal('link'));
}

/** An e-mail address that a person types or pastes. */
export function emailLine() {
  return line().email().max(254);
}

/** The field's fault, for `lineFaultOf`. */
function refusal(fault: LineFault) {
  return { error: `holds a ${fault.replace('_', ' ')}`, params: { fault } };
}

/** Returns the code of an issue that one of these lines has raised. */
export function lineFaultOf(issue: z.core.$ZodIssue): LineFault | undefined {
  const fault: unknown = issue.code === 'custom' ? issue.params?.['fault'] : undefined;
  return lineFaults.find((known) => known === fault);
}

/** What mail programs make a link of: a scheme, `www`, a domain with a path, an e-mail address. */
const link =
  /:\/\/|(?<![\p{L}\d])www\.[\p{L}\d]|[\p{L}\d-]\.\p{L}{2,}(?::\d+)?[/?#]|[^\s@]@[\p{L}\d-][\p{L}\d.-]*\.\p{L}{2,}/iu;
