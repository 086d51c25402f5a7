import type { PublicLocator } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { html, type Markup } from '../../../answers/markup.ts';
import type { DirectoryPart } from './directory-parts.ts';
import type { Page } from '../../../answers/public-page.ts';
import { inLanguage, pageFrame } from './page-frame.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';
import { listData } from './structured-data.ts';

interface ShownDirectory {
  locator: PublicLocator;
  part: DirectoryPart;
  language: Language;
  ownLanguage: Language;
  /** The page with the first stores, without a language. */
  listUrl: string;
}

/** A page of all stores by town, below the locator itself on the first one. */
export function directoryPage({ locator, part, language, ownLanguage, listUrl }: ShownDirectory): Page {
  const texts = pageTexts(language);
  const { header_name } = locator.options;
  const urlOf = (page: number) => (page === 0 ? listUrl : `${listUrl}?page=${page + 1}`);
  const isFirst = part.page === 0;
  return pageFrame(
    {
      title: isFirst ? header_name : `${header_name}: ${texts.page(part.page + 1, part.pages)}`,
      description: texts.listDescription(header_name, part.count),
      language,
      ownLanguage,
      url: urlOf(part.page),
      listUrl,
      options: locator.options,
      data: listData(locator, listUrl),
      picture: locator.options.logo?.url,
    },
    html`${isFirst ? locatorElement(locator, language) : ''}
      <section>
        <h1>${texts.allStores}</h1>
        ${
          part.count === 0
            ? html`<p class="text">${texts.noStores}</p>`
            : townList(part, (path) => inLanguage(path, language, ownLanguage))
        }
      </section>
      ${pager(part, texts, (page) => inLanguage(urlOf(page), language, ownLanguage))}`,
  );
}

/** The locator itself, for visitors with JavaScript. */
function locatorElement({ name }: PublicLocator, language: Language): Markup {
  return html`<pinfold-store-locator name="${name}" lang="${language}"></pinfold-store-locator>
    <script async src="/store-locator.js"></script>`;
}

function townList({ towns }: DirectoryPart, urlOf: (path: string) => string): Markup {
  // In a chain all have one name: their streets tell them apart.
  const isChain = new Set(towns.flatMap(({ stores }) => stores.map(([name]) => name))).size === 1;
  const textOf = (name: string, street: string) =>
    isChain && street !== '' ? street : [name, street].filter((part) => part !== '').join(', ');
  return html`<div class="towns">
    ${towns.map(
      ({ city, stores }) =>
        html`<div>
          <h2>${city}</h2>
          <ul>
            ${stores.map(([name, street, , path]) => storeLink(urlOf(path), textOf(name, street)))}
          </ul>
        </div>`,
    )}
  </div>`;
}

function storeLink(url: string, text: string): Markup {
  return html`<li><a href="${url}">${text}</a></li>`;
}

function pager(
  { page, pages }: DirectoryPart,
  texts: PageTexts,
  urlOf: (page: number) => string,
): Markup | undefined {
  if (pages === 1) return undefined;
  return html`<nav class="pager" aria-label="${texts.pages}">
    ${page > 0 ? html`<a class="button" rel="prev" href="${urlOf(page - 1)}">${texts.previous}</a>` : ''}
    <span>${texts.page(page + 1, pages)}</span>
    ${page + 1 < pages ? html`<a class="button" rel="next" href="${urlOf(page + 1)}">${texts.next}</a>` : ''}
  </nav>`;
}
