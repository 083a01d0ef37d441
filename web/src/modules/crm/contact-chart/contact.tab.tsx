import { PlusOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { crm, CustomerContact } from '@srm/api/crm'
import { label } from '@srm/api/shared/label'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { RelatedCreate } from '@/ui/record-related/related-form.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { Await } from '@/ui/states.tsx'
import { contactControl, CustomerScope } from '../contact/input.tsx'
import styles from './chart.module.css'
import { Chart } from './chart.tsx'
import { useChartText } from '../crm.texts.ts'

type Part = Omit<ComponentProps<typeof RelatedRecords>, 'by' | 'owner' | 'also' | 'columns'>

const part = {
  record: CustomerContact,
  noun: label('联系人', 'Contact'),
  calls: crm.contact,
  defaults: { status: 'active' },
  controls: { parent: contactControl },
} as const satisfies Part

const columns = ['name', 'position', 'mobile', 'isPrimary', 'isDecisionMaker', 'parent', 'status'] as const
const most = 100

const ChartPanel = ({ customerId }: { readonly customerId: string }): ReactNode => {
  const t = useChartText()
  const may = useCan()
  const [adding, setAdding] = useState(false)
  const filter = JSON.stringify([{ field: 'customer', op: 'in', value: [customerId] }])
  const query = useRead(crm.contact.list, { query: { filter, sort: 'createdAt', pageSize: String(most) } })
  const add = may('customerContact:create') && (
    <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <Panel title={t('chart')} extra={add}>
      <Await query={query} rows={4}>
        {({ items, nextCursor }) => (
          <>
            <Chart people={items} />
            {nextCursor && <p className={styles.none}>{t('more', { count: most })}</p>}
          </>
        )}
      </Await>
      {adding && (
        <RelatedCreate
          {...part}
          by="customer"
          owner={customerId}
          saved={() => refreshFamily(crm.customer.parts)}
          close={() => setAdding(false)}
        />
      )}
    </Panel>
  )
}

/** Who is who at a customer: as a chart of who reports to whom, or as a list. */
export const ContactTab = ({ customerId }: { readonly customerId: string }): ReactNode => {
  const t = useChartText()
  const [shape, setShape] = useState<'chart' | 'list'>('chart')
  return (
    <CustomerScope value={customerId}>
      <Row className={styles.shapes ?? ''}>
        <Segmented<'chart' | 'list'>
          size="small"
          aria-label={t('shape')}
          value={shape}
          onChange={setShape}
          options={[
            { value: 'chart', label: t('chart') },
            { value: 'list', label: t('list') },
          ]}
        />
      </Row>
      {shape === 'chart' ? (
        <ChartPanel customerId={customerId} />
      ) : (
        <RelatedRecords {...part} columns={columns} by="customer" owner={customerId} also={[crm.customer.parts]} />
      )}
    </CustomerScope>
  )
}
