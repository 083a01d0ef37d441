import { label, type Label } from '@srm/api/shared/label'

export type Column = { readonly key: string; readonly label: Label; readonly isNumber?: boolean }

/** One part of an archive: a statement that answers rows of texts, `$2` being the purchase. */
export type Part = {
  readonly title: Label
  readonly columns: readonly Column[]
  readonly sql: string
  /** Columns whose values are codes, and what those mean. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, Label>>>>
}

const text = (key: string, zh: string, en: string): Column => ({ key, label: label(zh, en) })
const figure = (key: string, zh: string, en: string): Column => ({ ...text(key, zh, en), isNumber: true })

const moment = (column: string): string => `to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')`
const amount = (column: string): string => `trim_scale(${column})::text`

const line = text('line', '明细', 'Line')
const supplier = text('supplier', '供应商', 'Supplier')
const code = text('code', '编号', 'Number')
const sum = figure('amount', '金额（含税）', 'Amount incl. tax')
const quantity = figure('quantity', '数量', 'Quantity')
const price = figure('price', '单价（含税）', 'Unit price incl. tax')

const invitationStates: Readonly<Record<string, Label>> = {
  created: label('未发送', 'Not sent'),
  sent: label('已发送', 'Sent'),
  viewed: label('已查看', 'Viewed'),
  intends: label('拟报价', 'Will quote'),
  declined: label('不报价', 'Declined'),
  quoted: label('已报价', 'Quoted'),
  withdrawn: label('已撤回', 'Withdrawn'),
  won: label('中标', 'Awarded'),
  lost: label('未中标', 'Not awarded'),
  canceled: label('已取消', 'Canceled'),
}

const reasons: Readonly<Record<string, Label>> = {
  lowest: label('最低价', 'Lowest price'),
  best_score: label('综合评分最高', 'Best score'),
  sole: label('唯一供应商', 'Only supplier'),
  quality: label('品质优先', 'Quality'),
  customer_specified: label('客户指定', 'Named by the customer'),
  location: label('地点合适', 'Location'),
}

/** A purchase from what was wanted to what was delivered, in the order in which it happened. */
export const parts: readonly Part[] = [
  {
    title: label('采购需求', 'What was wanted'),
    columns: [
      line,
      text('demand', '需求单', 'Demand'),
      text('requirement', '规格要求', 'Specification'),
      quantity,
      figure('times', '天/晚/场', 'Times'),
      text('days', '日期', 'Days'),
      figure('budget', '预算（含税）', 'Budget'),
    ],
    sql: `select l.name as line, d.code as demand, l.requirement, ${amount('l.quantity')} as quantity, ${amount('l.times')} as times,
        concat_ws(' – ', l.date_from, nullif(l.date_to, l.date_from)) as days, ${amount('l.budget_amount')} as budget
      from purchase_line_ref l left join pool_line_ref p on p.tenant_id = l.tenant_id and p.id = l.pool_line_id
        left join demand_ref d on d.tenant_id = p.tenant_id and d.id = p.demand_id
      where l.tenant_id = $1 and l.purchase_id = $2 and l.is_active order by l.line`,
  },
  {
    title: label('邀请与答复', 'Who was asked'),
    columns: [
      supplier,
      text('sent', '发送时间', 'Sent'),
      text('viewed', '首次查看', 'First viewed'),
      text('answered', '答复时间', 'Answered'),
      text('state', '状态', 'State'),
      text('note', '说明', 'Note'),
    ],
    words: { state: invitationStates },
    sql: `select s.name as supplier, ${moment('i.sent_at')} as sent, ${moment('i.first_viewed_at')} as viewed,
        ${moment('i.answered_at')} as answered, i.state, i.decline_note as note
      from purchase_invitation_ref i join supplier_ref s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
      where i.tenant_id = $1 and i.purchase_id = $2 order by i.sent_at, i.id`,
  },
  {
    title: label('开标', 'Openings'),
    columns: [figure('round', '轮次', 'Round'), text('person', '开标人', 'By'), text('at', '时间', 'At')],
    sql: `select o.round_no::text as round, u.name as person, ${moment('o.at')} as at
      from purchase_opening_ref o left join user_ref u on u.tenant_id = o.tenant_id and u.id = o.user_id
      where o.tenant_id = $1 and o.purchase_id = $2 order by o.at`,
  },
  {
    title: label('已开标报价', 'Quotes that were opened'),
    columns: [
      supplier,
      figure('round', '轮次', 'Round'),
      line,
      price,
      quantity,
      sum,
      text('submitted', '提交时间', 'Submitted'),
      text('sha256', '回执 SHA-256', 'Receipt SHA-256'),
    ],
    sql: `select s.name as supplier, q.round_no::text as round, p.name as line, ${amount('l.unit_price')} as price,
        ${amount('coalesce(l.quantity, p.quantity)')} as quantity, ${amount('l.amount')} as amount, ${moment('q.submitted_at')} as submitted,
        q.sha256
      from quote_ref q join quote_line_ref l on l.tenant_id = q.tenant_id and l.quote_id = q.id and l.is_offered
        join purchase_line_ref p on p.tenant_id = l.tenant_id and p.id = l.purchase_line_id
        join supplier_ref s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
      where q.tenant_id = $1 and q.purchase_id = $2 order by q.round_no, s.name, p.line`,
  },
  {
    title: label('比价', 'Comparison'),
    columns: [
      line,
      figure('quotes', '报价家数', 'Quotes'),
      figure('lowest', '最低价', 'Lowest'),
      figure('mean', '平均价', 'Mean'),
      figure('highest', '最高价', 'Highest'),
      figure('budget', '预算（含税）', 'Budget'),
    ],
    sql: `select p.name as line, count(l.id)::text as quotes, ${amount('min(l.amount)')} as lowest,
        ${amount('round(avg(l.amount), 2)')} as mean, ${amount('max(l.amount)')} as highest, ${amount('p.budget_amount')} as budget
      from purchase_line_ref p left join (quote_line_ref l join quote_ref q on q.tenant_id = l.tenant_id and q.id = l.quote_id
          and q.state <> 'invalid') on l.tenant_id = p.tenant_id and l.purchase_line_id = p.id and l.is_offered
      where p.tenant_id = $1 and p.purchase_id = $2 and p.is_active group by p.id, p.line, p.name, p.budget_amount order by p.line`,
  },
  {
    title: label('定标', 'Award'),
    columns: [
      code,
      line,
      supplier,
      quantity,
      price,
      sum,
      text('reason', '理由', 'Reason'),
      text('note', '说明', 'Explanation'),
      figure('budget', '较预算', 'Against budget'),
      figure('lowest', '较最低价', 'Against lowest'),
    ],
    words: { reason: reasons },
    sql: `select a.code, l.name as line, s.name as supplier, ${amount('l.quantity')} as quantity, ${amount('l.unit_price')} as price,
        ${amount('l.amount')} as amount, l.reason_code as reason, coalesce(l.reason_text, a.single_source_reason) as note,
        ${amount('l.vs_budget')} as budget, ${amount('l.vs_lowest')} as lowest
      from award_ref a join award_line_ref l on l.tenant_id = a.tenant_id and l.award_id = a.id
        join supplier_ref s on s.tenant_id = l.tenant_id and s.id = l.supplier_id
      where a.tenant_id = $1 and a.purchase_id = $2 and a.status = 'approved' order by a.code, l.line`,
  },
  {
    title: label('采购订单', 'Orders'),
    columns: [code, supplier, line, quantity, figure('times', '天/晚/场', 'Times'), price, sum],
    sql: `select o.code, s.name as supplier, l.name as line, ${amount('l.quantity')} as quantity, ${amount('l.times')} as times,
        ${amount('l.unit_price')} as price, ${amount('l.amount')} as amount
      from purchase_order_ref o join purchase_order_line_ref l on l.tenant_id = o.tenant_id and l.order_id = o.id
        join supplier_ref s on s.tenant_id = o.tenant_id and s.id = o.supplier_id
      where o.tenant_id = $1 and o.purchase_id = $2 and o.stage not in ('draft', 'canceled') order by o.code, l.line`,
  },
  {
    title: label('订单版本', 'Versions of orders'),
    columns: [
      code,
      text('version', '版本', 'Version'),
      sum,
      text('signer', '供应商确认人', 'Confirmed by'),
      text('at', '生效时间', 'In force since'),
    ],
    sql: `select o.code, v.name as version, ${amount('v.amount')} as amount, v.signer, ${moment('v.agreed_at')} as at
      from purchase_order_ref o join purchase_order_version_ref v on v.tenant_id = o.tenant_id and v.order_id = o.id
      where o.tenant_id = $1 and o.purchase_id = $2 order by o.code, v.version_no`,
  },
  {
    title: label('验收', 'What was accepted'),
    columns: [
      code,
      line,
      text('day', '日期', 'Day'),
      figure('ordered', '订单数量', 'Ordered'),
      quantity,
      figure('times', '天/晚/场', 'Times'),
      price,
      sum,
      text('remark', '说明', 'Remark'),
    ],
    sql: `select a.code, o.name as line, l.day::text as day, ${amount('l.ordered_quantity')} as ordered, ${amount('l.quantity')} as quantity,
        ${amount('l.times')} as times, ${amount('l.unit_price')} as price, ${amount('l.amount')} as amount, l.remark
      from acceptance a join acceptance_line l on l.tenant_id = a.tenant_id and l.acceptance_id = a.id
        join purchase_order_line_ref o on o.tenant_id = l.tenant_id and o.id = l.order_line_id
        join purchase_order_ref p on p.tenant_id = a.tenant_id and p.id = a.order_id
      where a.tenant_id = $1 and p.purchase_id = $2 and a.stage <> 'void' order by a.code, l.line`,
  },
  {
    title: label('验收扣款', 'Deductions'),
    columns: [code, text('note', '说明', 'What happened'), sum],
    sql: `select a.code, d.note, ${amount('d.amount')} as amount
      from acceptance a join acceptance_deduction d on d.tenant_id = a.tenant_id and d.acceptance_id = a.id
        join purchase_order_ref p on p.tenant_id = a.tenant_id and p.id = a.order_id
      where a.tenant_id = $1 and p.purchase_id = $2 and a.stage <> 'void' order by a.code, d.line`,
  },
  {
    title: label('验收结算与签字', 'Settled and signed'),
    columns: [
      code,
      supplier,
      sum,
      figure('payable', '我方应付', 'We pay'),
      text('signer', '供应商签字人', 'Signed by'),
      text('at', '签字时间', 'Signed at'),
      text('sha256', '签字内容 SHA-256', 'Signed content SHA-256'),
    ],
    sql: `select a.code, s.name as supplier, ${amount('a.amount')} as amount, ${amount('a.payable_amount')} as payable, a.signer_name as signer,
        ${moment('a.signed_at')} as at, (select g.sha256 from acceptance_signature g where g.tenant_id = a.tenant_id
          and g.acceptance_id = a.id and g.kind = 'signed' order by g.at desc limit 1) as sha256
      from acceptance a join supplier_ref s on s.tenant_id = a.tenant_id and s.id = a.supplier_id
        join purchase_order_ref p on p.tenant_id = a.tenant_id and p.id = a.order_id
      where a.tenant_id = $1 and p.purchase_id = $2 and a.stage <> 'void' order by a.code`,
  },
]
