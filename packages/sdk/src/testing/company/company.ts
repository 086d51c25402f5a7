import { isValidNip, normalizeNip } from '@pinfold/contract/features/company/company-profile';
import { certificatesIn } from '@pinfold/contract/features/session/sso';
import { keptTimeZone } from '@pinfold/contract/time-zone';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, hasText, pageOf } from '../collection.ts';
import { listedCompany, type TestData } from '../test-data.ts';
import { testCompanyCategories, testCountries, testTimezones, testTowns } from './company-fixtures.ts';

/** Handlers for company data, the register, single sign-on and options of forms. */
export function companyAnswers(data: TestData): TestAnswers {
  const companies = collection(() => data.companies);
  const change = (body: Schemas['CompanyChange'], companyId: number) => {
    const changes = checked(body, data.profile.country);
    const category = testCompanyCategories.find(({ id }) => id === changes.category_id);
    data.profile = {
      ...data.profile,
      ...changes,
      ...(changes.category_id !== undefined && { category_name: category?.name ?? null }),
    };
    const { name, timezone, wizard_completed } = data.profile;
    data.company = { ...data.company, name, timezone, wizard_completed };
    if (companies.has(companyId)) companies.patch(companyId, { name, wizard_completed });
    return data.profile;
  };
  return {
    listCompanies: ({ query }) =>
      pageOf(
        data.companies.filter(({ name }) => hasText(name, query.get('name'))),
        query,
        100,
      ),
    getCurrentCompany: () => data.company,
    // The first company replaces the one of the test client.
    createCompany: ({ body }) => {
      const { name, ...profile } = checked(body, 'PL');
      const isFirst = data.companies.length === 0;
      const id = isFirst ? data.company.id : companies.nextId();
      data.profile = { ...emptyProfile, ...profile, id, name };
      data.company = { ...data.company, name, wizard_completed: false };
      return companies.append({ ...listedCompany(data.company), id, is_master: isFirst });
    },
    updateCompany: ({ body, headers }) => change(body, Number(headers.get('Company-Id'))),
    replaceCompany: ({ body, headers }) => change(body, Number(headers.get('Company-Id'))),
    updateSecondFactorPolicy: ({ body }) => {
      data.company = { ...data.company, second_factor_required: body.is_required };
      return body;
    },
    getCompanyProfile: () => data.profile,
    getParentCompany: () => ({ parent: data.presence.parent }),
    lookUpCompany: ({ query }) => {
      const taxNumber = query.get('tax_number') ?? '';
      if (!isValidNip(taxNumber)) throw new TestProblem('tax_number_invalid');
      const nip = normalizeNip(taxNumber);
      const company = data.presence.register.find(({ tax_number }) => tax_number === nip);
      if (!company) throw new TestProblem('company_not_found');
      return company;
    },
    listCompanyCategories: ({ query }) =>
      pageOf(
        testCompanyCategories.filter(({ name }) => hasText(name, query.get('name'))),
        query,
        50,
      ),
    listCountries: () => ({ results: testCountries }),
    listTimezones: () => ({ results: testTimezones }),
    autocompletePlaces: ({ query }) => {
      const start = (query.get('q') ?? '').toLocaleLowerCase('pl');
      return { results: testTowns.filter(({ name }) => name.toLocaleLowerCase('pl').startsWith(start)) };
    },
    getSsoConnection: () => ({ connection: data.presence.ssoConnection }),
    updateSsoConnection: ({ body }) => {
      const { presence, session } = data;
      const { team_name: team, certificate } = body;
      if (team !== presence.ssoConnection?.team_name && session.teamNames.includes(team))
        throw new TestProblem('team_name_taken');
      if (!certificatesIn(certificate)) throw new TestProblem('certificate_invalid');
      const address = `https://pinfold.test/api/auth/saml/${team}`;
      const connection = { ...body, acs_url: `${address}/acs/`, metadata_url: `${address}/metadata/` };
      presence.ssoConnection = connection;
      return { connection };
    },
    deleteSsoConnection: () => {
      if (!data.presence.ssoConnection) throw new TestProblem('not_found');
      data.presence.ssoConnection = null;
    },
  };
}

function checked<Change extends Schemas['CompanyChange']>(change: Change, countryBefore: string): Change {
  const { timezone, tax_number: taxNumber, country = countryBefore } = change;
  const zone = timezone === undefined ? undefined : keptTimeZone(timezone);
  if (timezone !== undefined && zone === undefined) throw new TestProblem('timezone_unknown');
  if (taxNumber && country === 'PL' && !isValidNip(taxNumber))
    throw new TestProblem('tax_number_invalid', [
      { path: 'body.tax_number', message: 'To nie jest prawidłowy numer NIP.' },
    ]);
  return zone === undefined ? change : { ...change, timezone: zone };
}

const emptyProfile: Schemas['CompanyProfile'] = {
  id: 0,
  name: '',
  tax_number: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  country: 'PL',
  phone_number: '',
  email: '',
  category_id: null,
  category_name: null,
  timezone: 'Europe/Warsaw',
  wizard_completed: false,
};
