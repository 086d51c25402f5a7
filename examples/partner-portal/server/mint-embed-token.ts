import type { Person } from './people.ts';
import type { Settings } from './settings.ts';

const lifetimeSeconds = 900;

interface Minted {
  token: string;
  expiresAt: string;
}

/**
 * Requests a token for one person and one group of locations that is valid only on our origin. Returns undefined if
 * our key was revoked.
 */
export async function mintEmbedToken(settings: Settings, person: Person): Promise<Minted | undefined> {
  const response = await fetch(`${settings.pinfoldApi}/embed-tokens/`, {
    method: 'POST',
    headers: { Authorization: `Api-Key ${settings.pinfoldApiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      permissions: person.permissions,
      facilities_groups_ids: [settings.pinfoldGroupId],
      lifetime_seconds: lifetimeSeconds,
      allowed_origins: [settings.portalUrl],
      label: person.id,
    }),
  });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(`Pinfold answered ${response.status}: ${await response.text()}`);
  const { token, expires_at } = (await response.json()) as { token: string; expires_at: string };
  return { token, expiresAt: expires_at };
}
