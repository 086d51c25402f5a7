import { languages } from '@pinfold/contract/languages';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import { createTranslate } from '../i18n/i18n.ts';
import en from '../i18n/locales/en/shared.json' with { type: 'json' };
import es from '../i18n/locales/es/shared.json' with { type: 'json' };
import pl from '../i18n/locales/pl/shared.json' with { type: 'json' };
import {
  type CatalogueEntry,
  errorCatalogue,
  type ErrorEvent,
  type ErrorTrigger,
} from './error-catalogue.ts';
import { errorPolicy, type ErrorSituation, isErrorEvent, type Reaction } from './error-policy.ts';

const shared = { pl, en, es };
const rows = errorCatalogue.map((entry) => ({ entry, trigger: JSON.stringify(entry.on) }));

/** Section 8 of the product spec in its own order, written by hand: what a reader meets, and where. */
const promised: readonly [
  what: string,
  place: CatalogueEntry['place'],
  message: CatalogueEntry['message'],
][] = [
  ['400 without a message: contact support', 'toast', 'error.bad_request'],
  ['403', 'toast', 'error.forbidden'],
  ['401: log in', 'page', 'error.unauthorized'],
  ['404', 'toast', 'error.not_found'],
  ['503, and 500 with the flag: maintenance', 'page', 'error.maintenance'],
  ['500, and 500 in the wizard', 'toast', 'error.server'],
  ['500 in the wizard', 'page', 'error.server'],
  ['parsing', 'toast', 'error.parsing'],
  ['no accounts', 'inline', 'error.no_accounts'],
  ['402 account suspended', 'modal', 'error.account_suspended'],
  ['402 plan expired', 'modal', 'error.subscription_expired'],
  ['429 wrong plan', 'modal', 'error.wrong_plan'],
  ['import of too many', 'modal', 'error.import_limit'],
  ['plan does not allow the operation', 'modal', 'error.plan_does_not_allow'],
  ['location limit exceeded', 'modal', 'error.location_limit'],
  ['company list', 'inline', 'error.company_list'],
  ['chunk loading', 'page', 'error.chunk_load'],
  ['SSO team', 'inline', 'error.sso_team_not_found'],
  ['saml_auth_failed', 'page', 'error.saml_auth_failed'],
  ['saml_replay_attack', 'page', 'error.saml_replay_attack'],
  ['saml_no_email', 'page', 'error.saml_no_email'],
  ['saml_user_not_found', 'page', 'error.saml_user_not_found'],
  ['saml_processing_error', 'page', 'error.saml_processing_error'],
  ['saml_group_sync_error', 'page', 'error.saml_group_sync_error'],
  ['saml_multiple_groups', 'page', 'error.saml_multiple_groups'],
  ['SAML unknown', 'page', 'error.unknown'],
  ['activation code', 'inline', 'error.invalid_code'],
  ['activation code of a lower plan', 'inline', 'error.code_for_lower_plan'],
  ['import: adding an account', 'toast', 'error.import_account'],
  ['import: deleting listings', 'toast', 'error.delete_listing'],
  ['import: deleting a profile', 'toast', 'error.delete_profile'],
  ['import: deleting a Google account', 'toast', 'error.delete_google_account'],
  ['import: missing permissions', 'toast', 'error.import_permissions'],
  ['import: listings missing info', 'inline', 'error.import_missing_info'],
  ['import: already imported elsewhere', 'inline', 'error.import_elsewhere'],
  ['photos: partial failure', 'toast', 'error.photos_partial'],
  ['reply sending', 'toast', 'error.reply_sending'],
  ['AI reply', 'toast', 'error.ai_reply'],
  ['AI limit', 'inline', 'error.ai_limit'],
  ['group import', 'toast', 'error.group_import'],
  ['delivery per listing', 'toast', 'error.delivery_failed'],
  ['time zone', 'toast', 'error.timezone_update'],
  ['file generation', 'toast', 'error.file_generation'],
  ['payment: funds', 'inline', 'error.payment_insufficient_funds'],
  ['payment: card', 'inline', 'error.payment_wrong_card'],
  ['payment: bank', 'inline', 'error.payment_authorisation'],
  ['payment', 'inline', 'error.payment_failed'],
  ['complete your payment', 'page', 'error.payment_required'],
  ['tax number', 'inline', 'error.company_not_found'],
  ['demo', 'modal', 'error.demo'],
  ['cancelled requests', 'silent', undefined],
  ['Q&A is read-only', 'inline', 'error.q_and_a_read_only'],
];

describe('the error catalogue', () => {
  it.each(promised)('ERR-04 knows of %s', (_what, place, message) => {
    expect(errorCatalogue.some((entry) => entry.place === place && entry.message === message)).toBe(true);
  });

  it.each(rows)('ERR-04 $trigger has its words in three languages', ({ entry: { place, message } }) => {
    if (message === undefined) return expect(place).toBe('silent');
    for (const language of languages) {
      const translate = createTranslate({ language, resources: { shared: shared[language] } });
      const said = translate(message, { name: 'Lipa' });
      expect(said.length, `${language}: ${message}`).toBeGreaterThan(5);
      expect(said).not.toMatch(/\{\{|\}\}|error\./);
    }
    return undefined;
  });

  it.each(rows)('ERR-04 $trigger happens, and appears in its place', ({ entry }) => {
    const { on } = entry;
    const reaction = errorPolicy(errorFor(on), situationFor(on));
    expect(placeOf(reaction)).toBe(entry.place);
    if (reaction.kind === 'silent') return;
    const given = entry.isGivenFirst && on.hasWords;
    expect(reaction.message).toEqual(given ? { text: 'Słowa API.' } : { key: entry.message });
  });

  it('ERR-04 every name of an event stands for exactly one entry, also where no call has failed', () => {
    const names = errorCatalogue.flatMap(({ on }) => (isPlainEvent(on) && on.event ? [on.event] : []));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(isErrorEvent(name)).toBe(true);
      const entry = errorCatalogue.find(({ on }) => isPlainEvent(on) && on.event === name);
      const reaction = errorPolicy(name as ErrorEvent);
      expect(placeOf(reaction), name).toBe(entry?.place);
    }
    expect(isErrorEvent('no_such_thing')).toBe(false);
  });

  it('ERR-04 names the listing that nothing was delivered to', () => {
    const reaction = errorPolicy('delivery_failed', { values: { name: 'Rynek 12' } });
    expect(reaction).toEqual({
      kind: 'toast',
      message: { key: 'error.delivery_failed', values: { name: 'Rynek 12' } },
    });
  });
});

function isPlainEvent(on: ErrorTrigger): boolean {
  return on.event !== undefined && on.status === undefined && on.code === undefined;
}

function placeOf({ kind }: Reaction): CatalogueEntry['place'] {
  return kind === 'sign_out' || kind === 'maintenance' ? 'page' : kind;
}

/** An error that brings an entry about, made of nothing but its trigger. */
function errorFor({ kind = 'http', status, code, hasWords }: ErrorTrigger): ApiError {
  return new ApiError({ kind, status, code, detail: hasWords ? 'Słowa API.' : undefined });
}

function situationFor({ event, flag, company }: ErrorTrigger): ErrorSituation {
  return {
    operation: event as ErrorEvent | undefined,
    featureFlags: flag && [flag],
    company: company && {
      is_subscription_plan_client: true,
      is_paying: false,
      has_billing_subscription: false,
    },
  };
}
