import { expect, test } from 'vitest';
import {
  boosterFormBody,
  boosterFormFaults,
  boosterFormValues,
  toggledLanguages,
  withDefaultLanguage,
} from './booster-form-values.ts';

const valid = { ...boosterFormValues(undefined), name: ' Przy kasie ' };

test('RV-11 a form is sent as typed, without questions that are empty or of a language left out', () => {
  const question = { pl: ' Jak było? ', en: '  ', es: '¿Qué tal?' };
  expect(boosterFormBody({ ...valid, languages: ['en', 'pl'], question })).toEqual({
    name: 'Przy kasie',
    is_open: true,
    languages: ['en', 'pl'],
    question: { pl: 'Jak było?' },
    asks_contact: false,
    links: ['google'],
    facility_ids: null,
    retention_days: 365,
  });
});

test('RV-11 locations that were chosen are sent only while the form is for chosen ones', () => {
  const chosen = { ...valid, locationIds: [3, 4] };
  expect(boosterFormBody({ ...chosen, isForAll: false }).facility_ids).toEqual([3, 4]);
  expect(boosterFormBody({ ...chosen, isForAll: true }).facility_ids).toBeNull();
});

test('RV-11 each field says what it lacks', () => {
  expect(boosterFormFaults(valid)).toEqual({});
  expect(
    boosterFormFaults({
      ...valid,
      name: ' ',
      languages: [],
      links: [],
      isForAll: false,
      retentionDays: Number.NaN,
    }),
  ).toEqual({
    name: 'name_missing',
    languages: 'languages_missing',
    links: 'links_missing',
    locationIds: 'locations_missing',
    retentionDays: 'retention_out_of_range',
  });
});

test.each([
  [29, 'retention_out_of_range'],
  [30, undefined],
  [1095, undefined],
  [1096, 'retention_out_of_range'],
])('RV-11 of %i days to keep answers the form says %s', (retentionDays, fault) => {
  expect(boosterFormFaults({ ...valid, retentionDays }).retentionDays).toBe(fault);
});

test('RV-11 a language that comes back stands last', () => {
  expect(toggledLanguages(['pl', 'en'], 'pl')).toEqual(['en']);
  expect(toggledLanguages(['en'], 'pl')).toEqual(['en', 'pl']);
});

test('RV-11 the default language comes first, and the others keep their order', () => {
  expect(withDefaultLanguage(['pl', 'en', 'es'], 'es')).toEqual(['es', 'pl', 'en']);
});
