/** The parts of a setting that lists something, separated by commas. */
export function listed(setting: string): string[] {
  return setting
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
