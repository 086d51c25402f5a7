'use client';
export { PlanRoom, type PlanRoomProps } from './features/billing/ui/room/plan-room.tsx';
