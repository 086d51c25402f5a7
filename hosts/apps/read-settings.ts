/** What the page was served with. */
export interface Settings {
  api: string;
  token: string;
  companyId: number;
  nonce: string;
}

/** Reads it from the page, where a strict policy allows data but no script. */
export function readSettings(): Settings {
  return JSON.parse(document.querySelector('#settings')?.textContent ?? '{}') as Settings;
}
