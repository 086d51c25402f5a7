/** Names a lookup to the provider, so that its answer finds it even where the order's own name was never kept. */
export interface LookupName {
  companyId: number;
  lookupId: number;
}

export function toTag({ companyId, lookupId }: LookupName): string {
  return `${companyId}/${lookupId}`;
}

export function readTag(tag: string): LookupName | undefined {
  const [, companyId, lookupId] = /^(\d{1,15})\/(\d{1,15})$/.exec(tag) ?? [];
  return lookupId === undefined ? undefined : { companyId: Number(companyId), lookupId: Number(lookupId) };
}
