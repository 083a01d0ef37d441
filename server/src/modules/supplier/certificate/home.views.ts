import { supplierPages } from '@srm/api/supplier/pages'
import type { HomeDuty, HomeFigure } from '#kernel/module.ts'

const withStatus = (status: string): string =>
  `${supplierPages.expiring.path}?sort=expiresOn&filter=${encodeURIComponent(JSON.stringify([{ field: 'status', op: 'in', value: [status] }]))}`

const countOf = (status: string): string =>
  `select count(*) from supplier_certificate where tenant_id = $1 and status = '${status}'`

export const figures: readonly HomeFigure[] = [
  {
    key: 'certificate.expiring',
    rank: 30,
    label: { zh: '资质 30 天内到期', en: 'Expiring in 30 days' },
    path: withStatus('expiring'),
    permission: 'supplierCertificate:list',
    tone: 'warning',
    count: () => countOf('expiring'),
  },
  {
    key: 'certificate.expired',
    rank: 40,
    label: { zh: '资质已过期', en: 'Certificates expired' },
    path: withStatus('expired'),
    permission: 'supplierCertificate:list',
    tone: 'danger',
    count: () => countOf('expired'),
  },
]

export const duties: readonly HomeDuty[] = [
  {
    key: 'certificate.week',
    rank: 30,
    label: { zh: '资质 7 天内到期', en: 'Certificate due in 7 days' },
    path: `${supplierPages.certificate.detail.path}?id=`,
    permission: 'supplierCertificate:show',
    rows: () =>
      `select c.id, s.name as title, c.number as note, c.expires_on as at from supplier_certificate c
        join supplier s on s.tenant_id = c.tenant_id and s.id = c.supplier_id
        where c.tenant_id = $1 and c.status = 'expiring' and c.expires_on <= (now() at time zone 'Asia/Shanghai')::date + 7
        order by c.expires_on, c.id`,
  },
]
