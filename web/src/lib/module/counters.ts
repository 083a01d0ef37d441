import type { ComponentType, ReactNode } from 'react'
import type { AreaName } from '@srm/api/shared/menu-areas'

export type CounterBody = ComponentType<{ readonly show: (count: number) => ReactNode }>

/** How much waits for a person in an area of the menu; its module asks, the menu draws the number. */
export type Counter = { readonly area: AreaName; readonly load: () => Promise<CounterBody> }

const counters = new Map<string, Counter>()

export const placeCounter = (counter: Counter): void => void counters.set(counter.area, counter)

export const counterOf = (area: string): Counter | undefined => counters.get(area)
