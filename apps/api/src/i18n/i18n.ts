import type { Language } from '@pinfold/contract/languages';
import enFaults from '@pinfold/contract/features/listings/fault-texts/en.json' with { type: 'json' };
import esFaults from '@pinfold/contract/features/listings/fault-texts/es.json' with { type: 'json' };
import plFaults from '@pinfold/contract/features/listings/fault-texts/pl.json' with { type: 'json' };
import { createInstance } from 'i18next';
import enAppReviewExport from './locales/en/app-review-export.json' with { type: 'json' };
import enBoosterExport from './locales/en/booster-export.json' with { type: 'json' };
import enArchiveFaults from './locales/en/archive-faults.json' with { type: 'json' };
import enAuditFaults from './locales/en/audit-faults.json' with { type: 'json' };
import enBoosterPages from './locales/en/booster-pages.json' with { type: 'json' };
import enExternalChanges from './locales/en/external-changes.json' with { type: 'json' };
import enInsightExport from './locales/en/insight-export.json' with { type: 'json' };
import enInvoice from './locales/en/invoice.json' with { type: 'json' };
import enKeyChecks from './locales/en/key-checks.json' with { type: 'json' };
import enLineFaults from './locales/en/line-faults.json' with { type: 'json' };
import enLocationExport from './locales/en/location-export.json' with { type: 'json' };
import enMails from './locales/en/mails.json' with { type: 'json' };
import enOldInsightExport from './locales/en/old-insight-export.json' with { type: 'json' };
import enPictureFaults from './locales/en/picture-faults.json' with { type: 'json' };
import enPlanLimits from './locales/en/plan-limits.json' with { type: 'json' };
import enPostActions from './locales/en/post-actions.json' with { type: 'json' };
import enPostFaults from './locales/en/post-faults.json' with { type: 'json' };
import enProblems from './locales/en/problems.json' with { type: 'json' };
import enProviderReasons from './locales/en/provider-reasons.json' with { type: 'json' };
import enReviewExport from './locales/en/review-export.json' with { type: 'json' };
import enStorePages from './locales/en/store-pages.json' with { type: 'json' };
import esAppReviewExport from './locales/es/app-review-export.json' with { type: 'json' };
import esBoosterExport from './locales/es/booster-export.json' with { type: 'json' };
import esArchiveFaults from './locales/es/archive-faults.json' with { type: 'json' };
import esAuditFaults from './locales/es/audit-faults.json' with { type: 'json' };
import esBoosterPages from './locales/es/booster-pages.json' with { type: 'json' };
import esExternalChanges from './locales/es/external-changes.json' with { type: 'json' };
import esInsightExport from './locales/es/insight-export.json' with { type: 'json' };
import esInvoice from './locales/es/invoice.json' with { type: 'json' };
import esKeyChecks from './locales/es/key-checks.json' with { type: 'json' };
import esLineFaults from './locales/es/line-faults.json' with { type: 'json' };
import esLocationExport from './locales/es/location-export.json' with { type: 'json' };
import esMails from './locales/es/mails.json' with { type: 'json' };
import esOldInsightExport from './locales/es/old-insight-export.json' with { type: 'json' };
import esPictureFaults from './locales/es/picture-faults.json' with { type: 'json' };
import esPlanLimits from './locales/es/plan-limits.json' with { type: 'json' };
import esPostActions from './locales/es/post-actions.json' with { type: 'json' };
import esPostFaults from './locales/es/post-faults.json' with { type: 'json' };
import esProblems from './locales/es/problems.json' with { type: 'json' };
import esProviderReasons from './locales/es/provider-reasons.json' with { type: 'json' };
import esReviewExport from './locales/es/review-export.json' with { type: 'json' };
import esStorePages from './locales/es/store-pages.json' with { type: 'json' };
import plAppReviewExport from './locales/pl/app-review-export.json' with { type: 'json' };
import plBoosterExport from './locales/pl/booster-export.json' with { type: 'json' };
import plArchiveFaults from './locales/pl/archive-faults.json' with { type: 'json' };
import plAuditFaults from './locales/pl/audit-faults.json' with { type: 'json' };
import plBoosterPages from './locales/pl/booster-pages.json' with { type: 'json' };
import plExternalChanges from './locales/pl/external-changes.json' with { type: 'json' };
import plInsightExport from './locales/pl/insight-export.json' with { type: 'json' };
import plInvoice from './locales/pl/invoice.json' with { type: 'json' };
import plKeyChecks from './locales/pl/key-checks.json' with { type: 'json' };
import plLineFaults from './locales/pl/line-faults.json' with { type: 'json' };
import plLocationExport from './locales/pl/location-export.json' with { type: 'json' };
import plMails from './locales/pl/mails.json' with { type: 'json' };
import plOldInsightExport from './locales/pl/old-insight-export.json' with { type: 'json' };
import plPictureFaults from './locales/pl/picture-faults.json' with { type: 'json' };
import plPlanLimits from './locales/pl/plan-limits.json' with { type: 'json' };
import plPostActions from './locales/pl/post-actions.json' with { type: 'json' };
import plPostFaults from './locales/pl/post-faults.json' with { type: 'json' };
import plProblems from './locales/pl/problems.json' with { type: 'json' };
import plProviderReasons from './locales/pl/provider-reasons.json' with { type: 'json' };
import plReviewExport from './locales/pl/review-export.json' with { type: 'json' };
import plStorePages from './locales/pl/store-pages.json' with { type: 'json' };

