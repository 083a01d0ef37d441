import { PaymentPlan, type PlanTrigger } from '@srm/api/contract'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { usePlanText } from '../contract.texts.ts'

type Condition = { readonly trigger: PlanTrigger; readonly offsetDays: number }

/** What an instalment waits for, as people say it. */
export const useConditionWords = (): ((plan: Condition) => string) => {
  const t = usePlanText()
  const say = useLabel()
  const choices = metaOf(PaymentPlan.fields.trigger).choices ?? []
  return ({ trigger, offsetDays }) => {
    const found = choices.find(({ value }) => value === trigger)
    const event = found ? say(found.label) : trigger
    if (offsetDays === 0) return trigger === 'date' ? event : t('when.same', { event })
    return offsetDays > 0
      ? t('when.after', { event, days: offsetDays })
      : t('when.before', { event, days: -offsetDays })
  }
}

/** How far a day is away from today. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
