const id = (last: number): string => `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`
const zhou = { id: id(900), name: '周敏' }
const xu = { id: id(901), name: '许静怡' }

const event = { changes: [], note: null, mentions: [], replyTo: null, files: [] }

/** What happened to a purchase, newest first. */
export const timeline = [
  {
    ...event,
    id: id(701),
    kind: 'comment',
    at: '2026-11-14T16:30:00.000+08:00',
    actor: xu,
    note: '@周敏 场馆要求提前两日进场，交付日期已改。',
    mentions: [zhou],
  },
  {
    ...event,
    id: id(702),
    kind: 'updated',
    at: '2026-11-14T16:28:00.000+08:00',
    actor: xu,
    changes: [
      { field: 'dueOn', label: '交付日期', from: '2026-12-05', to: '2026-12-03' },
      { field: 'amount', label: '金额', from: '￥1,260,000.00', to: '￥1,286,500.00' },
    ],
  },
  { ...event, id: id(703), kind: 'created', at: '2026-11-02T09:12:00.000+08:00', actor: zhou },
]

const job = {
  name: 'transfer.export',
  error: null,
  done: 0,
  total: 1200,
  createdAt: '2026-11-14T16:30:00.000+08:00',
  finishedAt: null,
}

/** One background job in every state there is. */
export const jobs = [
  { ...job, id: id(601), title: '导入 · 供应商', state: 'running', done: 780 },
  { ...job, id: id(602), title: '导出 · 我方公司', state: 'waiting' },
  { ...job, id: id(603), title: '短信群发 · 询价邀请', state: 'done', done: 1200, name: 'sample.sms' },
  {
    ...job,
    id: id(604),
    title: '导入 · 物料',
    state: 'failed',
    done: 312,
    error: '第 313 行：编号重复',
    name: 'sample',
  },
  { ...job, id: id(605), title: '导出 · 采购单', state: 'cancelled', done: 96, name: 'sample' },
]
