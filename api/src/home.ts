import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { calendar, calendarFeed } from './home/calendar.ts'
import { homeMap } from './home/map.ts'
import { errors } from './shared/errors.ts'
import { Id } from './shared/ids.ts'
import { label } from './shared/label.ts'

/** How many columns the grid of the home page has, and how high a widget may grow. */
export const gridColumns = 12
const maxRows = 20

const whole = (min: number, max: number) => z.int().min(min).max(max)

/** One widget's place on the grid, counted in cells from the upper left. */
export const WidgetPlacement = z
  .strictObject({
    type: z.string().regex(/^[a-zA-Z][a-zA-Z.]{0,39}$/),
    x: whole(0, gridColumns - 1),
    y: whole(0, 500),
    w: whole(2, gridColumns),
    h: whole(2, maxRows),
  })
  .refine(({ x, w }) => x + w <= gridColumns)
export type WidgetPlacement = z.output<typeof WidgetPlacement>

const Layout = z
  .array(WidgetPlacement)
  .max(30)
  .refine((widgets) => new Set(widgets.map(({ type }) => type)).size === widgets.length)

const Path = z.string().regex(/^\/(?!\/)[\w/?=&.:-]{0,199}$/)
const Words = z.object({ zh: z.string(), en: z.string() })
const Subject = z.string().regex(/^[a-zA-Z]{1,40}$/)

const Step = z.object({ key: z.string(), label: Words, path: z.string(), done: z.boolean() })
export type Step = z.output<typeof Step>

const RecentRecord = z.object({
  subject: z.string(),
  label: Words,
  id: Id,
  code: z.string(),
  name: z.string(),
  at: z.string(),
})
export type RecentRecord = z.output<typeof RecentRecord>

const Figure = z.object({
  key: z.string(),
  label: Words,
  path: z.string(),
  tone: z.enum(['plain', 'warning', 'danger']),
  count: z.int(),
})
export type Figure = z.output<typeof Figure>

const Duty = z.object({
  key: z.string(),
  label: Words,
  id: Id,
  path: z.string(),
  title: z.string(),
  note: z.string(),
  at: z.string(),
})
export type Duty = z.output<typeof Duty>

const arrange = { permission: 'home:arrange' } as const
const saved = z.object({ saved: z.literal(true) })

export const home = {
  map: homeMap,
  calendar,
  calendarFeed,
  /** What a person made of their home page; null is what nobody has chosen. */
  mine: endpoint({
    method: 'GET',
    path: '/api/home/mine',
    title: label('我的首页', 'My home page'),
    access: 'signed-in',
    result: z.object({
      widgets: z.array(WidgetPlacement).nullable(),
      /** Whose arrangement it is: one's own, that of a role, or that of the product. */
      from: z.enum(['own', 'role', 'product']),
      /** Codes of the person's roles: what is shown by default depends on the work one does. */
      roles: z.array(z.string()),
      entries: z.array(z.string()).nullable(),
      guideHidden: z.boolean(),
    }),
  }),
  setLayout: endpoint({
    method: 'PUT',
    path: '/api/home/layout',
    title: label('排列我的首页', 'Arrange my home page'),
    access: 'signed-in',
    allowedWhenExpired: 'reading',
    body: z.strictObject({ widgets: Layout.nullable() }),
    result: saved,
  }),
  setEntries: endpoint({
    method: 'PUT',
    path: '/api/home/entries',
    title: label('选择快捷入口', 'Choose quick entries'),
    access: 'signed-in',
    allowedWhenExpired: 'reading',
    body: z.strictObject({ entries: z.array(Path).max(12).nullable() }),
    result: saved,
  }),
  setGuide: endpoint({
    method: 'PUT',
    path: '/api/home/guide',
    title: label('收起新手引导', 'Put the first steps away'),
    access: 'signed-in',
    allowedWhenExpired: 'reading',
    body: z.strictObject({ hidden: z.boolean() }),
    result: saved,
  }),
  /** What a new company has done already, of what this person may do. */
  steps: endpoint({
    method: 'GET',
    path: '/api/home/steps',
    title: label('新手引导', 'First steps'),
    access: 'signed-in',
    result: z.array(Step),
  }),
  /** What waits for this person: figures that lead to lists, and what has to be dealt with today. */
  work: endpoint({
    method: 'GET',
    path: '/api/home/work',
    title: label('我的待办', 'What waits for me'),
    access: 'signed-in',
    result: z.object({ figures: z.array(Figure), today: z.array(Duty) }),
  }),
  visit: endpoint({
    method: 'POST',
    path: '/api/home/visit/:subject/:id',
    title: label('记下打开的记录', 'Remember an opened record'),
    access: 'signed-in',
    allowedWhenExpired: 'reading',
    params: z.strictObject({ subject: Subject, id: Id }),
    result: saved,
  }),
  recent: endpoint({
    method: 'GET',
    path: '/api/home/recent',
    title: label('最近访问', 'Recently opened'),
    access: 'signed-in',
    result: z.array(RecentRecord),
  }),
  roles: endpoint({
    method: 'GET',
    path: '/api/home/roles',
    title: label('各角色的首页', 'Home pages of roles'),
    access: arrange,
    result: z.array(z.object({ id: Id, name: z.string(), arrangedAt: z.string().nullable() })),
  }),
  /** The same for several roles at once; null gives them back what the product shows. */
  setRoles: endpoint({
    method: 'PUT',
    path: '/api/home/roles',
    title: label('设置角色的首页', 'Arrange the home page of roles'),
    access: arrange,
    body: z.strictObject({ roles: z.array(Id).min(1).max(50), widgets: Layout.nullable() }),
    result: saved,
  }),
}

export const homeErrors = errors({
  'calendar.fixed': [46901, 422, '这一项不能在日历中改期', 'This is not moved in the calendar'],
  'calendar.times': [46902, 422, '结束时间不能早于开始时间', 'It cannot end before it starts'],
  'calendar.range': [46903, 422, '一次最多查看一年的日历', 'A year of the calendar at a time at most'],
  'calendar.feed_gone': [
    46904,
    410,
    '订阅链接已失效，请在日历中重新生成',
    'This feed link is no longer good, make a new one',
  ],
  'calendar.feed_busy': [46905, 429, '读取过于频繁，请稍后再试', 'Read too often, please come back later'],
})

export type { HomeMap, MapLayer, MapPoint } from './home/map.ts'
export {
  entryFields,
  feedFields,
  ownKind,
  type CalendarEntry,
  type CalendarItem,
  type CalendarKind,
  type Feed,
} from './home/calendar.ts'
