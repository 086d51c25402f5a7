import { Hono } from 'hono';
import { categories, findCategory } from '../../world/catalogue/categories.ts';
import { invalidArgument } from '../google-error.ts';
import { type GoogleContext, type GoogleEnv, granted } from '../google-context.ts';
import { readPageSize, takeSlice } from '../paging.ts';
import { categoryResource, languageOf } from './category-resource.ts';

const service = 'mybusinessbusinessinformation.googleapis.com';

/** Business Information API v1: categories.list and categories.batchGet. */
export function categoryRoutes(context: GoogleContext) {
  return new Hono<GoogleEnv>()
    .get('/v1/categories', granted(context, service), (c) => {
      const language = requireLanguage(c.req.query('languageCode'));
      const view = readView(c.req.query('view'));
      if (!c.req.query('regionCode')) throw invalidArgument('region_code', 'region_code is required.');
      const beginning = readFilter(c.req.query('filter'));
      const found = categories
        .filter((category) => category[language].toLocaleLowerCase('pl').startsWith(beginning))
        .toSorted((one, other) => one[language].localeCompare(other[language], language));
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 100, max: 100 });
      const { items, ...next } = takeSlice(found, size, c.req.query('pageToken'));
      return c.json({
        categories: items.map((category) => categoryResource(category, language, view)),
        ...next,
      });
    })
    .get('/v1/:method{categories:batchGet}', granted(context, service), (c) => {
      const language = requireLanguage(c.req.query('languageCode'));
      const view = readView(c.req.query('view'));
      const names = c.req.queries('names') ?? [];
      if (names.length === 0) throw invalidArgument('names', 'At least one name is required.');
      const found = names.map((name) => {
        const category = findCategory(name);
        if (!category) throw invalidArgument('names', `There is no category ${name}.`);
        return categoryResource(category, language, view);
      });
      return c.json({ categories: found });
    });
}

function requireLanguage(code: string | undefined): 'pl' | 'en' {
  if (!code) throw invalidArgument('language_code', 'language_code is required.');
  return languageOf(code);
}

function readView(view: string | undefined): 'BASIC' | 'FULL' {
  if (view === 'BASIC' || view === 'FULL') return view;
  throw invalidArgument('view', 'view is required: BASIC or FULL.');
}

/** A filter matches only the beginning of a name. */
function readFilter(filter: string | undefined): string {
  if (!filter) return '';
  const [, quoted, bare] = /^displayName\s*=\s*(?:"([^"]*)"|(.*))$/i.exec(filter.trim()) ?? [];
  const wanted = quoted ?? bare;
  if (wanted === undefined) throw invalidArgument('filter', `Invalid filter: ${filter}`);
  return wanted.toLocaleLowerCase('pl');
}
