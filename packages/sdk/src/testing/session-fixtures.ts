import type { Schemas } from '../client/schema.ts';

/** What the in-memory API knows about coming in and about the user's own settings. */
export interface TestSession {
  settings: Schemas['Settings'];
  /** What the user has to type as the current password. */
  password: string;
  devices: Schemas['Device'][];
  consents: Schemas['Consent'][];
  /** What every invitation link invites to. */
  invitation: Schemas['Invitation'];
  /** Tokens of mailed links that were used already. */
  usedLinks: Set<string>;
  /** Teams with single sign-on. */
  teamNames: string[];
}

/** Makes up the installation, two devices and the consents of a user. */
export function testSession(now: Date): TestSession {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  return {
    settings: testSettings(),
    password: 'test-password',
    devices: [
      { id: 1, user_agent: firefox, created_at: ago(50), last_used_at: ago(0), is_current: true },
      { id: 2, user_agent: safari, created_at: ago(400), last_used_at: ago(20), is_current: false },
    ],
    consents: [
      { kind: 'terms', is_given: true, is_required: true, changed_at: ago(400) },
      { kind: 'privacy', is_given: true, is_required: true, changed_at: ago(400) },
      { kind: 'marketing_email', is_given: true, is_required: false, changed_at: ago(30) },
      { kind: 'marketing_phone', is_given: false, is_required: false, changed_at: null },
      { kind: 'product_news', is_given: false, is_required: false, changed_at: null },
    ],
    invitation: {
      email: 'jan@lipa.example',
      company_name: 'Kawiarnia Lipa',
      invited_by: 'Anna Nowak',
      type: 3,
      has_account: false,
      expires_at: ago(-300),
    },
    usedLinks: new Set(),
    teamNames: ['kawiarnia-lipa'],
  };
}

function testSettings(): Schemas['Settings'] {
  return {
    app_mode: 'normal',
    feature_flags: [],
    trial_days: 14,
    password_min_length: 10,
    urls: {
      pricing: 'https://pinfold.test/pricing',
      terms: 'https://pinfold.test/terms',
      privacy: 'https://pinfold.test/privacy',
      help: 'https://pinfold.test/help',
      tutorial: null,
    },
    map: null,
    contact: {
      pl: 'mailto:pomoc@pinfold.test',
      en: 'mailto:help@pinfold.test',
      es: 'mailto:ayuda@pinfold.test',
    },
    social_providers: [{ id: 'test', name: 'Test ID' }],
    tracking: { url: null, excluded_domains: [] },
  };
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
