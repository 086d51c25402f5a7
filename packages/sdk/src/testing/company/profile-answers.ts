import { isValidNip, normalizeNip } from '@pinfold/contract/features/company/company-profile';
import type { Schemas } from '../../client/schema.ts';
import { hasText, listAnswer, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { testCompanyCategories, testCountries, testTowns } from './company-fixtures.ts';

/** The company's own data, the register, and what every form chooses from. */
export function profileAnswers(data: TestData): TestAnswers {
  const change = ({ body, headers }: { body: unknown; headers: Headers }) => {
    const wanted = checked(body as Schemas['CompanyChange'], data.profile.country);
    const { wizard_completed: isDone = data.profile.wizard_completed } = wanted;
    const named = testCompanyCategories.find(({ id }) => id === (wanted.category_id ?? undefined));
    data.profile = {
      ...data.profile,
      ...wanted,
      wizard_completed: isDone,
      ...(wanted.category_id !== undefined && { category_name: named?.name ?? null }),
    };
    data.company = {
      ...data.company,
      name: data.profile.name,
      timezone: data.profile.timezone,
      wizard_completed: isDone,
    };
    const changedId = Number(headers.get('Company-Id'));
    data.companies = data.companies.map((company) =>
      company.id === changedId ? { ...company, name: data.profile.name, wizard_completed: isDone } : company,
    );
    return Response.json(data.profile);
  };
  return {
    createCompany: ({ body }) => Response.json(create(data, body as Schemas['NewCompany']), { status: 201 }),
    updateCompany: change,
    replaceCompany: change,
    getCompanyProfile: () => Response.json(data.profile),
    getParentCompany: () => Response.json({ parent: data.presence.parent }),
    lookUpCompany: ({ query }) => Response.json(lookUp(data, query.get('tax_number') ?? '')),
    listCompanyCategories: ({ query }) =>
      listAnswer(
        testCompanyCategories.filter(({ name }) => hasText(name, query.get('name'))),
        query,
        50,
      ),
    listCountries: () => Response.json({ results: testCountries }),
    listTimezones: () => Response.json({ results: testTimezones }),
    autocompletePlaces: ({ query }) =>
      Response.json({
        results: testTowns.filter(({ name }) => startsWith(name, query.get('q') ?? '')),
      }),
  };
}

/** The first company takes the place of the one that the test client is made for. */
function create(data: TestData, wanted: Schemas['NewCompany']): Schemas['Company'] {
  const { timezone: _zone, plan_restrictions: _plan, permissions: _map, ...company } = data.company;
  const { feature_flags: _flags, is_demo: _demo, ...listed } = company;
  const { name, ...profile } = checked(wanted, 'PL');
  const isFirst = data.companies.length === 0;
  const id = isFirst ? listed.id : Math.max(...data.companies.map((one) => one.id)) + 1;
  const created = { ...listed, id, name, wizard_completed: false, is_master: isFirst };
  data.companies = [...data.companies, created];
  data.profile = { ...emptyProfile, ...profile, id, name };
  data.company = { ...data.company, name, wizard_completed: false };
  return created;
}

function lookUp(data: TestData, taxNumber: string) {
  if (!isValidNip(taxNumber)) throw new TestProblem('tax_number_invalid');
  const nip = normalizeNip(taxNumber);
  const company = data.presence.register.find(({ tax_number }) => tax_number === nip);
  if (!company) throw new TestProblem('company_not_found');
  return company;
}

function checked<Change extends Schemas['CompanyChange']>(change: Change, countryBefore: string): Change {
  const { timezone, tax_number: taxNumber, country = countryBefore } = change;
  if (timezone !== undefined && !testTimezones.some(({ name }) => name === timezone))
    throw new TestProblem('timezone_unknown');
  if (taxNumber && country === 'PL' && !isValidNip(taxNumber))
    throw new TestProblem('tax_number_invalid', [
      { path: 'body.tax_number', message: 'To nie jest prawidłowy numer NIP.' },
    ]);
  return change;
}

function startsWith(text: string, start: string): boolean {
  return text.toLocaleLowerCase('pl').startsWith(start.toLocaleLowerCase('pl'));
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

const testTimezones: readonly Schemas['Timezone'][] = [
  { name: 'America/New_York', offset_minutes: -300 },
  { name: 'Europe/London', offset_minutes: 0 },
  { name: 'Europe/Madrid', offset_minutes: 60 },
  { name: 'Europe/Warsaw', offset_minutes: 60 },
  { name: 'Asia/Tokyo', offset_minutes: 540 },
];
