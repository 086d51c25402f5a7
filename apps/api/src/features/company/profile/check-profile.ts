import { isValidNip, normalizeNip } from '@pinfold/contract/features/company/company-profile';
import type { CompanyChange } from '@pinfold/contract/features/company/companies.endpoints';
import { Problem } from '../../../problem.ts';
import { isCompanyCategory } from '../reference-data/company-categories.ts';
import { isTimezone } from '../reference-data/reference-data.ts';
import type { companies } from '../company.table.ts';

type Columns = Partial<typeof companies.$inferInsert>;

/**
 * What a change of a company's data means for its row. Only what is said is checked, so that a zone or a number that was
 * fine once does not stand in the way of another change.
 * @throws Problem `tax_number_invalid`, `timezone_unknown` or `category_unknown`
 */
export function checkProfile(
  change: CompanyChange,
  before: { country: string; taxNumber: string } = { country: 'PL', taxNumber: '' },
): Columns {
  const { timezone, category_id, country = before.country, tax_number = before.taxNumber } = change;
  if (timezone !== undefined && !isTimezone(timezone))
    throw new Problem('timezone_unknown', { errors: [{ path: 'body.timezone' }] });
  if (typeof category_id === 'number' && !isCompanyCategory(category_id))
    throw new Problem('category_unknown', { errors: [{ path: 'body.category_id' }] });
  const saysTaxNumber = change.tax_number !== undefined || change.country !== undefined;
  return {
    ...columnsOf(change),
    ...(saysTaxNumber && { taxNumber: checkTaxNumber(tax_number, country) }),
  };
}

/** A Polish number is kept as its ten digits, another one as it was written. */
function checkTaxNumber(taxNumber: string, country: string): string {
  if (country !== 'PL' || taxNumber === '') return taxNumber;
  if (!isValidNip(taxNumber))
    throw new Problem('tax_number_invalid', { errors: [{ path: 'body.tax_number' }] });
  return normalizeNip(taxNumber);
}

function columnsOf(change: CompanyChange): Columns {
  return {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.street !== undefined && { street: change.street }),
    ...(change.house_number !== undefined && { houseNumber: change.house_number }),
    ...(change.postal_code !== undefined && { postalCode: change.postal_code }),
    ...(change.city !== undefined && { city: change.city }),
    ...(change.country !== undefined && { country: change.country }),
    ...(change.phone_number !== undefined && { phoneNumber: change.phone_number }),
    ...(change.email !== undefined && { email: change.email }),
    ...(change.category_id !== undefined && { categoryId: change.category_id }),
    ...(change.timezone !== undefined && { timezone: change.timezone }),
    ...(change.wizard_completed && { wizardCompleted: true }),
  };
}
