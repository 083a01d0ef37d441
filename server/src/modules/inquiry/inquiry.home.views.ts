import { Purchase } from '@srm/api/inquiry'
import { purchasePages } from '@srm/api/inquiry/pages'
import { label } from '@srm/api/shared/label'
import type { HomeDuty, HomeFigure, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const tonight = `((now() at time zone 'Asia/Shanghai')::date + 1)::timestamp at time zone 'Asia/Shanghai'`
const path = `${purchasePages.purchase.edit.path}?id=`

const within = ({ ctx, params }: HomeQuestion, ...more: readonly string[]): string =>
  ['t.tenant_id = $1', ...more, ...scopeSql(Purchase, ctx, params)].join(' and ')

const project = `coalesce((select r.name from project_ref r where r.tenant_id = t.tenant_id and r.id = t.project_id), '')`

const mine = (question: HomeQuestion, at: string, ...more: readonly string[]): string =>
  `select t.id, t.code || ' ' || t.title as title, ${project} as note, ${at} as at from purchase t
    where ${within(question, 't.owner_id = $2', ...more)} order by ${at}, t.id`

export const duties: readonly HomeDuty[] = [
  {
    key: 'purchase.closing',
    rank: 14,
    label: label('今天截止的询价', 'Inquiries that close today'),
    path,
    permission: 'purchase:show',
    rows: (question) => mine(question, 't.deadline', `t.stage = 'quoting'`, `t.deadline < ${tonight}`),
  },
  {
    key: 'purchase.toOpen',
    rank: 15,
    label: label('待开标的询价', 'Inquiries to be opened'),
    path,
    permission: 'purchase:show',
    rows: (question) => mine(question, 't.closed_at', `t.stage = 'closed'`),
  },
  {
    key: 'purchase.failed',
    rank: 16,
    label: label('报价不足的询价', 'Inquiries with too few quotes'),
    path,
    permission: 'purchase:show',
    rows: (question) => mine(question, 't.closed_at', `t.stage = 'failed'`),
  },
  {
    key: 'purchase.question',
    rank: 17,
    label: label('待答复的供应商提问', 'Questions of suppliers'),
    path,
    permission: 'purchase:answer',
    rows: (question) => `select t.id, t.code || ' ' || t.title as title, min(q.question) as note, min(q.asked_at) as at
      from purchase t join purchase_question q on q.tenant_id = t.tenant_id and q.purchase_id = t.id and q.answer is null
      where ${within(question, 't.owner_id = $2', `t.stage = 'quoting'`)} group by t.id, t.code, t.title order by 4, t.id`,
  },
]

const stageFilter = encodeURIComponent(JSON.stringify([{ field: 'stage', op: 'in', value: ['quoting'] }]))
const openFilter = encodeURIComponent(JSON.stringify([{ field: 'stage', op: 'in', value: ['closed', 'failed'] }]))

export const figures: readonly HomeFigure[] = [
  {
    key: 'purchase.quoting',
    rank: 40,
    label: label('报价中的询价', 'Inquiries under way'),
    path: `${purchasePages.purchase.list.path}?filter=${stageFilter}`,
    permission: 'purchase:list',
    count: (question) => `select count(*) from purchase t where ${within(question, `t.stage = 'quoting'`)}`,
  },
  {
    key: 'purchase.toOpen',
    rank: 41,
    label: label('待开标', 'To be opened'),
    path: `${purchasePages.purchase.list.path}?filter=${openFilter}`,
    permission: 'purchase:list',
    tone: 'warning',
    count: (question) => `select count(*) from purchase t where ${within(question, `t.stage in ('closed', 'failed')`)}`,
  },
]
