import { withoutAccents } from '../world/without-accents.ts';
import { Hono } from 'hono';
import { type BrandChain, brandChains } from '../world/catalogue/chains.ts';
import { type GoogleContext, type GoogleEnv, granted } from './google-context.ts';
import { invalidArgument, notFound } from './google-error.ts';
import { readPageSize } from './paging.ts';

const service = 'mybusinessbusinessinformation.googleapis.com';

/** Business Information API v1: chains.search and chains.get. */
export function chainRoutes(context: GoogleContext) {
  return new Hono<GoogleEnv>()
    .get('/v1/:method{chains:search}', granted(context, service), (c) => {
      const wanted = folded(c.req.query('chainName') ?? '');
      if (wanted === '') throw invalidArgument('chain_name', 'chain_name is required.');
      const size = readPageSize(c.req.query('pageSize'), { byDefault: 10, max: 500 });
      const found = brandChains.filter(({ title }) => folded(title).includes(wanted)).slice(0, size);
      return c.json(found.length === 0 ? {} : { chains: found.map(chainResource) });
    })
    .get('/v1/chains/:chain', granted(context, service), (c) => {
      const chain = brandChains.find(({ name }) => name === `chains/${c.req.param('chain')}`);
      if (!chain) throw notFound();
      return c.json(chainResource(chain));
    });
}

function chainResource({ name, title, website, locationCount }: BrandChain): object {
  return {
    name,
    chainNames: [{ displayName: title, languageCode: 'pl' }],
    websites: [{ uri: website }],
    locationCount,
  };
}

/** "wal-mart" finds Walmart, and "paczkarnia" Pączkarnia. */
function folded(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
