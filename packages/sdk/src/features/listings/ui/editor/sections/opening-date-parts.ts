/** A date as it is filled in; what is not known is empty. */
export interface OpeningDateParts {
  year: string;
  month: string;
  day: string;
}

export function openingDateParts(date: string): OpeningDateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/** Puts a date together as far as it goes: what is missing in the middle shows as a gap, which the rules name. */
export function openingDateOf({ year, month, day }: OpeningDateParts): string {
  if (day !== '') return `${year}-${month}-${day.length === 1 && day !== '0' ? `0${day}` : day}`;
  return month === '' ? year : `${year}-${month}`;
}
