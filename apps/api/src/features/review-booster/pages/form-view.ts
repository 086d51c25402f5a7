import type { Language } from '@pinfold/contract/languages';
import { html, type Markup } from '../../../answers/markup.ts';
import { page, type Page } from '../../../answers/public-page.ts';
import { labels, translate } from '../../../i18n/i18n.ts';
import type { PublicForm } from './public-form.queries.ts';

interface Frame {
  language: Language;
  /** Languages to choose from; none where the page has one alone. */
  languages: readonly Language[];
  title: string;
  /** What stands above, such as the name of the location. */
  name: string;
  /** The id of the page's form, where another language has to keep what is typed in it. */
  formId?: string;
  /** Whether the script of the form is loaded. */
  hasScript?: boolean;
}

/** A whole page of a form. It has nothing of any third party. */
export function boosterPage(
  { language, languages, title, name, formId, hasScript }: Frame,
  content: Markup,
): Page {
  const texts = labels(language, 'booster_pages');
  return page({
    language,
    style,
    head: html`<title>${title}</title>
      <meta name="robots" content="noindex" />
      ${hasScript ? html`<script type="module" src="/f/form.js"></script>` : ''}`,
    body: html`<header>
        <span>${name}</span>
        ${
          languages.length < 2
            ? ''
            : html`${formId === undefined ? '' : defaultButton(formId)}
                <nav aria-label="${texts.languages}">
                  <ul>
                    ${languages.map((tag) => languageChoice(tag, language, formId))}
                  </ul>
                </nav>`
        }
      </header>
      <main>${content}</main>`,
  });
}

/** The name of the buttons that send a form only to have it in another language. */
export const languageField = 'to';

function languageChoice(tag: Language, current: Language, formId: string | undefined): Markup {
  const { language } = labels(tag, 'booster_pages');
  if (tag === current) return html`<li><b aria-current="true" lang="${tag}">${language}</b></li>`;
  return formId === undefined
    ? html`<li><a href="?lang=${tag}" lang="${tag}" hreflang="${tag}">${language}</a></li>`
    : html`<li>
        <button
          type="submit"
          form="${formId}"
          formnovalidate
          name="${languageField}"
          value="${tag}"
          lang="${tag}"
        >
          ${language}
        </button>
      </li>`;
}

/** What the Enter key presses: browsers take the first button of a form, and the languages stand above the answer. */
function defaultButton(formId: string): Markup {
  return html`<button type="submit" form="${formId}" class="trap" tabindex="-1" aria-hidden="true"></button>`;
}

/** A page that says one thing. */
export function messagePage(
  state: 'closed' | 'answered' | 'erased' | 'tooMany' | 'tooLarge' | 'failed',
  language: Language,
  form?: PublicForm,
): Page {
  const texts = labels(language, 'booster_pages');
  return boosterPage(
    { language, languages: form?.languages ?? [], title: texts[state], name: form?.location.name ?? '' },
    html`<section>
      <h1>${texts[state]}</h1>
      <p>${texts[`${state}Text`]}</p>
    </section>`,
  );
}

/** The title that names the location. */
export function titleOf(form: PublicForm, language: Language): string {
  return translate(language, 'booster_pages.title', { name: form.location.name });
}

const style = `:root{color-scheme:light dark;--accent:#3d4edb;--on-accent:#fff;--ink:#171a21;--ink-2:#4a5160;--line:#8a91a0;--bg:#f6f7f9;--surface:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--accent:#aab4ff;--on-accent:#10131a;--ink:#eef0f4;--ink-2:#b3bac7;--line:#7d8595;--bg:#121519;--surface:#1a1e25;--bad:#ff9d95}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:400 16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
a{color:inherit;text-underline-offset:3px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
h1,h2,p,ul,fieldset,table{margin:0;padding:0}
h1{font-size:1.5rem;line-height:1.25}
h2{font-size:1.0625rem}
ul{list-style:none}
header,main{max-width:620px;margin:0 auto;padding:16px 20px}
header{display:flex;gap:12px;flex-wrap:wrap;align-items:center;justify-content:space-between;font-weight:650}
header ul{display:flex}
header li>*{display:inline-grid;place-items:center;min-height:44px;padding:0 8px;font-size:.875rem}
section,form{display:grid;gap:14px;background:var(--surface);border-radius:10px;padding:20px;margin-bottom:14px}
fieldset{border:0;min-width:0}
legend,label{font-weight:600}
.scores{display:grid}
.check,.scores label{display:flex;gap:10px;align-items:center;min-height:44px;font-weight:400}
input[type=radio],input[type=checkbox]{width:22px;height:22px;flex:none;accent-color:var(--accent)}
.field{display:grid;gap:6px}
textarea,input[type=email]{width:100%;padding:10px 12px;border:1px solid var(--line);border-radius:6px;background:var(--bg);color:inherit;font:inherit}
textarea{min-height:120px;resize:vertical}
[aria-invalid=true]{border-color:var(--bad)}
.fault{color:var(--bad);font-weight:600}
.hint,.quiet{color:var(--ink-2);font-size:.875rem}
.actions{display:flex;gap:10px;flex-wrap:wrap}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 18px;border:1px solid var(--accent);border-radius:6px;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:none}
button{background:var(--accent);color:var(--on-accent);cursor:pointer}
nav button{padding:0 8px;border:0;background:none;color:inherit;font-weight:inherit;text-decoration:underline;text-underline-offset:3px}
form[aria-busy=true] button{opacity:.6}
.trap{position:absolute;left:-9999px}
table{width:100%;border-collapse:collapse}
caption{text-align:left;font-weight:600;padding-bottom:6px}
th,td{text-align:left;font-weight:400;padding:7px 0;border-top:1px solid var(--line)}
td,thead th:not(:first-child){padding-left:12px;text-align:right;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}
.scroll table{min-width:26rem;overflow-wrap:normal}`;
