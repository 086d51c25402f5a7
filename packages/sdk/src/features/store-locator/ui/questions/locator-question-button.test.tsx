// @vitest-environment jsdom
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient, type TestClientOptions } from '../../../../testing/create-test-client.ts';
import { renderInPinfold } from '../../../../testing/render-in-pinfold.tsx';
import { faqQuestion } from './faq-question.ts';
import { LocatorQuestionButton, type LocatorQuestionButtonProps } from './locator-question-button.tsx';

const wifi = 'Czy jest Wi-Fi?';

function open(props: Partial<LocatorQuestionButtonProps> = {}, data: TestClientOptions['data'] = {}) {
  const client = createTestClient({ data });
  renderInPinfold(<LocatorQuestionButton facilityId={1} question={wifi} {...props} />, { client });
  const { server } = client;
  const sent = () => server.calls.filter(({ operation }) => operation === 'createLocatorQuestion');
  const asked = () => server.data.storeLocator.questions.filter(({ question }) => question === wifi);
  return { server, sent, asked };
}

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: /^Dodaj do częstych pytań: / }));
  return within(await screen.findByRole('dialog', { name: 'Dodaj do częstych pytań store locatora' }));
}

const valueOf = (field: HTMLElement) => (field as HTMLInputElement | HTMLTextAreaElement).value;

test('RV-13 an answered question is taken into the FAQ of its location, once however often it is pressed', async () => {
  const { sent, asked } = open({ answer: 'Tak, bezpłatne.' });
  const form = await openForm();
  expect(valueOf(form.getByLabelText('Pytanie'))).toBe(wifi);
  expect(valueOf(form.getByLabelText('Odpowiedź'))).toBe('Tak, bezpłatne.');
  const save = form.getByRole('button', { name: 'Zapisz pytanie' });
  fireEvent.click(save);
  fireEvent.click(save);
  const added = await screen.findByText('Dodano do częstych pytań');
  expect(document.activeElement).toBe(added);
  expect(sent()).toHaveLength(1);
  expect(asked()).toMatchObject([{ facility: 1, answer: 'Tak, bezpłatne.' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button')).toBeNull();
});

test('RV-13 a question that nobody answered asks for the answer first', async () => {
  const { sent, asked } = open();
  const form = await openForm();
  const answer = form.getByLabelText('Odpowiedź');
  // A dialog moves the focus into itself once it is open.
  await waitFor(() => expect(document.activeElement).toBe(answer));
  fireEvent.click(form.getByRole('button', { name: 'Zapisz pytanie' }));
  expect(await form.findByText('Wypełnij to pole.')).toBeTruthy();
  expect(sent()).toEqual([]);
  fireEvent.change(answer, { target: { value: 'Tak.' } });
  fireEvent.click(form.getByRole('button', { name: 'Zapisz pytanie' }));
  await screen.findByText('Dodano do częstych pytań');
  expect(asked()).toMatchObject([{ answer: 'Tak.' }]);
});

test('RV-13 it is for all locations where the reader wants so, and may', async () => {
  const { asked } = open({ answer: 'Tak.' });
  const form = await openForm();
  fireEvent.click(form.getByRole('radio', { name: 'Wszystkich lokalizacjach' }));
  fireEvent.click(form.getByRole('button', { name: 'Zapisz pytanie' }));
  await screen.findByText('Dodano do częstych pytań');
  expect(asked()).toMatchObject([{ facility: null }]);
});

test('RV-13 those who see some locations are not offered all of them', async () => {
  open({ answer: 'Tak.' }, { seesAllLocations: false });
  const form = await openForm();
  expect(form.queryByRole('radio')).toBeNull();
});

test.each([
  ['all locations', { question: '  czy można przyjść z PSEM? ' }],
  ['its location', { question: 'Gdzie zaparkować?' }],
])('RV-13 a question that the FAQ of %s has says so', async (_whose, props) => {
  open(props);
  expect(await screen.findByText('Jest już w częstych pytaniach')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('RV-13 a question of another location is none of this one’s', async () => {
  open({ question: 'Gdzie zaparkować?', facilityId: 2 });
  expect(await screen.findByRole('button')).toBeTruthy();
});

test('RV-13 texts that the FAQ has no room for are shortened, and the reader is told', async () => {
  open({ question: 'a'.repeat(locatorLimits.question + 1), answer: 'b'.repeat(locatorLimits.answer + 1) });
  const form = await openForm();
  expect(valueOf(form.getByLabelText('Pytanie'))).toHaveLength(locatorLimits.question);
  expect(valueOf(form.getByLabelText('Odpowiedź'))).toHaveLength(locatorLimits.answer);
  expect(form.getByText(/skróciliśmy/)).toBeTruthy();
});

test('RV-13 a question that went in shortened is known, and one is offered where the FAQ cannot be read', async () => {
  const long = 'a'.repeat(locatorLimits.question + 1);
  const client = createTestClient();
  const [first] = client.server.data.storeLocator.questions;
  if (first) first.question = faqQuestion(long);
  renderInPinfold(<LocatorQuestionButton facilityId={first?.facility ?? 1} question={long} />, { client });
  expect(await screen.findByText('Jest już w częstych pytaniach')).toBeTruthy();
  client.server.fail('listLocatorQuestions', 'internal_error');
  renderInPinfold(<LocatorQuestionButton facilityId={3} question={wifi} />, { client });
  expect(await screen.findByRole('button')).toBeTruthy();
});

test('RV-13 a full FAQ says why nothing more goes in', async () => {
  const { server } = open({ answer: 'Tak.' });
  const form = await openForm();
  server.fail('createLocatorQuestion', 'too_many_questions');
  fireEvent.click(form.getByRole('button', { name: 'Zapisz pytanie' }));
  expect(await form.findByRole('alert')).toBeTruthy();
  expect(valueOf(form.getByLabelText('Pytanie'))).toBe(wifi);
});

test.each<[string, TestClientOptions['data']]>([
  ['may not manage the locator', { permissions: ['view_q_and_a'] }],
  ['belong to a company whose module is off', { disabledModules: ['store_locator'] }],
])('RV-13 there is no button for those who %s', async (_who, data) => {
  const { server } = open({}, data);
  await waitFor(() => expect(server.calls.map(({ operation }) => operation)).toContain('getCurrentCompany'));
  await expect.poll(() => screen.queryByRole('button')).toBeNull();
  expect(server.calls.some(({ operation }) => operation === 'listLocatorQuestions')).toBe(false);
});

test('RV-13 there is no button for a company without a locator', async () => {
  const client = createTestClient();
  client.server.data.company.enabled_store_locator = false;
  renderInPinfold(<LocatorQuestionButton facilityId={1} question={wifi} />, { client });
  const { calls } = client.server;
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('getCurrentCompany'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls.some(({ operation }) => operation === 'listLocatorQuestions')).toBe(false);
});
