const dayLength = 86_400_000;

/** A date as the number of days since 1970, so that days can be counted and compared. */
export function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / dayLength);
}

/** When the day of this number is over, in epoch milliseconds. */
export function endOfDay(day: number): number {
  return (day + 1) * dayLength;
}

export function dateOf(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** The date in Warsaw, where the city's customers are. */
export function dateInWarsaw(at: number): string {
  // Swedish writes dates as machines do.
  return new Date(at).toLocaleDateString('sv', { timeZone: 'Europe/Warsaw' });
}
