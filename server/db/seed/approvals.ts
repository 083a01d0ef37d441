import type { App } from '#kernel/http/app.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { actOn, bindFlows, createFlow, firstTree, publishFlow, saveMatrix, submit } from '#modules/approval/index.ts'
import type { Way } from './applications.ts'
import { asOf, atWork, dayAgo, hoursAfter } from './past.ts'

type Json = Record<string, unknown>
/** Who decides in the demo: whoever leads the company, the money and the buying. */
export type Deciders = { readonly boss: string; readonly finance: string; readonly buying: string }

const when = (...rules: readonly Json[]): Json => ({ match: 'anyOfAll', groups: [rules] })
const over = when({ op: 'gte', path: 'amount', value: '10000' })

const approve = (id: string, name: string, people: readonly string[], more: Json = {}): Json => ({
  id,
  type: 'approve',
  name,
  approvers: [{ by: 'person', ids: people }],
  mode: { kind: 'any', reject: 'first' },
  ...more,
})

const inTime = {
  timeout: {
    basis: 'task',
    actions: [{ do: 'remind', after: { amount: 1, unit: 'workday' }, times: 2, every: { amount: 1, unit: 'workday' } }],
  },
}

const withSteps = (boss: string, steps: readonly Json[]): Json => {
  const { chain, ...rest } = firstTree(boss)
  return { ...rest, chain: [...chain.slice(0, -1), ...steps, ...chain.slice(-1)] }
}

/** The superior first; from ten thousand on the money is looked at too. */
const everyday = ({ boss, finance }: Deciders): Json => {
  const large = [approve('finance', '财务复核', [finance], inTime), approve('boss', '总经理审批', [boss])]
  const branches = [
    { id: 'large', name: '一万元以上', when: over, chain: large },
    { id: 'small', name: '其他', when: null, chain: [] },
  ]
  return withSteps(boss, [{ id: 'amount', type: 'exclusive', name: '按金额', branches }])
}

/** Whatever binds the company is looked at by all three before it goes out. */
const binding = ({ boss, finance, buying }: Deciders): Json =>
  withSteps(boss, [
    approve('together', '联合会签', [buying, finance, boss], { mode: { kind: 'all', reject: 'one' }, ...inTime }),
    { id: 'told', type: 'cc', name: '抄送财务', recipients: [{ by: 'person', ids: [finance] }] },
  ])

const publish = async (ctx: Ctx, key: string, name: string, description: string, tree: Json): Promise<string> => {
  const { id } = await createFlow(ctx, { key, name, groupName: '行政', icon: null, description, tree })
  await publishFlow(ctx, id, { rev: 1, note: '首版' })
  return id
}

/** By kind and amount: small things by whoever buys, travel by the money, large ones by the boss. */
const spending = ({ boss, finance, buying }: Deciders): Parameters<typeof saveMatrix>[1] => ({
  name: '费用审批矩阵',
  effectiveFrom: `${dayAgo(560).slice(0, 4)}-01-01`,
  effectiveTo: null,
  lines: [
    { category: { path: 'type', value: 'trip' }, below: '20000.00', people: [finance], roles: [] },
    { below: '5000.00', people: [buying], roles: [] },
    { from: '5000.00', below: '50000.00', people: [finance], roles: [] },
    { people: [boss, finance], roles: [] },
  ],
})

export const seedFlow = async (ctx: Ctx, deciders: Deciders): Promise<void> => {
  await saveMatrix(ctx, spending(deciders))
  const plain = await publish(ctx, 'application', '通用申请审批', '日常申请都走这里', everyday(deciders))
  const joint = await publish(ctx, 'binding', '采购与用印会签', '对外承诺事项三方会签', binding(deciders))
  const flows = [
    { flowId: joint, condition: when({ op: 'in', path: 'type', values: ['purchase', 'seal'] }) },
    { flowId: plain, condition: null },
  ]
  await bindFlows(ctx, { docType: 'application', purpose: 'create', flows })
}

const waiting = `select id, assignee_id as who from approval_task where tenant_id = $1 and instance_id = $2 and status = 'pending' order by opened_at, place limit 1`
const opinions = {
  approve: ['同意。', '同意，请按预算执行。', '价格合理，同意。', '已核对，同意。'],
  reject: ['超出标准，本次不予通过。'],
  return: ['请补充三家报价后重新提交。'],
} as const
const remarks = ['请确认发票类型与付款节点。', '现场负责人是谁？请在事由中补上。']

const said = (list: readonly string[], turn: number): string => list[turn % list.length] ?? ''

const actOf = (how: Exclude<Way, 'draft'>[number], taskId: string, turn: number): Parameters<typeof actOn>[2] => {
  if (how === 'comment') return { do: 'comment', text: said(remarks, turn), mentions: [], audience: 'internal' }
  if (how === 'withdraw') return { do: 'withdraw', reason: '行程有变，暂不需要。' }
  if (how === 'urge') return { do: 'urge' }
  const opinion = said(opinions[how], turn)
  if (how === 'return') return { do: 'return', taskId, opinion, target: 'initiator', after: 'rerun' }
  return { do: how, taskId, opinion }
}

type Walk = {
  readonly docId: string
  readonly by: string
  readonly way: Exclude<Way, 'draft'>
  readonly begin: string
}

/** How long people take: most within the day, some over the weekend. */
const hours = [2.5, 7, 21, 1.2, 46, 4.5, 12, 70, 3.4, 28]

/** When each step happened. What still waits was touched lately, so that nobody is reminded of it at once. */
const momentsOf = ({ begin, way }: Walk, nth: number): string[] => {
  const [start, now] = [Date.parse(begin), Date.now()]
  if (now - start < 5 * 24 * 3600 * 1000)
    return way.map((_, turn) => new Date(start + ((now - start) * (turn + 1)) / (way.length + 1)).toISOString())
  return way.reduce<string[]>((all, _, turn) => {
    const took = hours[(nth * 3 + turn * 7) % hours.length] ?? 4
    const latest = new Date(now - (way.length - turn) * 3600 * 1000).toISOString()
    const moment = atWork(hoursAfter(all.at(-1) ?? begin, took))
    return [...all, moment < latest ? moment : latest]
  }, [])
}

/** What the database dates by itself. */
const datedSql = `with told as (update notice set created_at = app.moment() where tenant_id = $1 and created_at = now()),
  said as (update approval_comment set at = app.moment() where tenant_id = $1 and at = now())
  update application set updated_at = app.moment() where tenant_id = $1 and id = $2`

/** Sends a document in and walks its way, each step by the person it waits for and when they came to it. */
export const walk = async (app: App, tenantId: string, nth: number, given: Walk): Promise<void> => {
  const { docId, by, way, begin } = given
  const step = <T>(who: string, moment: string, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    asOf(app, { tenantId, by: who, moment }, async (ctx) => {
      const done = await work(ctx)
      await ctx.db.run(datedSql, [tenantId, docId])
      return done
    })
  const { id } = await step(by, begin, (ctx) => submit(ctx, { docType: 'application', docId, purpose: 'create' }))
  const moments = momentsOf(given, nth)
  for (const [turn, how] of way.entries()) {
    const { rows } = await app.asTenant(tenantId, (ctx) =>
      ctx.db.run<{ id: string; who: string }>(waiting, [tenantId, id]),
    )
    const task = rows[0]
    if (!task) return
    const who = how === 'withdraw' || how === 'urge' ? by : task.who
    await step(who, moments[turn] ?? begin, (ctx) => actOn(ctx, id, actOf(how, task.id, turn)))
  }
}
