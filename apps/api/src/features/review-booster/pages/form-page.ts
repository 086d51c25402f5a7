import { boosterLimits } from '@pinfold/contract/features/review-booster/booster-form';
import type { Language } from '@pinfold/contract/languages';
import { html, type Markup } from '../../../answers/markup.ts';
import type { Page } from '../../../answers/public-page.ts';
import { labels, translate } from '../../../i18n/i18n.ts';
import { type ToldTexts, toldTexts } from '../consents/told-texts.ts';
import type { PublicOffer } from '../public-offer/public-offer.ts';
import { boosterPage, titleOf } from './form-view.ts';
import type { PublicForm } from './public-form.queries.ts';
import type { AnswerFaults, AnswerField, TypedAnswer } from './read-answer.ts';

/** Why what was typed could not be stored as it came, though nothing is wrong with it: names its text. */
export type FormNotice = 'stale' | 'toldAnew' | 'tooManyText';

/** The field that people do not see. No browser fills in what has this name. */
export const trapField = 'answer_check';

interface FormView {
  form: PublicForm;
  language: Language;
  offer: PublicOffer;
  visit: string;
  invitation?: string | undefined;
  /** The version of what the page says of the visitor's data. */
  told: number;
  /** What the browser is to solve, as JSON. */
  challenge: string;
  typed: TypedAnswer;
  faults: AnswerFaults;
  notice?: FormNotice;
}

/** The page with the form, and the public links below it. What was typed stays where something is wrong. */
export function formPage(view: FormView): Page {
  const { form, language, offer, visit, invitation, told, challenge, typed, faults } = view;
  const texts = { ...labels(language, 'booster_pages'), ...toldTexts(form, language) };
  const faultIn = (field: AnswerField) => faultText(language, field, faults);
  const content = html`<form id="answer" method="post" action="./" novalidate data-challenge="${challenge}">
      <h1>${form.question[language] ?? texts.question}</h1>
      ${alertOf(view)}
      <p class="hint">${texts.required}</p>
      <input type="hidden" name="visit" value="${visit}" />
      <input type="hidden" name="lang" value="${language}" />
      <input type="hidden" name="told" value="${told}" />
      ${invitation === undefined ? '' : html`<input type="hidden" name="invitation" value="${invitation}" />`}
      <input type="hidden" name="proof" value="" />
      ${scores(language, typed.rating, faultIn('rating'))}
      ${commentField(texts, typed.comment, faultIn('comment'))}
      ${form.asksContact ? contactFields(texts, typed, faultIn) : ''}
      <div class="trap" aria-hidden="true">
        <label for="${trapField}">${texts.trap}</label>
        <input id="${trapField}" name="${trapField}" tabindex="-1" autocomplete="off" />
      </div>
      <button type="submit" data-sending="${texts.sending}">${texts.send}</button>
      <p class="quiet" role="status"></p>
      <p class="quiet">${texts.privacy}</p>
    </form>
    ${offer.section((number) => `go/${number}?visit=${visit}`)}
    <p class="quiet"><a href="fairness/?lang=${language}">${texts.fairness}</a></p>`;
  return boosterPage(
    {
      language,
      languages: form.languages,
      title: titleOf(form, language),
      name: form.location.name,
      formId: 'answer',
      hasScript: true,
    },
    content,
  );
}

/** What is wrong, above the form: it has the focus when the page opens, and leads to each field. */
function alertOf({ language, faults, notice }: FormView): Markup | '' {
  const texts = labels(language, 'booster_pages');
  const fields = Object.keys(faults) as AnswerField[];
  if (fields.length === 0 && notice === undefined) return '';
  return html`<div role="alert" tabindex="-1" autofocus>
    <p class="fault">${texts[notice ?? 'errors']}</p>
    <ul>
      ${fields.map((field) => html`<li><a href="#${field}">${faultText(language, field, faults)}</a></li>`)}
    </ul>
  </div>`;
}

function faultText(language: Language, field: AnswerField, faults: AnswerFaults): string | undefined {
  const fault = faults[field];
  if (fault === undefined) return undefined;
  return translate(language, `booster_pages.fault_${fault}`, { max: boosterLimits.commentLength });
}

function scores(language: Language, chosen: string, fault: string | undefined): Markup {
  const texts = labels(language, 'booster_pages');
  const choice = (value: string, text: string, id: string) =>
    html`<label
      ><input type="radio" name="rating" id="${id}" value="${value}" ${value === chosen ? checked : ''} />
      <span>${text}</span></label
    >`;
  return html`<fieldset ${describedBy(fault, 'rating')}>
    <legend>${texts.rating}</legend>
    ${faultMessage('rating', fault)}
    <div class="scores">
      ${[5, 4, 3, 2, 1].map((count) =>
        choice(
          String(count),
          translate(language, 'booster_pages.stars', { count }),
          count === 5 ? 'rating' : `rating-${count}`,
        ),
      )}
      ${choice('', texts.noRating, 'rating-0')}
    </div>
  </fieldset>`;
}

/** The labels, and what is said of the visitor's data. */
type FormTexts = ReturnType<typeof labels<'booster_pages'>> & ToldTexts;

function commentField({ comment, commentHint }: FormTexts, text: string, fault: string | undefined): Markup {
  return html`<div class="field">
    <label for="comment">${comment}</label>
    <p class="hint" id="comment-hint">${commentHint}</p>
    ${faultMessage('comment', fault)}
    <textarea
      id="comment"
      name="comment"
      maxlength="${boosterLimits.commentLength}"
      ${describedBy(fault, 'comment', 'comment-hint')}
    >
${text}</textarea>
  </div>`;
}

function contactFields(
  { contact, contactHint, consent }: FormTexts,
  typed: TypedAnswer,
  faultIn: (field: AnswerField) => string | undefined,
): Markup {
  const [fault, unconsented] = [faultIn('contact'), faultIn('consent')];
  return html`<div class="field">
      <label for="contact">${contact}</label>
      <p class="hint" id="contact-hint">${contactHint}</p>
      ${faultMessage('contact', fault)}
      <input
        type="email"
        id="contact"
        name="contact"
        autocomplete="email"
        value="${typed.contact}"
        ${describedBy(fault, 'contact', 'contact-hint')}
      />
    </div>
    <div class="field">
      ${faultMessage('consent', unconsented)}
      <label class="check"
        ><input
          type="checkbox"
          id="consent"
          name="consent"
          value="yes"
          ${typed.hasConsent ? checked : ''}
          ${describedBy(unconsented, 'consent')}
        /><span>${consent}</span></label
      >
    </div>`;
}

const checked = html`checked`;

function faultMessage(field: AnswerField, fault: string | undefined): Markup | '' {
  return fault === undefined ? '' : html`<p class="fault" id="${field}-fault">${fault}</p>`;
}

/** Ties a field to what is said of it. */
function describedBy(fault: string | undefined, field: AnswerField, hint?: string): Markup | '' {
  const ids = [...(hint === undefined ? [] : [hint]), ...(fault === undefined ? [] : [`${field}-fault`])];
  if (ids.length === 0) return '';
  return html`aria-describedby="${ids.join(' ')}"${fault === undefined ? '' : html` aria-invalid="true"`}`;
}
