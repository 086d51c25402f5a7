'use client';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ForbiddenState, noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { CheckIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import {
  roomRefusal,
  usePlanRoom,
  type PlanRoomOptions,
  type PlanRoomState,
} from '../../room/use-plan-room.ts';
import { RoomBar } from './room-bar.tsx';
import { RoomList } from './room-list.tsx';
import { RoomQuestion } from './room-question.tsx';

interface RoomOfLimitProps extends PlanRoomOptions {
  planHref: string | undefined;
}

/** All that counts towards one limit, and its removal. */
export function RoomOfLimit({ planHref, ...options }: RoomOfLimitProps): JSX.Element {
  const t = useTranslate();
  const room = usePlanRoom(options);
  const [isAsking, setAsking] = useState(false);
  const { limit, permission, emptiness } = room;
  if (permission.reason)
    return <ForbiddenState title={t(`plan_room.forbidden.${limit}`)} reason={permission.reason.text} />;
  if (room.isPending || room.error || emptiness === 'nothing')
    return (
      <>
        {emptiness && <Verdict room={room} planHref={planHref} />}
        <QueryState
          query={room}
          failed={t('plan_room.failed')}
          forbidden={t(`plan_room.forbidden.${limit}`)}
          empty={emptiness && { title: t('plan_room.empty'), icon: <CheckIcon size={24} /> }}
        />
      </>
    );
  return (
    <>
      <Verdict room={room} planHref={planHref} />
      <Outcome room={room} />
      <RoomList
        room={room}
        state={
          emptiness && (
            <QueryState
              query={room}
              failed={t('plan_room.failed')}
              empty={noMatch({
                title: t('plan_room.no_match'),
                clear: t('common.list.clear_filters'),
                onClear: () => room.setQ(''),
              })}
            />
          )
        }
      />
      <RoomBar room={room} onRemove={() => setAsking(true)} />
      {isAsking && (
        <RoomQuestion
          room={room}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            room.remove();
          }}
        />
      )}
    </>
  );
}

/** Whether the company fits into the plan, and the way back to the order if it does. */
function Verdict({ room, planHref }: { room: PlanRoomState; planHref: string | undefined }) {
  const t = useTranslate();
  const format = useFormat();
  const { used, max, excess } = room;
  if (used === undefined) return null;
  const values = { used: format.number(used), max: format.number(max ?? 0) };
  if (excess !== undefined && excess > 0)
    return (
      <Banner tone="warn" title={t('plan_room.over', { number: format.number(excess) })}>
        {t('plan_room.over_text', values)}
      </Banner>
    );
  return (
    <Banner
      tone="good"
      role="status"
      title={t('plan_room.fits')}
      actions={
        planHref !== undefined && (
          <Link variant="button" href={planHref} isInApp>
            {t('plan_room.back')}
          </Link>
        )
      }
    >
      {max === undefined ? t('plan_room.fits_unlimited') : t('plan_room.fits_text', values)}
    </Banner>
  );
}

/** What became of the last removal: how many are gone, what stays and why, and what stopped it. */
function Outcome({ room: { removal, titlesOf } }: { room: PlanRoomState }) {
  const t = useTranslate();
  const format = useFormat();
  const { messageFor } = useFormRefusal();
  const { outcome, isPending, error } = removal;
  if (!outcome || isPending) return null;
  const reason = messageFor(error);
  const { removed, refused } = outcome;
  return (
    <>
      {reason && (
        <Banner tone="bad" role="alert" title={t('plan_room.stopped')}>
          {t('plan_room.stopped_text', { reason })}
        </Banner>
      )}
      {removed.length > 0 && (
        <Banner role="status">{t('plan_room.removed', { number: format.number(removed.length) })}</Banner>
      )}
      {refused.length > 0 && (
        <Banner
          tone="warn"
          role="alert"
          title={t('plan_room.refused', { number: format.number(refused.length) })}
        >
          <List gap={1}>
            {refused.slice(0, mostNamed).map(({ id, problem }) => (
              <li key={id}>
                <b>{titlesOf([id])[0] ?? t('plan_room.refused.unnamed')}</b>: {roomRefusal(problem, t)}
              </li>
            ))}
            {refused.length > mostNamed && (
              <li>{t('plan_room.names_more', { number: format.number(refused.length - mostNamed) })}</li>
            )}
          </List>
        </Banner>
      )}
    </>
  );
}

/** The others have their reason in their row. */
const mostNamed = 10;
