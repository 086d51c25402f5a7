/** Whether a name holds what was typed, case and accents apart. */
export function holdsText(name: string, text: string): boolean {
  return plain(name).includes(plain(text));
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/ł/giu, 'l').toLowerCase();
}