/** All that the API writes for people, by language and namespace. */
const resources = {
  pl: {
    faults: plFaults,
    app_review_export: plAppReviewExport,
    booster_export: plBoosterExport,
    archive_faults: plArchiveFaults,
    audit_faults: plAuditFaults,
    booster_pages: plBoosterPages,
    external_changes: plExternalChanges,
    insight_export: plInsightExport,
    invoice: plInvoice,
    key_checks: plKeyChecks,
    line_faults: plLineFaults,
    location_export: plLocationExport,
    mails: plMails,
    old_insight_export: plOldInsightExport,
    picture_faults: plPictureFaults,
    plan_limits: plPlanLimits,
    post_actions: plPostActions,
    post_faults: plPostFaults,
    problems: plProblems,
    provider_reasons: plProviderReasons,
    review_export: plReviewExport,
    store_pages: plStorePages,
  },
  en: {
    faults: enFaults,
    app_review_export: enAppReviewExport,
    booster_export: enBoosterExport,
    archive_faults: enArchiveFaults,
    audit_faults: enAuditFaults,
    booster_pages: enBoosterPages,
    external_changes: enExternalChanges,
    insight_export: enInsightExport,
    invoice: enInvoice,
    key_checks: enKeyChecks,
    line_faults: enLineFaults,
    location_export: enLocationExport,
    mails: enMails,
    old_insight_export: enOldInsightExport,
    picture_faults: enPictureFaults,
    plan_limits: enPlanLimits,
    post_actions: enPostActions,
    post_faults: enPostFaults,
    problems: enProblems,
    provider_reasons: enProviderReasons,
    review_export: enReviewExport,
    store_pages: enStorePages,
  },
  es: {
    faults: esFaults,
    app_review_export: esAppReviewExport,
    booster_export: esBoosterExport,
    archive_faults: esArchiveFaults,
    audit_faults: esAuditFaults,
    booster_pages: esBoosterPages,
    external_changes: esExternalChanges,
    insight_export: esInsightExport,
    invoice: esInvoice,
    key_checks: esKeyChecks,
    line_faults: esLineFaults,
    location_export: esLocationExport,
    mails: esMails,
    old_insight_export: esOldInsightExport,
    picture_faults: esPictureFaults,
    plan_limits: esPlanLimits,
    post_actions: esPostActions,
    post_faults: esPostFaults,
    problems: esProblems,
    provider_reasons: esProviderReasons,
    review_export: esReviewExport,
    store_pages: esStorePages,
  },
} as const;

type Polish = (typeof resources)['pl'];

/** Every text as it is asked for: `mails.reset_password.footnote` stands for all its plural forms. */
export type TextKey = {
  [Name in keyof Polish]: `${Name}.${WithoutPlural<keyof Polish[Name] & string>}`;
}[keyof Polish];

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;

/** `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

const i18n = createInstance();

void i18n.init({
  lng: 'pl',
  resources,
  ns: Object.keys(resources.pl),
  // `mails.automatic` is `automatic` of the namespace `mails`.
  nsSeparator: '.',
  keySeparator: '.',
  initAsync: false,
  // HTML is escaped where it is written.
  interpolation: { escapeValue: false },
  // The list of problems shows what each sentence is filled with.
  missingInterpolationHandler: (_text: string, [, name]: RegExpExecArray) => `{${name?.trim()}}`,
});

/** Returns a text in a language, numbers in it as its readers write them. What has no value stays as `{name}`. */
export function translate(language: Language, key: TextKey, values: TextValues = {}): string {
  const { count } = values;
  const numbers = new Intl.NumberFormat(language);
  const replace = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? numbers.format(value) : value,
    ]),
  );
  // A text that counts has one form for a number that is not known.
  return i18n.t([key, `${key}_other`], {
    lng: language,
    replace,
    // What is filled in is never read as a template.
    nest: false,
    ...(typeof count === 'number' && { count }),
  });
}

/** Returns a namespace as it is stored: a table of labels. */
export function labels<Name extends keyof Polish>(language: Language, namespace: Name): Polish[Name] {
  return i18n.getResourceBundle(language, namespace);
}
