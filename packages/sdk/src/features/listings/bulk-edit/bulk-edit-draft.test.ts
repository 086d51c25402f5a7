import { describe, expect, it } from 'vitest';
import {
  bulkDraftFaults,
  type BulkEditDraft,
  bulkEditOf,
  noBulkEdit,
  tickedKeys,
} from './bulk-edit-draft.ts';

const draft = (changes: Partial<BulkEditDraft>): BulkEditDraft => ({ ...noBulkEdit, ...changes });
const faultsOf = (changes: Partial<BulkEditDraft>) =>
  bulkDraftFaults(draft(changes), '2026-11-21').map(({ key, fault }) => `${key} ${fault.code}`);

describe('the form of a bulk edit', () => {
  it('LST-06 a blank changes nothing, and clearing has to be asked for', () => {
    const blank = draft({
      fields: { website: '', special_hours: [] },
      lists: { labels: { mode: 'overwrite', values: [] } },
      coordinates: { latitude: '' },
    });
    expect(tickedKeys(blank)).toEqual(['latitude', 'website', 'special_hours', 'labels']);
    expect(bulkEditOf(blank)).toEqual({});
    expect(bulkEditOf({ ...blank, cleared: ['website', 'special_hours', 'labels'] })).toEqual({
      website: '',
      special_hours: [],
      labels: { mode: 'overwrite', values: [] },
    });
  });

  it('LST-06 an attribute that says nothing is not sent, but can be named to be taken away', () => {
    const values = [{ attribute_id: 'url_facebook', value_type: 3 as const, values: [] }];
    expect(bulkEditOf(draft({ lists: { url_attributes: { mode: 'add', values } } }))).toEqual({});
    expect(bulkEditOf(draft({ lists: { url_attributes: { mode: 'delete', values } } }))).toEqual({
      url_attributes: { mode: 'delete', values },
    });
  });

  it('LST-06 half of a pin is enough when only that half is ticked, and has to be a number of its range', () => {
    expect(bulkEditOf(draft({ coordinates: { latitude: '52,2297' } }))).toEqual({ latitude: 52.2297 });
    expect(faultsOf({ coordinates: { latitude: '52,2297' } })).toEqual([]);
    expect(faultsOf({ coordinates: { latitude: '95', longitude: '21.' } })).toEqual([
      'latitude latitude_out_of_range',
      'longitude coordinate_incomplete',
    ]);
    expect(faultsOf({ coordinates: { longitude: '' } })).toEqual(['longitude coordinates_both_required']);
  });

  it('LST-06 what the form alone can tell is told before the preview', () => {
    const week = [{ open_day: 0, open_time: '20:00', close_day: 0, close_time: '08:00' }] as const;
    expect(
      faultsOf({
        fields: { website: 'lipa.pl', opening_date: '2026', opening_hours: week },
        lists: { labels: { mode: 'add', values: ['a', 'a'] } },
      }),
    ).toEqual([
      'website url_scheme_missing',
      'opening_date opening_date_needs_month',
      'opening_hours hours_inverted',
      'labels label_repeated',
    ]);
  });

  it('LST-06 special hours are not refused for regular hours that each location has by itself', () => {
    const day = {
      start_date: '2026-12-24',
      end_date: '2026-12-24',
      closed: true,
      open_time: null,
      close_time: null,
    };
    expect(faultsOf({ fields: { special_hours: [day] } })).toEqual([]);
  });
});
