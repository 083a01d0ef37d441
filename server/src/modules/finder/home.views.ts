import { finderPages } from '@srm/api/finder/pages'
import type { HomeDuty } from '#kernel/module.ts'

export const duties: readonly HomeDuty[] = [
  {
    key: 'availability.held',
    rank: 40,
    label: { zh: '档期暂留即将到期', en: 'Hold about to end' },
    path: `${finderPages.availability.detail.path}?id=`,
    permission: 'availability:show',
    rows: () =>
      `select a.id, a.name as title, a.code as note, a.until as at from availability a
        where a.tenant_id = $1 and a.state = 'held' and a.until between (now() at time zone 'Asia/Shanghai')::date
          and (now() at time zone 'Asia/Shanghai')::date + 1 order by a.until, a.id`,
  },
]
