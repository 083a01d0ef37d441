import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { shanghaiDay } from '@srm/api/shared/date'

export const views = ['month', 'week', 'list'] as const

/** What is looked at is in the address: the day, the span, the kinds, whose, and the entry that is open. */
export const useShown = () => {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => shanghaiDay(new Date()))
  const on = params.get('on') ?? ''
  const change = (next: Readonly<Record<string, string>>): void => {
    const all = Object.entries({ ...Object.fromEntries(params), ...next }).filter(([, value]) => value !== '')
    setParams(new URLSearchParams(all), { replace: true })
  }
  return {
    today,
    on: /^20\d\d-\d\d-\d\d$/.test(on) && !Number.isNaN(Date.parse(on)) ? on : today,
    view: views.find((one) => one === params.get('view')) ?? 'month',
    kinds: params.get('kinds')?.split(',') ?? [],
    isMineOnly: params.get('mine') === 'true',
    entry: params.get('entry') ?? '',
    change,
  }
}
