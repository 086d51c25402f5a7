import { html } from 'hono/html';
import { ModelDirection } from '../openai/model-direction.ts';
import type { ModelTexts } from './model-texts.ts';
import type { SandboxPage } from './sandbox-page.ts';

/** How fast the model writes, and what becomes of its next answers. */
export function modelSection({ director }: Pick<SandboxPage, 'director'>, text: ModelTexts) {
  const directions = director.list();
  return html`<section class="card">
    <h2>${text.title}</h2>
    <form data-call="PUT model">
      <label
        >${text.pace}<input
          name="token_milliseconds"
          data-number
          type="number"
          min="0"
          max="60000"
          value="${director.tokenMilliseconds}"
      /></label>
      <button>${text.set}</button>
    </form>
    <form data-call="POST model/directions">
      <div class="row">
        <label class="grow"
          >${text.next}
          <select name="outcome">
            ${ModelDirection.shape.outcome.options.map(
              (outcome) => html`<option value="${outcome}">${text.outcomes[outcome]}</option>`,
            )}
          </select>
        </label>
        <label
          >${text.after}<input name="after" data-number type="number" min="0" max="1000" value="2"
        /></label>
      </div>
      <button>${text.direct}</button>
    </form>
    ${
      directions.length === 0
        ? ''
        : html`<ul>
              ${directions.map(
                ({ outcome, after, times }) =>
                  html`<li>${text.outcomes[outcome]} (${after}), ${text.left}: ${times}</li>`,
              )}
            </ul>
            <button data-send="DELETE model/directions">${text.clear}</button>`
    }
    <p class="muted">${text.held(director.held())}</p>
    <button data-send="POST model/release">${text.release}</button>
  </section>`;
}
