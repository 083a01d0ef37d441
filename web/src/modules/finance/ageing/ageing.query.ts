import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ageingGroups, type AgeingGroup } from '@srm/api/finance'
import { shanghaiDay } from '@srm/api/shared/date'

export type MonitorSide = 'receivable' | 'payable'

export type AgeingQuery = { readonly asOf: string; readonly group: AgeingGroup }

/** What is asked stands in the address, so that it can be sent to somebody. */
export const useAgeingQuery = (): [AgeingQuery, (next: Partial<AgeingQuery>) => void] => {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => shanghaiDay(new Date()))
  const query = {
    asOf: params.get('asOf') ?? today,
    group: ageingGroups.find((group) => group === params.get('group')) ?? 'party',
  }
  return [query, (next) => setParams({ ...query, ...next }, { replace: true })]
}

/** A figure somebody opened: whose, and in which bucket. */
export type FigureChoice = {
  readonly name: string
  readonly bucketName: string
  /** Nothing for the figures of all. */
  readonly key?: string
  readonly bucket?: number
  /** Due on these days; without a first day also what was due long before. */
  readonly dueFrom?: string
  readonly dueTo?: string
}

/** The same with the side it is of. */
export type OpenedFigure = { readonly side: MonitorSide; readonly choice: FigureChoice }
export type OpenFigure = (opened: OpenedFigure) => void

/** "30, 60, 90" as days; nothing where it is not some ascending whole numbers. */
export const parseDays = (text: string): number[] | null => {
  const days = text
    .split(/[,，、\s]+/)
    .filter(Boolean)
    .map(Number)
  const isFine = days.every((day, at) => Number.isInteger(day) && day > (days[at - 1] ?? 0) && day <= 3650)
  return isFine && days.length > 0 && days.length <= 7 ? days : null
}
