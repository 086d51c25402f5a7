/** An address that may stand in a frame: over https and nowhere else. Anything that is not one is passed over. */
export function framedAddress(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' ? url.href : undefined;
}
