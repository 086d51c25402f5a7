/** Settings in the served page. */
export interface Settings {
  api: string;
  token: string;
  companyId: number;
  nonce: string;
}

/** Reads settings from a JSON element, since a strict policy allows data but no inline scripts. */
export function readSettings(): Settings {
  return JSON.parse(document.querySelector('#settings')?.textContent ?? '{}') as Settings;
}
