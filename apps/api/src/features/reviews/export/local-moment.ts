/** Tells moments as a spreadsheet understands them, such as `2026-11-21 08:05`, in one time zone. */
export function localMoment(timezone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('sv', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (moment) => format.format(new Date(moment));
}
