import { supplierPages } from '@srm/api/supplier/pages'
import { label } from '@srm/api/shared/label'
import { touchesDays, type CalendarSource } from '#kernel/calendar.ts'

export const certificateCalendar: readonly CalendarSource[] = [
  {
    key: 'supplierCertificate',
    rank: 50,
    label: label('资质到期', 'Certificates that expire'),
    color: 'red',
    path: `${supplierPages.certificate.detail.path}?id=`,
    permission: 'supplierCertificate:list',
    rows: () => `select t.id, s.name as title, t.number as note, t.expires_on as first, t.expires_on as last,
        null::timestamptz as at, null::timestamptz as until, null::uuid as person, false as movable
      from supplier_certificate t join supplier s on s.tenant_id = t.tenant_id and s.id = t.supplier_id
      where t.tenant_id = $1 and t.status <> 'revoked' and not t.long_term and ${touchesDays('t.expires_on')}`,
  },
]
