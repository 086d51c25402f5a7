import { html } from 'hono/html';
import type { Fault } from '../http/faults.ts';
import type { PageTexts } from './page-texts.ts';
import type { SandboxPage } from './sandbox-page.ts';

export function faultsSection({ world }: SandboxPage, text: PageTexts) {
  const { faults } = world.state;
  return html`<section class="card">
    <h2>${text.faults}</h2>
    <form data-call="POST faults">
      <label>${text.path}<input name="path" value="/v4/*/reply" required pattern="/.*" /></label>
      <div class="row">
        <label class="grow"
          >${text.outcome}
          <select data-merge>
            ${Object.entries(faultChoices).map(
              ([name, body]) =>
                html`<option value="${JSON.stringify(body)}">
                  ${text.outcomes[name as keyof typeof faultChoices]}
                </option>`,
            )}
          </select>
        </label>
        <label
          >${text.times}<input name="times" data-number type="number" min="1" max="1000" value="1"
        /></label>
      </div>
      <button>${text.addFault}</button>
    </form>
    ${
      faults.length === 0
        ? ''
        : html`<ul>
              ${faults.map((fault) => faultLine(fault, text))}
            </ul>
            <button data-send="DELETE faults">${text.clearFaults}</button>`
    }
  </section>`;
}

function faultLine(fault: Fault, text: PageTexts) {
  const outcome = fault.outcome === 'status' ? fault.status : fault.outcome;
  return html`<li>
    <code>${fault.method ?? ''} ${fault.path}</code> ${outcome}, ${text.left}: ${fault.left}
  </li>`;
}

/** The faults that the page offers, as bodies for the script's `POST faults`. */
const faultChoices = {
  status: { outcome: 'status', status: 503 },
  kept: { outcome: 'status', status: 503, apply: true },
  cut: { outcome: 'cut', apply: true },
  malformed: { outcome: 'malformed' },
  hang: { outcome: 'hang' },
  slow: { outcome: 'pass', latency_ms: 5000 },
} as const;
