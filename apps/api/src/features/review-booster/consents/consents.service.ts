import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { BoosterConsent } from '@pinfold/contract/features/review-booster/booster-consents.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
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
    const [stored] = await rows<{ last: number }>(
      tx,
      sql`select consent_version as last from booster_forms
          where company_id = ${companyId} and id = ${formId} for no key update`,
    );
    // The form was deleted meanwhile: nobody can answer any more.
    if (!stored) return consentVersion;
    const { last } = stored;
    const known = await findTold(tx, form, language, last);
    if (isDeepStrictEqual(known, told)) return last;
    const isOther = known !== undefined || (await isAgreedUnseen(tx, form, last));
    const version = isOther ? last + 1 : last;
    if (isOther)
      await tx.execute(
        sql`update booster_forms set consent_version = ${version} where company_id = ${companyId} and id = ${formId}`,
      );
    await tx
      .insert(boosterConsents)
      .values({ companyId, formId, version, language, ...told, shownFrom: utcDay(now()) });
    return version;
  });
}

/** Whether customers agreed to a version of which no text was kept: what is told now may be something else. */
async function isAgreedUnseen(
  tx: Queryable,
  { companyId, formId }: PublicForm,
  version: number,
): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from booster_responses r
        where r.company_id = ${companyId} and r.form_id = ${formId} and r.consent_version = ${version}
          and not exists (select 1 from booster_consents k where k.company_id = r.company_id
                          and k.form_id = r.form_id and k.version = r.consent_version)
        limit 1`,
  );
  return found.length > 0;
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
