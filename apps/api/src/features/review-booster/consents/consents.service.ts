import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { BoosterConsent } from '@pinfold/contract/features/review-booster/booster-consents.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { PublicForm } from '../pages/public-form.queries.ts';
import { utcDay } from '../utc-day.ts';
import { boosterConsents } from './consents.table.ts';
import { type Told, toldBy } from './told-texts.ts';

/**
 * Keeps what a page tells a visitor of their data, and returns its version. Where the form's version said something else,
 * such as under another name of the company or in an earlier release, the form has a new one.
 */
export async function keepTold(
  { database, now }: Pick<Services, 'database' | 'now'>,
  form: PublicForm,
  language: Language,
): Promise<number> {
  const { companyId, formId, consentVersion } = form;
  const told = toldBy(form, language);
  if (isDeepStrictEqual(await findTold(database.queries, form, language, consentVersion), told))
    return consentVersion;
  return database.queries.transaction(async (tx) => {
    const { last } = await oneRow<{ last: number }>(
      tx,
      sql`select consent_version as last from booster_forms
          where company_id = ${companyId} and id = ${formId} for no key update`,
    );
    const known = await findTold(tx, form, language, consentVersion);
    if (isDeepStrictEqual(known, told)) return consentVersion;
    const version = known ? last + 1 : consentVersion;
    if (known)
      await tx.execute(
        sql`update booster_forms set consent_version = ${version} where company_id = ${companyId} and id = ${formId}`,
      );
    await tx
      .insert(boosterConsents)
      .values({ companyId, formId, version, language, ...told, shownFrom: utcDay(now()) });
    return version;
  });
}

/** The version that a sent form names, if its page told what the form tells now. */
export async function toldVersion(
  queries: Queryable,
  form: PublicForm,
  language: Language,
  sent: unknown,
): Promise<number | undefined> {
  if (typeof sent !== 'string' || !/^\d{1,9}$/.test(sent)) return undefined;
  const version = Number(sent);
  const told = await findTold(queries, form, language, version);
  return isDeepStrictEqual(told, toldBy(form, language)) ? version : undefined;
}

/** All that a form has told, the newest first. */
export function findConsents(
  queries: Queryable,
  companyId: number,
  formId: number,
): Promise<BoosterConsent[]> {
  return rows(
    queries,
    sql`select version, language, notices, consent, shown_from::text as shown_from from booster_consents
        where company_id = ${companyId} and form_id = ${formId} order by version desc, language`,
  );
}

async function findTold(
  queries: Queryable,
  { companyId, formId }: PublicForm,
  language: Language,
  version: number,
): Promise<Told | undefined> {
  const [told] = await rows<Told>(
    queries,
    sql`select notices, consent from booster_consents
        where company_id = ${companyId} and form_id = ${formId} and version = ${version} and language = ${language}`,
  );
  return told;
}
