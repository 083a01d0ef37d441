import { SupplierApplication } from '@srm/api/onboarding'
import { onboardingPages } from '@srm/api/onboarding/pages'
import type { HomeDuty, HomeFigure, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const { list, detail } = onboardingPages.application
const open = ['submitted', 'reviewing'] as const
const filter = encodeURIComponent(JSON.stringify([{ field: 'stage', op: 'in', value: open }]))

const waiting = ({ ctx, params }: HomeQuestion): string =>
  [
    `from supplier_application t where t.tenant_id = $1 and t.stage in ('${open.join("', '")}')`,
    ...scopeSql(SupplierApplication, ctx, params),
  ].join(' and ')

export const figures: readonly HomeFigure[] = [
  {
    key: 'application.waiting',
    rank: 20,
    label: { zh: '待审核准入', en: 'Admissions to review' },
    path: `${list.path}?filter=${filter}`,
    permission: 'supplierApplication:list',
    tone: 'warning',
    count: (question) => `select count(*) ${waiting(question)}`,
  },
]

export const duties: readonly HomeDuty[] = [
  {
    key: 'application.late',
    rank: 20,
    label: { zh: '准入申请等了两天以上', en: 'Admission waiting for two days' },
    path: `${detail.path}?id=`,
    permission: 'supplierApplication:show',
    rows: (question) =>
      `select t.id, t.name as title, t.code as note, t.submitted_at as at ${waiting(question)}
        and t.submitted_at < now() - interval '2 days' order by t.submitted_at, t.id`,
  },
]
