import { PlanRoom } from '@pinfold/sdk/billing';
import { useSearchParams } from 'react-router';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths, withQuery } from '../../routing/paths.ts';
import { useUrlState } from '../../routing/use-url-state.ts';
import { useText } from '../../texts/use-text.ts';
import { hrefForLimit, type PlanLimit, planLimits } from './limit-links.ts';

/** Where a company gets below a limit of a smaller plan; the rest of the address is the order that it goes back to. */
export default function PlanRoomPage() {
  const t = useText();
  const [params] = useSearchParams();
  const [{ limit, target }, change] = useUrlState({ parse, format });
  const order = new URLSearchParams(params);
  order.delete('limit');
  order.delete('target');
  return (
    <PageLayout width="form" title={t('room.title')} lead={t('room.lead')}>
      <PlanRoom
        limit={limit}
        target={target}
        // What may stay of one thing says nothing of another.
        onLimitChange={(next) => change({ limit: next, target: undefined }, { replace: true })}
        planHref={withQuery(paths.orderDetails, order)}
        hrefForLimit={hrefForLimit}
      />
    </PageLayout>
  );
}

interface RoomAddress {
  limit: PlanLimit;
  target: number | undefined;
}

function parse(params: URLSearchParams): RoomAddress {
  const limit = planLimits.find((one) => one === params.get('limit'));
  const target = params.get('target') ?? '';
  return {
    limit: limit ?? 'max_facilities',
    target: limit && /^\d{1,6}$/.test(target) ? Number(target) : undefined,
  };
}

function format({ limit, target }: RoomAddress, former: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(former);
  params.set('limit', limit);
  if (target === undefined) params.delete('target');
  else params.set('target', String(target));
  return params;
}
