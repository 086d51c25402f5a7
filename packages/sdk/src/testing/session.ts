import { passwordFault } from '@pinfold/contract/features/session/account';
import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { subscriptionInShort } from './billing/subscription.ts';
import { collection, now } from './collection.ts';
import { openedSession } from './log-ins.ts';
import type { TestData } from './test-data.ts';

/** Log-in data and settings of the user. */
export interface TestSession {
  settings: Schemas['Settings'];
  /** The user's current password. */
  password: string;
  devices: Schemas['Device'][];
  consents: Schemas['Consent'][];
  /** The invitation of all invitation links. */
  invitation: Schemas['Invitation'];
  /** Used tokens of mailed links. */
  usedLinks: Set<string>;
  /** Teams with single sign-on. */
  teamNames: string[];
  /**
   * The second factor; with `totp_since` set or a passkey, a log-in asks for it. The right code is 123456, and each passkey
   * of the browser is taken.
   */
  secondFactor: Schemas['SecondFactorState'];
  /** How the user proves who they are; while `fresh_until` is null, they are asked before what cannot be taken back. */
  freshLogin: Schemas['FreshLogin'];
}

/** Returns settings of the installation, and two devices and the consents of a user. */
export function testSession(moment: Date): TestSession {
  const ago = (hours: number) => new Date(moment.getTime() - hours * 3_600_000).toISOString();
  return {
    settings: testSettings(),
    password: 'test-password',
    devices: [
      { id: 1, ...firefox, created_at: ago(50), last_used_at: ago(0), is_current: true },
      { id: 2, ...safari, created_at: ago(400), last_used_at: ago(20), is_current: false },
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
    secondFactor: {
      totp_since: null,
      passkeys: [],
      recovery_codes_left: 0,
      is_required: false,
      is_changeable: true,
    },
    freshLogin: {
      fresh_until: ago(-300),
      has_password: true,
      has_code: false,
      has_passkey: false,
      provider: null,
    },
  };
}

/** Accounts and the user's own settings in the in-memory API. Every mailed link works once. */
export function sessionAnswers(data: TestData): TestAnswers {
  const { session } = data;
  const opened = (email = data.user.email) => openedSession(email);
  const checkLink = ({ token }: Schemas['MailedLink']) => {
    if (session.usedLinks.has(token)) throw new TestProblem('link_invalid');
  };
  const spendLink = (link: Schemas['MailedLink']) => {
    checkLink(link);
    session.usedLinks.add(link.token);
  };
  const checkPassword = (password: string) => {
    if (passwordFault(password, session.settings.password_min_length))
      throw new TestProblem('password_too_short');
  };
  const isOpen = ({
    access,
    audit,
    custom_invitation,
  }: Pick<Schemas['Registration'], 'access' | 'audit' | 'custom_invitation'>) =>
    access === 'test-access' || (audit === true && custom_invitation === true);

  return {
    getSettings: () => session.settings,
    getSignUpAccess: ({ query }) => {
      const [audit, custom_invitation] = [
        query.get('audit') === 'true',
        query.get('custom_invitation') === 'true',
      ];
      return {
        is_open: isOpen({ access: query.get('access') ?? '', audit, custom_invitation }),
        pricing_url: session.settings.urls.pricing,
      };
    },
    register: ({ body }) => {
      if (!isOpen(body)) throw new TestProblem('sign_up_closed');
      if (!body.terms_accepted) throw new TestProblem('terms_not_accepted');
      checkPassword(body.password);
    },
    confirmRegistration: ({ body }) => {
      spendLink(body);
      return opened();
    },
    logout: () => undefined,
    logoutEverywhere: () => {
      session.devices = [];
    },
    requestPasswordReset: () => undefined,
    confirmPasswordReset: ({ body }) => {
      checkLink(body);
      checkPassword(body.new_password);
      spendLink(body);
      session.password = body.new_password;
      session.devices = [];
    },
    changePassword: ({ body: { current_password, new_password } }) => {
      if (current_password !== session.password) throw new TestProblem('wrong_password');
      checkPassword(new_password);
      session.password = new_password;
      session.devices = session.devices.filter(({ is_current }) => is_current);
    },
    getUser: () => ({ ...data.user, company_subscription: subscriptionInShort(data), hmac: null }),
    updateUser: ({ body }) => (data.user = { ...data.user, ...body }),
    listDevices: () => ({ results: session.devices }),
    endDevice: ({ id }) => collection(() => session.devices).remove(id),
    listConsents: () => ({ results: session.consents }),
    changeConsent: ({ body: { kind, is_given } }) => {
      const isRequired = session.consents.some((consent) => consent.kind === kind && consent.is_required);
      if (isRequired && !is_given) throw new TestProblem('consent_required');
      session.consents = session.consents.map((consent) =>
        consent.kind === kind ? { ...consent, is_given, changed_at: now() } : consent,
      );
      return { results: session.consents };
    },
    getInvitation: ({ body }) => {
      checkLink(body);
      return session.invitation;
    },
    acceptInvitation: ({ body }) => {
      checkLink(body);
      if (!session.invitation.has_account) {
        if (!body.terms_accepted) throw new TestProblem('terms_not_accepted');
        checkPassword(body.password ?? '');
      }
      spendLink(body);
      return { ...opened(session.invitation.email), company_id: data.company.id };
    },
    startSocialLogin: ({ body: { provider } }) => {
      if (!session.settings.social_providers.some(({ id }) => id === provider))
        throw new TestProblem('not_found');
      return { url: `https://id.pinfold.test/${provider}` };
    },
    startSso: ({ body: { team_name } }) => {
      if (!session.teamNames.includes(team_name.trim().toLowerCase()))
        throw new TestProblem('sso_team_not_found');
      return { url: `https://id.pinfold.test/saml/${team_name}` };
    },
    getSsoToken: ({ headers }) => {
      if (!headers.get('X-CSRFToken')) throw new TestProblem('csrf_token_missing');
      return { ...opened(), next: null };
    },
  };
}

function testSettings(): Schemas['Settings'] {
  return {
    app_mode: 'normal',
    feature_flags: [],
    trial_days: 14,
    password_min_length: 10,
    alert_posts: false,
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
    passkey_origin: typeof location === 'undefined' ? null : location.origin,
    review_media_origins: typeof location === 'undefined' ? [] : [location.origin],
    social_providers: [{ id: 'test', name: 'Test ID' }],
    tracking: { url: null, excluded_domains: [] },
  };
}

const firefox = {
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  browser: 'Firefox',
  system: 'Linux',
};
const safari = {
  user_agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  browser: 'Safari',
  system: 'iPhone',
};
