import type { ReactNode } from 'react'
import { choosePlan } from '@/lib/session/membership.ts'
import { Popup } from '../entrance/popup.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { usePlansText } from '../public/public.texts.ts'

/** Shown while `lib/membership` says that somebody is choosing. */
export const PlansDialog = (): ReactNode => {
  const t = usePlansText()
  return (
    <Popup wide title={t('plans')} close={() => choosePlan(false)}>
      <PlanChoice />
    </Popup>
  )
}
