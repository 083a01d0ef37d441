import { label, type Label, type Language } from '../shared/label.ts'
import { layouts, type Demand, type Layout } from './demand.ts'
import type { Criterion, Verdict } from './fit.ts'

export const layoutLabels: Readonly<Record<Layout, Label>> = {
  theater: label('剧院式', 'theatre'),
  classroom: label('课桌式', 'classroom'),
  banquet: label('宴会式', 'banquet'),
  uShape: label('U 型', 'U shape'),
  hollowSquare: label('回型', 'hollow square'),
  boardroom: label('董事会式', 'boardroom'),
  cocktail: label('酒会式', 'cocktail'),
  herringbone: label('鱼骨式', 'herringbone'),
}

export const criterionLabels: Readonly<Record<Criterion, Label>> = {
  region: label('城市', 'City'),
  date: label('档期', 'Dates'),
  people: label('人数', 'People'),
  area: label('面积', 'Area'),
  height: label('层高', 'Height'),
  pillarFree: label('无柱', 'No pillars'),
  led: label('LED', 'LED wall'),
  load: label('承重', 'Load'),
  rooms: label('客房', 'Rooms'),
  king: label('大床房', 'King rooms'),
  twin: label('双床房', 'Twin rooms'),
  suite: label('套房', 'Suites'),
  budget: label('预算', 'Budget'),
}

type Sentence = (verdict: Verdict, demand: Demand) => Label

const signs = { ok: '≥', no: '<', unknown: '' } as const
const marks = { ok: '≤', no: '>', unknown: '' } as const

const measured =
  (zh: string, en: string, unit: string): Sentence =>
  ({ state, want, have }) =>
    have === null
      ? label(`${zh}未登记，需要 ${want} ${unit}`, `${en} not registered, ${want} ${unit} needed`)
      : label(
          `${zh} ${have} ${unit} ${signs[state]} ${want} ${unit}`,
          `${en} ${have} ${unit} ${signs[state]} ${want} ${unit}`,
        )

const having =
  (zh: readonly [string, string, string], en: readonly [string, string, string]): Sentence =>
  ({ state }) => {
    const at = { ok: 0, no: 1, unknown: 2 }[state]
    return label(zh[at] ?? '', en[at] ?? '')
  }

const rooms =
  (zh: string, en: string): Sentence =>
  ({ want, have }) =>
    have === null
      ? label(`${zh}数量未登记，需要 ${want} 间`, `Number of ${en} not registered, ${want} needed`)
      : label(`需要${zh} ${want} 间，可用 ${have} 间`, `${want} ${en} needed, ${have} free`)

const people: Sentence = ({ want, have, estimated }, { layout }) => {
  const how = layoutLabels[layout ?? 'theater']
  if (have === null)
    return label(`没有登记可坐人数和面积，需要 ${want} 人`, `Seats and area not registered, ${want} needed`)
  if (!estimated && layout === undefined)
    return label(`需要 ${want} 人，最多可坐 ${have} 人`, `${want} needed, seats up to ${have}`)
  if (!estimated)
    return label(`需要 ${want} 人${how.zh}，可坐 ${have} 人`, `${want} needed, seats ${have} in ${how.en} style`)
  const each = String(layouts[layout ?? 'theater'] / 10)
  return label(
    `需要 ${want} 人，按面积估算${how.zh}约 ${have} 人（${each} ㎡/人），请向对方核实`,
    `${want} needed, about ${have} in ${how.en} style reckoned from the area (${each} m² each), ask to be sure`,
  )
}

const date: Sentence = ({ have }) => {
  if (have === 'open') return label('所选日期可预留', 'Can be reserved on these days')
  if (have === 'taken') return label('所选日期已被占用', 'Taken on these days')
  if (have === 'held') return label('所选日期有暂留，需确认', 'Held by somebody on these days, ask')
  return label('所选日期没有档期登记，需询问', 'Nothing registered for these days, ask')
}

const says: Readonly<Record<Criterion, Sentence>> = {
  region: having(
    ['在所选地区内', '不在所选地区', '没有登记地区'],
    ['In the region', 'Not in the region', 'No region registered'],
  ),
  date,
  people,
  area: measured('面积', 'Area', '㎡'),
  height: measured('层高', 'Height', 'm'),
  pillarFree: having(['无柱', '有柱', '是否有柱未登记'], ['No pillars', 'Has pillars', 'Pillars not registered']),
  led: having(
    ['有 LED', '没有 LED', '是否有 LED 未登记'],
    ['Has an LED wall', 'No LED wall', 'LED wall not registered'],
  ),
  load: measured('承重', 'Load', 'kg/㎡'),
  rooms: rooms('客房', 'rooms'),
  king: rooms('大床房', 'king rooms'),
  twin: rooms('双床房', 'twin rooms'),
  suite: rooms('套房', 'suites'),
  budget: ({ state, want, have }, { kind }) => {
    const per = kind === 'hotel' ? label('每间夜', 'a night') : label('每天', 'a day')
    return have === null
      ? label(`没有可比的价格，预算${per.zh} ￥${want}`, `No price to compare with the budget of ￥${want} ${per.en}`)
      : label(
          `${per.zh} ￥${have} ${marks[state]} 预算 ￥${want}`,
          `￥${have} ${per.en} ${marks[state]} budget ￥${want}`,
        )
  },
}

/** Why it fits or not, in words. */
export const reasonOf = (verdict: Verdict, demand: Demand, language: Language): string =>
  says[verdict.criterion](verdict, demand)[language]
