import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissions } from '@pinfold/contract/access/permissions';
import { permissionGroups, permissionsIn } from '@pinfold/contract/features/team/permission-groups';
import { createTranslate } from '../../../i18n/i18n.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { en } from '../../../locales/en.ts';
import { es } from '../../../locales/es.ts';
import { pl } from '../../../locales/pl.ts';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { branchState, findPermissions, neededBy } from './permission-choice.ts';
import { previewOf, useAccessLabels } from './use-access-labels.ts';
import type { AccessPlaces } from './use-access-scope.ts';

const { owner, manager } = memberTypes;

const selected = (facilitiesCount: number): AccessPlaces => ({
  type: manager,
  permissionType: 'selected',
  facilitiesCount,
  groups: [],
});

const byGroup = (...groups: (string | undefined)[]): AccessPlaces => ({
  ...selected(0),
  permissionType: 'select_groups',
  groups,
});

function wordsIn(locale: Locale) {
  const client = createTestClient();
  return renderHookInPinfold(() => useAccessLabels(), { client, locale }).result.current;
}

describe('an access in words', () => {
  it.each([
    [pl, 1, 'odpowiadać na opinie w 1 lokalizacji'],
    [pl, 2, 'odpowiadać na opinie w 2 lokalizacjach'],
    [pl, 14, 'odpowiadać na opinie w 14 lokalizacjach'],
    [en, 1, 'reply to reviews in 1 location'],
    [en, 14, 'reply to reviews in 14 locations'],
    [es, 14, 'responder a reseñas en 14 ubicaciones'],
  ])('COM-04 %# names the deed and the places in the right case and number', (locale, count, text) => {
    const { preview } = wordsIn(locale);
    const { lines } = preview({ name: 'Anna' }, ['view_reviews', 'reply_reviews'], selected(count));
    expect(lines).toEqual([{ group: 'reviews', text }]);
  });

  it('COM-04 says whom it speaks of, and what there is no access to', () => {
    const { preview } = wordsIn(pl);
    expect(preview({ name: 'Anna Nowak' }, ['view_reviews'], selected(1)).lead).toBe('Anna Nowak może:');
    expect(preview({ invited: 1 }, [], selected(1)).lead).toBe('Zaproszona osoba będzie mogła:');
    expect(preview({ invited: 3 }, [], selected(1)).lead).toBe('Zaproszone osoby będą mogły:');
    const { without } = preview({ invited: 1 }, ['view_reviews'], selected(1));
    expect(without).toHaveLength(12);
    expect(without).not.toContain('reviews');
  });

  it('COM-03 names groups, all locations, and how many where a name is not known', () => {
    const { scope, where } = wordsIn(pl);
    expect(scope(selected(14))).toBe('14 lokalizacji');
    expect(scope(byGroup('Kraków'))).toBe('grupa Kraków');
    expect(where(byGroup('Kraków', 'Przy dworcu'))).toBe('w grupach Kraków i Przy dworcu');
    expect(where(byGroup('Kraków', undefined))).toBe('w 2 grupach');
    expect(scope({ ...selected(0), permissionType: 'all' })).toBe('wszystkie lokalizacje, także przyszłe');
    expect(where({ ...selected(0), type: owner })).toBe('we wszystkich lokalizacjach, także przyszłych');
  });

  it('COM-04 what is done in the company as a whole has no locations', () => {
    const { preview } = wordsIn(pl);
    const { lines } = preview({ name: 'Anna' }, ['reply_reviews', 'manage_reviews_categories'], selected(2));
    expect(lines[0]?.text).toBe(
      'odpowiadać na opinie w 2 lokalizacjach, a także definiować kategorie opinii',
    );
    const company = preview({ name: 'Anna' }, ['view_company_data', 'manage_company_data'], selected(2));
    expect(company.lines[0]?.text).toBe('zmieniać dane firmy i subskrypcję');
  });

  it('COM-04 fields of a listing are strung together, and all of them named as all', () => {
    const { preview } = wordsIn(pl);
    const some = preview({ name: 'Anna' }, ['edit_facility_name', 'edit_facility_hours'], selected(1));
    expect(some.lines[0]?.text).toBe('zmieniać nazwę i godziny otwarcia w 1 lokalizacji');
    const all = permissions.filter((one) => one.startsWith('edit_facility_'));
    expect(preview({ name: 'Anna' }, all, selected(1)).lines[0]?.text).toBe(
      'zmieniać wszystkie dane wizytówek w 1 lokalizacji',
    );
  });

  it('COM-04 every set of permissions is told, each part once, in every language', () => {
    const all = [wordsIn(pl), wordsIn(en), wordsIn(es)];
    fc.assert(
      fc.property(fc.subarray([...permissions]), (held) => {
        const { lines, without } = previewOf(held);
        const groups = [...lines.map(({ group }) => group), ...without];
        expect(new Set(groups).size).toBe(groups.length);
        for (const { preview } of all)
          for (const { text } of preview({ name: 'Anna' }, held, selected(3)).lines) {
            expect(text).not.toMatch(/\{\{|\s\s|^\s|\s$/);
            expect(text.length).toBeGreaterThan(3);
          }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the tree of permissions', () => {
  const nameOf = createTranslate(pl);

  it('COM-04 finds permissions by any part of their name, without minding accents', () => {
    const found = findPermissions(permissionGroups, 'zdjec', nameOf).flatMap(permissionsIn);
    expect(found).toContain('view_photos');
    expect(found).toContain('add_and_delete_photos');
    expect(findPermissions(permissionGroups, 'EDYCJA DANYCH', nameOf).flatMap(permissionsIn)).toHaveLength(
      14,
    );
    expect(findPermissions(permissionGroups, 'żyrafa', nameOf)).toEqual([]);
    expect(findPermissions(permissionGroups, ' ', nameOf)).toEqual(permissionGroups);
  });

  it('COM-04 a branch is ticked, not ticked, or ticked in part; a needed permission names who needs it', () => {
    expect(branchState(['view_team', 'manage_team'], new Set())).toBe('none');
    expect(branchState(['view_team', 'manage_team'], new Set(['view_team']))).toBe('some');
    expect(branchState(['view_team'], new Set(['view_team', 'reply_reviews']))).toBe('all');
    expect(neededBy('view_reviews', ['view_reviews', 'edit_review_reply_templates', 'view_team'])).toEqual([
      'edit_review_reply_templates',
    ]);
  });
});
