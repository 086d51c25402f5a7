import { html } from 'hono/html';
import type { PageTexts } from './page-texts.ts';
import type { SandboxPage } from './sandbox-page.ts';

export function timeSection({ world }: SandboxPage, text: PageTexts) {
  const { enabled } = world.state.lively;
  const steps = [
    [60, text.minutes(1)],
    [600, text.minutes(10)],
    [3600, text.hour],
    [86_400, text.day],
  ] as const;
  return html`<section class="card">
    <h2>${text.clock}</h2>
    <div class="row">
      ${steps.map(
        ([seconds, label]) =>
          html`<button data-send="POST clock" data-body="${JSON.stringify({ advance_seconds: seconds })}">
            +${label}
          </button>`,
      )}
    </div>
    <h3>${text.lively}</h3>
    <p class="muted">${text.livelyHint}</p>
    <div class="row">
      <button
        aria-pressed="${String(enabled)}"
        data-send="PUT lively"
        data-body="${JSON.stringify({ enabled: !enabled })}"
      >
        ${enabled ? text.on : text.off}
      </button>
      <button class="bad" data-send="POST reset" data-question="${text.resetQuestion}">${text.reset}</button>
    </div>
  </section>`;
}
