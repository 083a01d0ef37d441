import { approvalPages } from '@srm/api/approval/pages'
import type { HomeDuty, HomeFigure } from '#kernel/module.ts'

const todo = `from approval_task s join approval_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id
  where s.tenant_id = $1 and s.status = 'pending' and (s.assignee_id = $2 or s.substitute_id = $2)`

const mineRunning = encodeURIComponent(JSON.stringify([{ field: 'status', op: 'in', value: ['running'] }]))

export const figures: readonly HomeFigure[] = [
  {
    key: 'approval.todo',
    rank: 10,
    label: { zh: '待我审批', en: 'Waiting for me' },
    path: approvalPages.centre.path,
    tone: 'warning',
    count: () => `select count(*) ${todo}`,
  },
  {
    key: 'approval.mine',
    rank: 60,
    label: { zh: '我的申请审批中', en: 'Mine in approval' },
    path: `${approvalPages.centre.path}?list=mine&filter=${mineRunning}`,
    count: () =>
      `select count(*) from approval_instance where tenant_id = $1 and status = 'running' and (initiator_id = $2 or submitted_by = $2)`,
  },
]

export const duties: readonly HomeDuty[] = [
  {
    key: 'approval.due',
    rank: 10,
    label: { zh: '审批今天到期', en: 'Approval due today' },
    path: `${approvalPages.detail.path}?id=`,
    rows: () =>
      `select i.id, i.title, i.serial_no as note, s.due_at as at ${todo}
        and s.due_at < ((now() at time zone 'Asia/Shanghai')::date + 1)::timestamp at time zone 'Asia/Shanghai' order by s.due_at`,
  },
]
