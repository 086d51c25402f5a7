import { plCompanyPages } from '../../features/company/texts/pl.ts';

/** What is said about a company and its setup, in Polish. */
export const pl = plCompanyPages;
