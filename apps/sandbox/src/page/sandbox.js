const world = document.body.dataset.world;
const status = document.querySelector('[role=status]');

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.dataset.call) return;
  event.preventDefault();
  void send(form.dataset.call, { ...JSON.parse(form.dataset.body ?? '{}'), ...readForm(form) });
});

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-send], [data-refresh]');
  if (!button) return;
  event.preventDefault();
  if (button.dataset.refresh !== undefined) return void renew();
  if (button.dataset.question && !confirm(button.dataset.question)) return;
  void send(button.dataset.send, JSON.parse(button.dataset.body ?? '{}'));
});

document.addEventListener('change', (event) => {
  if (event.target.name === 'location') event.target.form.requestSubmit();
});

async function send(call, body) {
  const [method, path] = call.split(' ');
  const response = await fetch(`${world}/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  });
  const problem = response.ok ? undefined : ((await response.json()).error ?? response.statusText);
  await renew();
  status.textContent = problem ?? status.dataset.done;
  status.dataset.bad = String(problem !== undefined);
}

function readForm(form) {
  const fields = [...form.elements].filter((field) => field.name || field.dataset.merge !== undefined);
  const entries = fields.map((field) => {
    if (field.dataset.merge !== undefined) return JSON.parse(field.value);
    // A review of stars alone has no text; an edit that empties the text takes it back.
    if (field.name === 'comment' && field.value === '' && form.dataset.call.startsWith('POST')) return {};
    return { [field.name]: field.dataset.number === undefined ? field.value : Number(field.value) };
  });
  return Object.assign({}, ...entries);
}

async function renew() {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  for (const part of ['main', 'header']) {
    document.querySelector(part).replaceWith(page.querySelector(part));
  }
}
