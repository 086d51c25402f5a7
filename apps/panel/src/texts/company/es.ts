import { esCompanyPages } from '../../features/company/texts/es.ts';

/** What is said about a company and its setup, in Spanish. */
export const es = esCompanyPages;
