import { browserStore } from '../../session/session-store.ts';

const key = 'chosen_locations';

/** Keeps which locations were chosen, for the page that edits them; another company's page does not see them. */
export function chooseLocations(ids: readonly number[]): void {
  latest = { companyId: browserStore.read().companyId, ids };
  try {
    // A reload of the page that edits them begins where it was.
    sessionStorage.setItem(key, JSON.stringify(latest));
  } catch {
    // A browser that refuses storage keeps them until it is closed.
  }
}

/** The locations that were chosen in this company; none after it was changed. */
export function chosenLocations(): readonly number[] {
  const chosen = latest ?? stored();
  return chosen && chosen.companyId === browserStore.read().companyId ? chosen.ids : [];
}

interface Chosen {
  companyId: number | undefined;
  ids: readonly number[];
}

let latest: Chosen | undefined;

function stored(): Chosen | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null || !('ids' in value) || !Array.isArray(value.ids))
      return undefined;
    const ids = value.ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
    const companyId = 'companyId' in value ? Number(value.companyId) : undefined;
    return { companyId, ids };
  } catch {
    return undefined;
  }
}
