import { languageField } from './form-view.ts';

/** The name of the page's one policy of trusted types. */
export const workerPolicy = 'pinfold-booster';

/**
 * Has the task of the page solved beside it, while the visitor writes. Without this script, and where it fails, the form
 * is sent as it is.
 */
export const formScript = `const form = document.querySelector('form[data-challenge]');
if (form && window.Worker && window.isSecureContext) {
  const challenge = JSON.parse(form.dataset.challenge);
  const address = '/f/solve.js';
  const policy = window.trustedTypes?.createPolicy('${workerPolicy}', { createScriptURL: () => address });
  const solved = new Promise((resolve) => {
    const worker = new Worker(policy ? policy.createScriptURL('') : address, { type: 'module' });
    worker.onerror = () => resolve();
    worker.onmessage = ({ data: solution }) => {
      if (solution) form.elements.namedItem('proof').value = JSON.stringify({ challenge, solution });
      resolve();
    };
    worker.postMessage(challenge);
    setTimeout(resolve, 20000);
  });
  const button = form.querySelector('button[type=submit]');
  const status = form.querySelector('[role=status]');
  const text = button.textContent;
  const say = (sending) => {
    button.textContent = sending || text;
    status.textContent = sending;
  };
  let isSent = false;
  form.addEventListener('submit', (event) => {
    if (event.submitter?.name === '${languageField}') return;
    event.preventDefault();
    if (isSent) return;
    isSent = true;
    form.setAttribute('aria-busy', 'true');
    say(button.dataset.sending);
    Promise.race([solved, new Promise((resolve) => setTimeout(resolve, 3000))]).then(() => form.submit());
  });
  window.addEventListener('pageshow', () => {
    isSent = false;
    form.removeAttribute('aria-busy');
    say('');
  });
}
`;

/** The worker, a module of our origin that imports two of ALTCHA's. */
export const solveScript = `import { solveChallenge } from '/f/altcha/pow.js';
import { deriveKey } from '/f/altcha/algorithms/web/pbkdf2.js';
onmessage = async ({ data: challenge }) => postMessage(await solveChallenge({ challenge, deriveKey }));
`;

/** What of ALTCHA's package these two reach. */
export const altchaFiles = ['pow.js', 'helpers.js', 'types.js', 'algorithms/web/pbkdf2.js'] as const;
