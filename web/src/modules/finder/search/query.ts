import { useSearchParams } from 'react-router'
import {
  layoutLabels,
  layoutNames,
  searchSorts,
  standings,
  type DayPart,
  type SearchSort,
  type Standing,
} from '@srm/api/finder'
import { metaOf } from '@srm/api/shared/field-meta'
import { bool, choice, dateRange, integer, money, quantity, region } from '@srm/api/shared/fields'

const parts = [
  ['day', '全天', 'All day'],
  ['am', '上午', 'Morning'],
  ['pm', '下午', 'Afternoon'],
  ['eve', '晚上', 'Evening'],
] as const satisfies readonly (readonly [DayPart, string, string])[]

const count = (zh: string, en: string, max = 20_000) => integer(zh, en, { min: 1, max })
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What can be asked for, said in the words of the kit. */
export const questions = {
  region: metaOf(region('城市', 'City')),
  dates: metaOf(dateRange('日期', 'Dates')),
  part: metaOf(choice('时段', 'Part of the day', parts)),
  people: metaOf(count('人数', 'People', 100_000)),
  layout: metaOf(
    choice(
      '摆台',
      'Layout',
      layoutNames.map((name) => [name, layoutLabels[name].zh, capital(layoutLabels[name].en)] as const),
    ),
  ),
  area: metaOf(quantity('面积不小于（㎡）', 'Area from (m²)', { places: 1 })),
  height: metaOf(quantity('层高不低于（m）', 'Height from (m)', { places: 2 })),
  load: metaOf(count('承重不低于（kg/㎡）', 'Load from (kg/m²)', 100_000)),
  pillarFree: metaOf(bool('无柱', 'No pillars')),
  led: metaOf(bool('有 LED', 'LED wall')),
  rooms: metaOf(count('客房（间/晚）', 'Rooms a night')),
  king: metaOf(count('其中大床', 'King rooms')),
  twin: metaOf(count('其中双床', 'Twin rooms')),
  suite: metaOf(count('其中套房', 'Suites')),
  budget: metaOf(money('预算上限', 'Budget up to')),
} as const
export type Question = keyof typeof questions

const plain = [
  'region',
  'from',
  'to',
  'part',
  'people',
  'layout',
  'area',
  'height',
  'pillarFree',
  'led',
  'load',
  'rooms',
  'king',
  'twin',
  'suite',
  'budget',
  'lat',
  'lng',
  'km',
] as const

type Answers = Readonly<Record<string, string | undefined>>

export type SearchState = {
  readonly kind: 'hall' | 'hotel'
  readonly standing: Standing | undefined
  readonly keyword: string
  readonly view: 'cards' | 'table'
  readonly sort: SearchSort
  /** As the call takes it. */
  readonly query: Readonly<Record<string, string>>
  readonly valueOf: (question: Question) => unknown
  readonly answer: (question: Question, value: unknown) => void
  readonly set: (next: Answers) => void
  readonly clear: () => void
  readonly empty: boolean
}

const numbers: readonly Question[] = ['people', 'load', 'rooms', 'king', 'twin', 'suite']

const textOf = (value: unknown): string | undefined => {
  if (value === true) return 'true'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** What is looked for is in the address, so that a link shows a colleague the same. */
export const useAsking = (): SearchState => {
  const [params, setParams] = useSearchParams()
  const get = (key: string): string | undefined => params.get(key) ?? undefined
  const set = (next: Answers): void => {
    const all = { ...Object.fromEntries(params), ...next }
    const kept = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]))
    setParams(new URLSearchParams(kept), { replace: true })
  }
  const kind = get('kind') === 'hotel' ? 'hotel' : 'hall'
  const asked = plain.flatMap((key) => (get(key) === undefined ? [] : [[key, get(key) ?? ''] as const]))
  const standing = standings.find((one) => one === get('standing'))
  const keyword = get('q') ?? ''
  const sort = searchSorts.find((one) => one === get('sort')) ?? 'best'
  return {
    kind,
    standing,
    keyword,
    sort,
    view: get('view') === 'table' ? 'table' : 'cards',
    query: {
      kind,
      ...Object.fromEntries(asked),
      ...(standing && { standing }),
      ...(keyword && { keyword }),
      ...(sort !== 'best' && { sort }),
    },
    empty: asked.length === 0 && !keyword,
    set,
    clear: () => set(Object.fromEntries([...plain, 'standing', 'q'].map((key) => [key, undefined]))),
    valueOf: (question) => {
      if (question === 'dates') return get('from') && { from: get('from'), to: get('to') ?? get('from') }
      const value = get(question) ?? (question === 'part' ? 'day' : undefined)
      if (value === undefined) return undefined
      if (questions[question].kind === 'bool') return value === 'true'
      return numbers.includes(question) ? Number(value) : value
    },
    answer: (question, value) => {
      const range = value as { from: string; to: string } | undefined
      set(question === 'dates' ? { from: range?.from, to: range?.to } : { [question]: textOf(value) })
    },
  }
}
