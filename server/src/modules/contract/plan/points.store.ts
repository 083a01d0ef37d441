import { extensionPoint } from '#kernel/extension-point.ts'

/** When what an instalment waits for has happened, known to the module it happens in. */
export type TriggerSource = {
  readonly trigger: 'invoice' | 'acceptance'
  /**
   * SQL of one day, or nothing while it has not happened, for the plan `t` of the contract `c` of the same company. The
   * module calls `contractPlans.resolve` whenever the answer may have changed.
   */
  readonly day: string
}

/** Where modules above say on which day an invoice came or something was accepted. */
export const triggerSources = extensionPoint<TriggerSource>()

/** The first of the days the modules know. */
export const dayOf = (trigger: TriggerSource['trigger']): string => {
  const known = triggerSources.all().filter((source) => source.trigger === trigger)
  return known.length === 0 ? 'null::date' : `least(${known.map(({ day }) => `(${day})`).join(', ')})`
}
