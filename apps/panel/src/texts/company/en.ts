import { enCompanyPages } from '../../features/company/texts/en.ts';

/** What is said about a company and its setup, in English. */
export const en = enCompanyPages;
