import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { supplier } from '@srm/api/supplier'
import { recordPath } from '@/lib/module/record-pages.ts'
import { Can } from '@/lib/session/can.tsx'
import { useRead } from '@/lib/api/query.ts'
import { nameIn, textIn, type Row } from '@/ui/record-shape.ts'
import { Await, State } from '@/ui/states.tsx'
import { WorkList, WorkRow } from '@/ui/work-list.tsx'
import { renewPath } from '../supplier.paths.ts'
import { useCertificateWidgetText } from '../supplier.texts.ts'

const shown = 7
const query = {
  pageSize: shown,
  sort: 'expiresOn' as const,
  filter: JSON.stringify([{ field: 'status', op: 'in', value: ['expiring'] }]),
}

/** Certificates that run out, each with the link by which its supplier sends the next one. */
export const ExpiringWidget = (): ReactNode => {
  const t = useCertificateWidgetText()
  return (
    <Await query={useRead(supplier.certificate.list, { query })} rows={5}>
      {({ items }) =>
        items.length === 0 ? (
          <State icon={<SafetyCertificateOutlined />} title={t('none')} hint={t('noneHint')} />
        ) : (
          <WorkList>
            {items.map((row: Row) => (
              <WorkRow
                key={row.id}
                to={recordPath('supplierCertificate', row.id) ?? '/'}
                title={nameIn(row, 'supplier')}
                note={textIn(row, 'number')}
                side={t('on', { date: textIn(row, 'expiresOn') })}
              >
                <Can code="supplierUpdate:create">
                  <Button size="small" href={`#${renewPath(row.id, nameIn(row, 'supplier'))}`}>
                    {t('renew')}
                  </Button>
                </Can>
              </WorkRow>
            ))}
          </WorkList>
        )
      }
    </Await>
  )
}
