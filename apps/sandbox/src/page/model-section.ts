import { html } from 'hono/html';
import { ModelDirection } from '../openai/model-director.ts';
import type { Language } from './language.ts';
import type { SandboxPage } from './sandbox-page.ts';

/** The speed of the model, and the outcome of its next responses. */
export function modelSection({ director, language }: Pick<SandboxPage, 'director' | 'language'>) {
  const text = modelTexts[language];
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

/** The texts about the language model. */
interface ModelTexts {
  title: string;
  pace: string;
  set: string;
  next: string;
  outcomes: Record<ModelDirection['outcome'], string>;
  after: string;
  direct: string;
  left: string;
  held: (count: number) => string;
  release: string;
  clear: string;
}

const modelTexts: Record<Language, ModelTexts> = {
  pl: {
    title: 'Model językowy',
    pace: 'Milisekund na słowo',
    set: 'Ustaw tempo',
    next: 'Następna odpowiedź',
    outcomes: {
      hold: 'Wstrzymana, aż ją wypuścisz',
      cut: 'Połączenie zerwane',
      refuse: 'Model odmawia',
      filter: 'Zatrzymana przez filtr treści',
    },
    after: 'Po ilu słowach',
    direct: 'Zaplanuj',
    left: 'zostało',
    held: (count) => `Wstrzymane odpowiedzi: ${count}`,
    release: 'Wypuść wstrzymane',
    clear: 'Usuń plany',
  },
  en: {
    title: 'Language model',
    pace: 'Milliseconds a word',
    set: 'Set the pace',
    next: 'The next answer',
    outcomes: {
      hold: 'Held back until you release it',
      cut: 'Connection cut',
      refuse: 'The model refuses',
      filter: 'Stopped by the content filter',
    },
    after: 'After how many words',
    direct: 'Plan',
    left: 'left',
    held: (count) => `Answers held back: ${count}`,
    release: 'Release them',
    clear: 'Remove plans',
  },
};
