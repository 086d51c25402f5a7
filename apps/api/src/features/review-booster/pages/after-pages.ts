import type { BoosterAudit } from '@pinfold/contract/features/review-booster/booster-audit.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { html, type Markup } from '../../../answers/markup.ts';
import type { Page } from '../../../answers/public-page.ts';
import { labels, translate } from '../../../i18n/i18n.ts';
import type { PublicOffer } from '../public-offer/public-offer.ts';
import { boosterPage, titleOf } from './form-view.ts';
import type { PublicForm } from './public-form.queries.ts';

interface View {
  form: PublicForm;
  language: Language;
}

/**
 * The page after an answer. It is given no answer, and not even the visit: links lead on from the address, so that its
 * bytes are the same for everyone.
 */
export function thanksPage({ form, language, offer }: View & { offer: PublicOffer }): Page {
  const texts = labels(language, 'booster_pages');
  const { company } = form;
  return frame(
    { form, language },
    html`<section>
        <h1>${texts.thanks}</h1>
        <p>${translate(language, 'booster_pages.thanksText', { company })}</p>
      </section>
      ${offer.section((number) => `go/${number}`)}
      <p class="quiet"><a href="erase?lang=${language}">${texts.erase}</a></p>
      <p class="quiet"><a href="../../fairness/?lang=${language}">${texts.fairness}</a></p>`,
  );
}

/** Asks before an answer is erased: whatever opens links in mails sends no form. */
export function erasePage(view: View): Page {
  const texts = labels(view.language, 'booster_pages');
  return frame(
    view,
    html`<form method="post" action="./">
      <h1>${texts.eraseHeading}</h1>
      <p>${texts.eraseText}</p>
      <input type="hidden" name="lang" value="${view.language}" />
      <button type="submit">${texts.eraseConfirm}</button>
    </form>`,
  );
}

/** What the audit says, for everyone. */
export function fairnessPage(view: View, audit: BoosterAudit): Page {
  const { language, form } = view;
  const { company } = form;
  const texts = labels(language, 'booster_pages');
  const number = new Intl.NumberFormat(language);
  const total = (name: string, count: number) =>
    html`<tr>
      <th scope="row">${name}</th>
      <td>${number.format(count)}</td>
    </tr>`;
  return frame(
    view,
    html`<section>
      <h1>${texts.fairnessHeading}</h1>
      <p>
        ${translate(language, isFair(audit) ? 'booster_pages.fairnessText' : 'booster_pages.unfairText', { company })}
      </p>
      <table>
        <tbody>
          ${total(texts.visits, audit.visits)} ${total(texts.offered, audit.offered)}
          ${total(texts.clicked, audit.clicked)} ${total(texts.answers, audit.answers)}
        </tbody>
      </table>
      <div class="scroll" role="region" aria-labelledby="scores" tabindex="0">
        <table>
          <caption id="scores">
            ${texts.scores}
          </caption>
          <thead>
            <tr>
              <th scope="col">${texts.score}</th>
              <th scope="col">${texts.answers}</th>
              <th scope="col">${texts.offered}</th>
              <th scope="col">${texts.clicked}</th>
            </tr>
          </thead>
          <tbody>
            ${audit.scores.map(
              ({ score, answers, offered, clicked }) =>
                html`<tr>
                  <th scope="row">
                    ${score === null ? texts.noRating : translate(language, 'booster_pages.stars', { count: score })}
                  </th>
                  ${[answers, offered, clicked].map((count) => html`<td>${number.format(count)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p>${chainText(audit, language)}</p>
    </section>`,
  );
}

/** Whether every visit, and every answer, has the record of its offer. */
function isFair({ visits, offered, scores }: BoosterAudit): boolean {
  return offered >= visits && scores.every((score) => score.offered >= score.answers);
}

function chainText({ chain }: BoosterAudit, language: Language): string {
  if (!chain.is_intact)
    return translate(language, 'booster_pages.chainBroken', { number: chain.broken_at ?? 0 });
  if (chain.signed_until === null) return translate(language, 'booster_pages.chainUnsigned');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(chain.signed_until),
  );
  return translate(language, 'booster_pages.chainIntact', { day });
}

function frame({ form, language }: View, content: Markup): Page {
  const { languages, location } = form;
  return boosterPage({ language, languages, title: titleOf(form, language), name: location.name }, content);
}
